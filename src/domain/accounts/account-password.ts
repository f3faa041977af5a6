import { createHash } from 'node:crypto'
import { compare, hash } from 'bcryptjs'

const COST = 10

/** The hash of an account that no password opens; as long as a real one takes to compare. */
export const NO_PASSWORD = '*'
const DUMMY = '$2b$10$B6hzkbDxRcliklIPVFN32.q3OQJkFt4eopP8tnlMdhQYTz7RblUOe'

/** The slow hash under which the password of an account is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(digest(password), COST)
}

/**
 * Compares a password with a stored hash. Takes as long when there is no account or no password,
 * so that the time tells nobody which names exist.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored !== undefined && stored !== NO_PASSWORD
  const same = await compare(digest(password), known ? stored : DUMMY)
  return same && known
}

/**
 * bcrypt reads 72 bytes and stops at a zero byte; a digest in text form has neither problem, so
 * that every character of a long password counts. Composed characters count the same however
 * the keyboard makes them.
 */
function digest(password: string): string {
  return createHash('sha256').update(password.normalize('NFC')).digest('base64')
}
