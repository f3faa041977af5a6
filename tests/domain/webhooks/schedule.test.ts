import { describe, expect, it } from '@jest/globals'
import { nextAttempt, PATIENCE, pauseAfter } from '../../../src/domain/webhooks/schedule.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const queuedAt = new Date('2026-03-01T12:00:00Z')
/** Halfway between the shortest and the longest wait. */
const MIDDLE = 0.5

/** When a message is tried that is never taken, in milliseconds after it was queued. */
function attemptsOf(random: number): number[] {
  const times: number[] = []
  let now: Date | undefined = queuedAt
  while (now !== undefined) {
    times.push(now.getTime() - queuedAt.getTime())
    const attempts = times.length
    now = nextAttempt({ queuedAt, attempts, retryAfter: undefined, now }, random)
  }
  return times
}

const waitsOf = (times: readonly number[]): number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0))

/** The wait after a first attempt. */
const waitAfter = (retryAfter: number | undefined, random = MIDDLE): number | undefined => {
  const next = nextAttempt({ queuedAt, attempts: 1, retryAfter, now: queuedAt }, random)
  return next && next.getTime() - queuedAt.getTime()
}

describe('A message that is never taken', () => {
  it('is tried after three times as long each time, at last twice a day', () => {
    const waits = waitsOf(attemptsOf(MIDDLE)).map((wait) => wait / SECOND)
    expect(waits.slice(0, -1)).toEqual([
      5, 15, 45, 135, 405, 1215, 3645, 10_935, 32_805, 43_200, 43_200, 43_200, 43_200,
    ])
  })

  it.each([0, MIDDLE, 1])('is tried for the last time after three days (%d)', (random) => {
    expect(attemptsOf(random).at(-1)).toBe(PATIENCE)
  })

  it('is retried apart from others that failed with it', () => {
    expect([0, 1].map((random) => waitAfter(undefined, random))).toEqual([4500, 5500])
  })
})

describe('A receiver that requests a pause', () => {
  it('gets it where it is longer than the wait', () => {
    expect(waitAfter(600)).toBe(600 * SECOND)
  })

  it('does not hurry the next attempt', () => {
    expect(waitAfter(1)).toBe(5 * SECOND)
  })

  it('does not delay the last attempt', () => {
    expect(waitAfter(1000 * HOUR)).toBe(PATIENCE)
  })
})

describe('A webhook that fails one time after the other', () => {
  it('is held from the fifth time on, for five minutes at most', () => {
    const pauses = [0, 4, 5, 6, 7, 10, 11, 100].map((failures) => pauseAfter(failures) / SECOND)
    expect(pauses).toEqual([0, 0, 5, 10, 20, 160, 300, 300])
  })
})
