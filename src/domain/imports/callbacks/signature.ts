import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether two texts are the same; the time that it takes does not tell how near they were. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

/** What `X-Import-Signature` holds for a body (behaviour/imports.md#safety-of-callbacks). */
export function signatureOf(body: Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** SHA-256 of a body in hexadecimal digits. */
export const bodyHashOf = (body: Uint8Array): string =>
  createHash('sha256').update(body).digest('hex')
