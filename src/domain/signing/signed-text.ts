import { createHmac } from 'node:crypto'
import { isSameText } from './same-text.ts'

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
  return isSameText(token.slice(dot + 1), signatureOf(secret, purpose, text)) ? text : undefined
}

const signatureOf = (secret: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
