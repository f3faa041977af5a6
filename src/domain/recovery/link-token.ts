import { readSignedText, signText } from '../signing/signed-text.ts'

/** What a link that is sent by mail does to an account; one for something else does not fit. */
export type LinkPurpose = 'password reset' | 'mail address'

/** What the token of a link says: which account it changes, and until when. */
export interface LinkClaims {
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
export function signLinkToken(secret: Buffer, purpose: LinkPurpose, claims: LinkClaims): string {
  const { userId, version, expires, value } = claims
  const carried = value === '' ? [] : [Buffer.from(value).toString('base64url')]
  return signText(secret, purpose, [userId, version, expires, ...carried].join('.'))
}

const CLAIMS = /^(\d{1,10})\.(\d{1,10})\.(\d{1,12})(?:\.([\w-]+))?$/

/** Returns the claims of a token; undefined unless this site has signed it for the purpose. */
export function readLinkToken(
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
