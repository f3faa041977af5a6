/** Whose cached answers a request may get. */
import type { IncomingMessage } from 'node:http'
import type { ApiAddress } from './api-address.ts'
import type { Audiences, Identity, Variant } from './audience.ts'
import { dialectOf, ownPath } from './dialects/spoken.ts'
import { readQuery } from './read-request.ts'
import { answerKey } from './response-cache.ts'

/** The caller of a request, as the cache distinguishes callers. */
export interface Reader {
  /** Of the answer in the cache. */
  readonly key: string
  /** 0 for visitors. */
  readonly callerId: number
}

type MaybePromise<Value> = Value | Promise<Value>

/** Undefined if identification failed; the application then answers with the reason. */
export function readerOf(
  audiences: Audiences,
  message: IncomingMessage,
  address: ApiAddress,
): MaybePromise<Reader | undefined> {
  try {
    const identity = audiences.identifyOwn(message, () => ({
      sentMethod: message.method ?? 'GET',
      method: 'GET',
      asScript: readQuery(address.rawQuery)['_jsonp'] !== undefined,
    }))
    return identity instanceof Promise
      ? identity.then((known) => readerFor(audiences, message, address, known))
      : readerFor(audiences, message, address, identity)
  } catch {
    return undefined
  }
}

function readerFor(
  audiences: Audiences,
  message: IncomingMessage,
  address: ApiAddress,
  { caller }: Identity,
): MaybePromise<Reader | undefined> {
  // A failed identification does not make a visitor: the same address may be refused next time.
  if (message.headers.authorization !== undefined && !caller.signedIn) return undefined
  // Answers are keyed by user, and these credentials grant less than the user has.
  if (caller.scopes !== undefined) return undefined
  const { rawPath, rawQuery } = address
  const path = ownPath(message, rawPath)
  const root = dialectOf(message)?.table.root ?? ''
  const { origin } = message.headers
  const readerWith = (variant: Variant): Reader => ({
    key: answerKey(caller.id, `${root}${rawPath}?${rawQuery}`, variant, origin),
    callerId: caller.id,
  })
  const variant = audiences.variantOf(message, { path, rawQuery }, caller)
  return variant instanceof Promise ? variant.then(readerWith) : readerWith(variant)
}
