/** Encryption (AES-256-GCM) of the provider's secrets in the database. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { failure } from '../../errors/errors.ts'

const ALGORITHM = 'aes-256-gcm'
/** First byte of a ciphertext, which names its format. */
const FORM = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text: form, nonce, tag, then the text.
 *
 * @param purpose what it is for; it opens for nothing else, so that rows cannot be exchanged
 */
export function seal(key: Buffer, purpose: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(purpose))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from([FORM]), nonce, cipher.getAuthTag(), encrypted])
}

/** @throws DomainError 400 ads_provider_key_wrong for another key or purpose, or changed bytes */
export function unseal(key: Buffer, purpose: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed)
  const start = 1 + NONCE_BYTES + TAG_BYTES
  if (bytes.length < start || bytes[0] !== FORM) throw failure('ads_provider_key_wrong')
  try {
    const nonce = bytes.subarray(1, 1 + NONCE_BYTES)
    const cipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    cipher.setAAD(Buffer.from(purpose))
    cipher.setAuthTag(bytes.subarray(1 + NONCE_BYTES, start))
    return Buffer.concat([cipher.update(bytes.subarray(start)), cipher.final()]).toString('utf8')
  } catch {
    throw failure('ads_provider_key_wrong')
  }
}
