import { findUsers, type UserRow } from '../../data/users/user-reader.ts'
import type { Site } from '../site/site.ts'
import { readSignedText, signText } from '../signing/signed-text.ts'

/** For how long a link works. */
export const LINK_MINUTES = 60

/** The link no longer works: it is too old, was used, or the account has changed since. */
export class LinkVoid extends Error {
  override readonly name = 'LinkVoid'
}

/** The token of a link to a change of an account, good for an hour and until the account changes. */
export function accountToken(
  { secret }: Pick<Site, 'secret'>,
  purpose: LinkPurpose,
  { now, ...claims }: Omit<LinkClaims, 'expires'> & { readonly now: Date },
): string {
  const expires = Math.floor(now.getTime() / 1000) + LINK_MINUTES * 60
  return signLinkToken(secret, purpose, { ...claims, expires })
}

/**
 * The user whose account a link changes, and the value that it carries.
 * @param token as in the link
 * @throws LinkVoid also for a token that this site has not made
 */
export async function openLink(
  site: Site,
  purpose: LinkPurpose,
  token: string,
): Promise<{ readonly user: UserRow; readonly value: string }> {
  const claims = readLinkToken(site.secret, purpose, token)
  if (claims === undefined || claims.expires * 1000 <= site.clock().getTime()) throw new LinkVoid()
  const [user] = await findUsers(site.database, [claims.userId])
  if (user === undefined || user.version !== claims.version) throw new LinkVoid()
  return { user, value: claims.value }
}

/** Compares the account again while it is locked, so that of two uses of a link one counts. */
export const unchangedSince =
  ({ version }: UserRow) =>
  (current: UserRow): void => {
    if (current.version !== version) throw new LinkVoid()
  }

/** The purpose of a link sent by mail; a link is valid for its own purpose only. */
type LinkPurpose = 'password reset' | 'mail address'

/** The signed content of a link. */
interface LinkClaims {
  readonly userId: number
  /**
   * Of the account. Every change increments it, so the use of any link, a new password or a new mail
   * address ends all links that were sent before.
   */
  readonly version: number
  /** Unix time in seconds. */
  readonly expires: number
  /** The new value that the link carries; '' if it carries none. */
  readonly value: string
}

/** Signs the claims, in characters that need no encoding in addresses. */
function signLinkToken(secret: Buffer, purpose: LinkPurpose, claims: LinkClaims): string {
  const { userId, version, expires, value } = claims
  const carried = value === '' ? [] : [Buffer.from(value).toString('base64url')]
  return signText(secret, purpose, [userId, version, expires, ...carried].join('.'))
}

const CLAIMS = /^(\d{1,10})\.(\d{1,10})\.(\d{1,12})(?:\.([\w-]+))?$/

/** Returns the claims of a token; undefined unless this site has signed it for the purpose. */
function readLinkToken(
  secret: Buffer,
  purpose: LinkPurpose,
  token: string,
): LinkClaims | undefined {
  const text = readSignedText(secret, purpose, token)
  const [, userId, version, expires, value = ''] = CLAIMS.exec(text ?? '') ?? []
  if (userId === undefined) return undefined
  return {
    userId: Number(userId),
    version: Number(version),
    expires: Number(expires),
    value: Buffer.from(value, 'base64url').toString(),
  }
}
