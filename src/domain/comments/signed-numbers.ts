import { readSignedText, signText } from '../signing/signed-text.ts'

/** Returns whole numbers with their signature, in characters that need no encoding in addresses. */
export const signNumbers = (secret: Buffer, purpose: string, numbers: readonly number[]): string =>
  signText(secret, purpose, numbers.join('.'))

/** Returns the numbers of a token; undefined unless this site has signed it for the purpose. */
export function readSignedNumbers(
  secret: Buffer,
  purpose: string,
  token: string,
): readonly number[] | undefined {
  const text = readSignedText(secret, purpose, token) ?? ''
  return /^\d{1,15}(?:\.\d{1,15}){0,7}$/.test(text) ? text.split('.').map(Number) : undefined
}
