import type { IncomingMessage } from 'node:http'
import { parseCookie, type Cookies } from 'cookie'
import type { HttpCaller } from './program.ts'
import { readBasicCredentials, type BasicCredentials } from './credentials.ts'
import { ApiError, isRefusedRequest } from './errors.ts'
import { notesOf } from './request-notes.ts'
import { headerText } from './request.ts'
import { requestSlot } from './request-slot.ts'
import { mayUseKeptCredentials, type UnidentifiedRequest } from './kept-credentials.ts'

/** Proves that a request with a session's cookie was made by a page of this site. */
export const NONCE_HEADER = 'x-wp-nonce'

/** The identified caller; if identification failed, the reason, with a visitor as caller. */
export interface Identity {
  readonly caller: HttpCaller
  readonly error?: unknown
}

/** The part of a read request that selects a variant. */
export interface Read<Caller extends HttpCaller = HttpCaller> {
  /** Decoded, so that all spellings of an address select the same variants. */
  readonly path: string
  readonly rawQuery: string
  readonly headers: IncomingMessage['headers']
  readonly caller: Caller
}

export interface AudienceOptions {
  readonly authenticate: (credentials: BasicCredentials, address: string) => Promise<HttpCaller>
  /** The user of the session that the cookies name, if the nonce is that of the session. */
  readonly authenticateSession: (
    nonce: string,
    client: { readonly cookies: Readonly<Cookies>; readonly address: string },
  ) => Promise<HttpCaller>
  readonly anonymous: HttpCaller
  readonly siteUrl: string
  readonly remoteAddress: (message: IncomingMessage) => string
  /**
   * What selects the answer to a read besides its address, such as the visitor's device: '' if all
   * visitors are alike, undefined if nothing does. It is part of the cache key.
   */
  variantOf(read: Read): Variant | Promise<Variant>
}

export type Variant = string | undefined

/**
 * Finds out for whom an answer is made. Each question is answered once per request, so that cache
 * and application agree and a password is checked only once.
 */
export interface Audiences {
  readonly identify: (message: IncomingMessage) => Identity | Promise<Identity>
  /** Like `identify`, for requests that another site's page may have made a browser send. */
  readonly identifyOwn: (
    message: IncomingMessage,
    readRequest: () => Omit<UnidentifiedRequest, 'headers'>,
  ) => Identity | Promise<Identity>
  readonly variantOf: (
    message: IncomingMessage,
    address: Pick<Read, 'path' | 'rawQuery'>,
    caller: HttpCaller,
  ) => Variant | Promise<Variant>
}

export function createAudiences(options: AudienceOptions): Audiences {
  const identities = requestSlot<Promise<Identity>>('identity')
  const variants = requestSlot<{ variant: Variant | Promise<Variant> }>('variant')
  const visitor: Identity = { caller: options.anonymous }

  const authenticate = async (
    message: IncomingMessage,
    identified: Promise<HttpCaller>,
  ): Promise<Identity> => {
    const notes = notesOf(message)
    try {
      const caller = await identified
      notes.userId = caller.id
      return { caller }
    } catch (error) {
      notes.signInRefused = isRefusedRequest(error)
      return { caller: options.anonymous, error }
    }
  }

  const identify = (message: IncomingMessage): Identity | Promise<Identity> => {
    const known = identities.get(message)
    if (known !== undefined) return known
    const identified = callerOf(message)
    if (identified === undefined) return visitor
    const identity = authenticate(message, identified)
    identities.set(message, identity)
    return identity
  }

  /** A cookie alone makes nobody the caller, because browsers send it with any request. */
  const callerOf = (message: IncomingMessage): Promise<HttpCaller> | undefined => {
    const { headers } = message
    const credentials = readBasicCredentials(headers.authorization)
    if (credentials !== undefined) {
      return options.authenticate(credentials, options.remoteAddress(message))
    }
    const nonce = headerText(headers, NONCE_HEADER)
    if (nonce === undefined) return undefined
    return options.authenticateSession(nonce, {
      cookies: parseCookie(headers.cookie ?? ''),
      address: options.remoteAddress(message),
    })
  }

  return {
    identify,
    identifyOwn(message, readRequest) {
      const { headers } = message
      const basic = readBasicCredentials(headers.authorization) !== undefined
      if (!basic) return identify(message)
      const { sentMethod, method, asScript } = readRequest()
      if (!mayUseKeptCredentials({ sentMethod, method, asScript, headers }, options.siteUrl)) {
        return identify(message)
      }
      notesOf(message).signInRefused = true
      return { caller: options.anonymous, error: new ApiError('rest_cross_site_credentials') }
    },
    variantOf(message, { path, rawQuery }, caller) {
      const known = variants.get(message)
      if (known !== undefined) return known.variant
      const { headers } = message
      const variant = options.variantOf({ path, rawQuery, headers, caller })
      // A variant common to all need not be cached: computing it is faster.
      if (variant !== undefined && variant !== '') variants.set(message, { variant })
      return variant
    },
  }
}
