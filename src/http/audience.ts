import type { IncomingMessage } from 'node:http'
import type { HttpCaller } from './program.ts'
import { readBasicCredentials, type BasicCredentials } from './credentials.ts'
import { ApiError, isJudgement } from './errors.ts'
import { notesOf } from './request-notes.ts'
import { requestSlot } from './request-slot.ts'
import { mayUseKeptCredentials, type UnidentifiedRequest } from './kept-credentials.ts'

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
    asked: () => Omit<UnidentifiedRequest, 'headers'>,
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
    credentials: BasicCredentials,
    message: IncomingMessage,
  ): Promise<Identity> => {
    const notes = notesOf(message)
    try {
      const caller = await options.authenticate(credentials, options.remoteAddress(message))
      notes.userId = caller.id
      return { caller }
    } catch (error) {
      notes.signInRefused = isJudgement(error)
      return { caller: options.anonymous, error }
    }
  }

  const identify = (message: IncomingMessage): Identity | Promise<Identity> => {
    const known = identities.get(message)
    if (known !== undefined) return known
    const credentials = readBasicCredentials(message.headers.authorization)
    if (credentials === undefined) return visitor
    const identity = authenticate(credentials, message)
    identities.set(message, identity)
    return identity
  }

  return {
    identify,
    identifyOwn(message, asked) {
      const { headers } = message
      if (readBasicCredentials(headers.authorization) === undefined) return visitor
      if (!mayUseKeptCredentials({ ...asked(), headers }, options.siteUrl)) return identify(message)
      notesOf(message).signInRefused = true
      return { caller: options.anonymous, error: new ApiError('rest_cross_site_credentials') }
    },
    variantOf(message, address, caller) {
      const known = variants.get(message)
      if (known !== undefined) return known.variant
      const variant = options.variantOf({ ...address, headers: message.headers, caller })
      // A variant common to all need not be remembered: computing it is faster.
      if (variant !== undefined && variant !== '') variants.set(message, { variant })
      return variant
    },
  }
}
