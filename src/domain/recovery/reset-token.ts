import { readSignedText, signText } from '../signing/signed-text.ts'

/** What the token of a link says: whose password it sets, and until when. */
export interface ResetClaims {
  readonly userId: number
  /**
   * Of the account. Every change increments it, so the use of any link, a new password or a new mail
   * address ends all links that were sent before.
   */
  readonly version: number
  /** Unix time in seconds. */
  readonly expires: number
}

const PURPOSE = 'password reset'

/** Signs the claims, in characters that need no encoding in addresses. */
export const signResetToken = (secret: Buffer, { userId, version, expires }: ResetClaims): string =>
  signText(secret, PURPOSE, [userId, version, expires].join('.'))

const CLAIMS = /^(\d{1,10})\.(\d{1,10})\.(\d{1,12})$/

/** Returns the claims of a token; undefined unless this site has signed it. */
export function readResetToken(secret: Buffer, token: string): ResetClaims | undefined {
  const text = readSignedText(secret, PURPOSE, token)
  const [, userId, version, expires] = CLAIMS.exec(text ?? '') ?? []
  if (userId === undefined) return undefined
  return { userId: Number(userId), version: Number(version), expires: Number(expires) }
}
