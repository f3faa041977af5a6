import { createHash } from 'node:crypto'
import { compare, hash } from 'bcryptjs'

const COST = 10

/** The hash of an account without a password. Comparing it takes as long as a real one. */
export const NO_PASSWORD = '*'
const DUMMY = '$2b$10$B6hzkbDxRcliklIPVFN32.q3OQJkFt4eopP8tnlMdhQYTz7RblUOe'

/**
 * Computes the slow hash that is stored for the password of an account.
 * @param cost twice as slow for each one more
 */
export function hashPassword(password: string, cost: number = COST): Promise<string> {
  return hash(digest(password), cost)
}

/**
 * Compares a password with a stored hash. Takes equally long without an account or password,
 * so that the timing does not reveal which accounts exist.
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
