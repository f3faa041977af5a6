import { readSignedNumbers, signNumbers } from './signed-numbers.ts'

const PURPOSE = 'comment moderation'

/** What a link for a moderator is good for. */
export interface ModerationClaims {
  readonly commentId: number
  /** Of the comment; any change of it voids the link. */
  readonly version: number
  readonly userId: number
  /** Unix time in milliseconds. */
  readonly expires: number
}

export const signModeration = (
  secret: Buffer,
  { commentId, version, userId, expires }: ModerationClaims,
): string => signNumbers(secret, PURPOSE, [commentId, version, userId, expires])

/** Returns the claims of a token; undefined unless this site has signed it. */
export function readModeration(secret: Buffer, token: string): ModerationClaims | undefined {
  const numbers = readSignedNumbers(secret, PURPOSE, token)
  if (numbers === undefined) return undefined
  const [commentId = 0, version = 0, userId = 0, expires = 0] = numbers
  return { commentId, version, userId, expires }
}
