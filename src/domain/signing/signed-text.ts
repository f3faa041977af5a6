import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns a text with its signature behind a dot. The signature needs no encoding in addresses.
 * @param purpose what the text is for; signatures for other purposes do not fit
 */
export const signText = (secret: Buffer, purpose: string, text: string): string =>
  `${text}.${signatureOf(secret, purpose, text)}`

/** Returns the text of a token; undefined unless this site has signed it for the purpose. */
export function readSignedText(secret: Buffer, purpose: string, token: string): string | undefined {
  const dot = token.lastIndexOf('.')
  const text = token.slice(0, Math.max(dot, 0))
  const given = Buffer.from(token.slice(dot + 1))
  const expected = Buffer.from(signatureOf(secret, purpose, text))
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined
}

const signatureOf = (secret: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
