import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 24

/**
 * A new application password: 24 random letters and digits, some 142 bits
 * (behaviour/accounts.md#application-passwords).
 */
export function createSecret(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Formats a secret for display, in groups of four. */
export function groupSecret(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/**
 * Computes the keyed hash that is stored for a secret. A fast hash is sufficient because the secret
 * is random and too long to guess; the key protects a stolen table from offline search. Blanks are
 * ignored.
 */
export function hashSecret(secret: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(secret.replaceAll(/\s/g, '')).digest()
}

/** Compares two hashes in constant time. */
export function sameHash(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}
