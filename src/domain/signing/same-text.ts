import { timingSafeEqual } from 'node:crypto'

/** Compares texts without revealing by its time how much of them is the same. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
