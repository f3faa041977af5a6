/** When messages are tried again, and when a webhook is given up. Times are milliseconds. */

const SECOND = 1000
const HOUR = 3600 * SECOND

/** How long a message is tried, and a webhook may fail without a success. */
export const PATIENCE = 72 * HOUR

const FIRST_WAIT = 5 * SECOND
const GROWTH = 3
const LONGEST_WAIT = 12 * HOUR

/** By how much waits differ, so that messages that failed together do not come back together. */
const SPREAD = 0.2

interface Failed {
  readonly queuedAt: Date
  /** Attempts so far. */
  readonly attempts: number
  /** Seconds that the receiver has requested. */
  readonly retryAfter: number | undefined
  readonly now: Date
}

/**
 * When a message is sent again that was not taken: after 5 seconds, 15, 45 and so on, the last time
 * three days after it was queued.
 * @param random from 0 to 1
 * @returns undefined when it is given up
 */
export function nextAttempt(
  { queuedAt, attempts, retryAfter = 0, now }: Failed,
  random = Math.random(),
): Date | undefined {
  const end = queuedAt.getTime() + PATIENCE
  if (now.getTime() >= end) return undefined
  const wait = Math.min(FIRST_WAIT * GROWTH ** (attempts - 1), LONGEST_WAIT)
  const spread = wait * (1 + SPREAD * (random - 0.5))
  return new Date(Math.min(now.getTime() + Math.max(spread, retryAfter * SECOND), end))
}

/** Failures one after the other from which on a webhook is tried with pauses, whatever waits. */
const MOST_FAILURES = 5
const LONGEST_PAUSE = 300 * SECOND

/** How long nothing is sent to a webhook that has failed so often; 0 while it is not held. */
export function pauseAfter(failures: number): number {
  if (failures < MOST_FAILURES) return 0
  return Math.min(FIRST_WAIT * 2 ** (failures - MOST_FAILURES), LONGEST_PAUSE)
}
