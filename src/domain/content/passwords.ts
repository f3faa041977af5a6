import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a given password is that of an item; takes as long for a near miss as for any other. */
export function samePassword(stored: string, given: string): boolean {
  return timingSafeEqual(digest(stored), digest(given))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
