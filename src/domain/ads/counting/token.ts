import { createHmac } from 'node:crypto'
import { isSameText } from '../../signing/same-text.ts'
import { addDays, utcDay } from '../days.ts'

/**
 * Token issued with a decision and required with a hit: it proves that a page of this site was
 * rendered on that day or the day before, and does not identify the visitor (behaviour/ads.md#counting).
 */
export function hitToken(secret: Buffer, now: Date): string {
  return tokenOf(secret, utcDay(now))
}

export function isHitToken(secret: Buffer, now: Date, token: string): boolean {
  const today = utcDay(now)
  return [today, addDays(today, -1)].some((day) => isSameText(token, tokenOf(secret, day)))
}

const tokenOf = (secret: Buffer, day: string): string =>
  createHmac('sha256', secret).update(`ads hits ${day}`).digest('base64url')
