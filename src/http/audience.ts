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
export class Audiences {
  readonly #options: AudienceOptions
  readonly #visitor: Identity
  readonly #identities = requestSlot<Promise<Identity>>('identity')
  readonly #variants = requestSlot<{ variant: Variant | Promise<Variant> }>('variant')

  constructor(options: AudienceOptions) {
    this.#options = options
    this.#visitor = { caller: options.anonymous }
  }

  /** Identifies the caller of a request, which another site's page may have made a browser send. */
  identifyOwn(
    message: IncomingMessage,
    readRequest: () => Omit<UnidentifiedRequest, 'headers'>,
  ): Identity | Promise<Identity> {
    const { headers } = message
    const { siteUrl, anonymous } = this.#options
    const basic = readBasicCredentials(headers.authorization) !== undefined
    if (!basic) return this.#identify(message)
    const { sentMethod, method, asScript } = readRequest()
    if (!mayUseKeptCredentials({ sentMethod, method, asScript, headers }, siteUrl)) {
      return this.#identify(message)
    }
    notesOf(message).signInRefused = true
    return { caller: anonymous, error: new ApiError('rest_cross_site_credentials') }
  }

  variantOf(
    message: IncomingMessage,
    { path, rawQuery }: Pick<Read, 'path' | 'rawQuery'>,
    caller: HttpCaller,
  ): Variant | Promise<Variant> {
    const known = this.#variants.get(message)
    if (known !== undefined) return known.variant
    const { headers } = message
    const variant = this.#options.variantOf({ path, rawQuery, headers, caller })
    // A variant common to all need not be cached: computing it is faster.
    if (variant !== undefined && variant !== '') this.#variants.set(message, { variant })
    return variant
  }

  #identify(message: IncomingMessage): Identity | Promise<Identity> {
    const known = this.#identities.get(message)
    if (known !== undefined) return known
    const authenticating = this.#authenticate(message)
    if (authenticating === undefined) return this.#visitor
    const identity = this.#identityOf(message, authenticating)
    this.#identities.set(message, identity)
    return identity
  }

  /** A cookie alone does not identify the caller, because browsers send it with any request. */
  #authenticate(message: IncomingMessage): Promise<HttpCaller> | undefined {
    const { headers } = message
    const { authenticate, authenticateSession, remoteAddress } = this.#options
    const credentials = readBasicCredentials(headers.authorization)
    if (credentials !== undefined) return authenticate(credentials, remoteAddress(message))
    const nonce = headerText(headers, NONCE_HEADER)
    if (nonce === undefined) return undefined
    return authenticateSession(nonce, {
      cookies: parseCookie(headers.cookie ?? ''),
      address: remoteAddress(message),
    })
  }

  async #identityOf(
    message: IncomingMessage,
    authenticating: Promise<HttpCaller>,
  ): Promise<Identity> {
    const notes = notesOf(message)
    try {
      const caller = await authenticating
      notes.userId = caller.id
      return { caller }
    } catch (error) {
      notes.signInRefused = isRefusedRequest(error)
      return { caller: this.#options.anonymous, error }
    }
  }
}
