import { randomBytes } from 'node:crypto'

/** Tells this process from all others that write to the same log. */
const prefix = randomBytes(6).toString('hex')
let count = 0

/** A name for one request, in its log lines and its answer; it has to be unique, not secret. */
export function nextRequestId(): string {
  count = (count + 1) % 0x1_0000_0000
  return prefix + count.toString(16).padStart(8, '0')
}
