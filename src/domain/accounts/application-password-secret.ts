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

/** The secret as it is shown, in groups of four. */
export function groupSecret(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/**
 * Keyed hash under which a secret is stored. A fast hash is right here, because the secret is
 * random and too long to be guessed; the key keeps a stolen table from being searched elsewhere.
 * Blanks do not count.
 */
export function hashSecret(secret: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(secret.replaceAll(/\s/g, '')).digest()
}

/** Compares two hashes in constant time. */
export function sameHash(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}
