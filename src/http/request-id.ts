import { randomBytes } from 'node:crypto'

/** Distinguishes this process from others that write to the same log. */
const prefix = randomBytes(6).toString('hex')
let count = 0

/** An id for one request, used in log lines and answers; unique, but not secret. */
export function nextRequestId(): string {
  count = (count + 1) % 0x1_0000_0000
  return prefix + count.toString(16).padStart(8, '0')
}
