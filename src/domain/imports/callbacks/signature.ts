import { createHash, createHmac } from 'node:crypto'

/** The `X-Import-Signature` of a body (behaviour/imports.md#safety-of-callbacks). */
export function signatureOf(body: Uint8Array, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** SHA-256 of a body in hexadecimal. */
export const bodyHashOf = (body: Uint8Array): string =>
  createHash('sha256').update(body).digest('hex')
