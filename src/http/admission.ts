import type { ServerResponse } from 'node:http'
import { answerOverloaded } from './direct-answer.ts'

export interface AdmissionOptions {
  /** Whether those at work use all that there is, so that more of them would only wait there. */
  readonly isBusy: () => boolean
  /** Most requests that wait. */
  readonly mostWaiting: number
  /** Told from time to time how many requests were turned away since it was last told. */
  readonly onRefused: (requests: number) => void
  /** Milliseconds that only ever rise. */
  readonly now?: () => number
}

/** The queue in front of all work. */
export interface Admission {
  /** Begins the work of a request when its turn comes, refuses it, or drops it with its client. */
  readonly enter: (response: ServerResponse, work: () => void) => void
  /** How many requests wait for their turn. */
  readonly waiting: () => number
}

interface Waiting {
  readonly response: ServerResponse
  readonly work: () => void
  readonly since: number
}

/** Further waiting is hopeless: who still listens is better served by an early refusal. */
const LONGEST_MILLISECONDS = 2000
/** From this age of the oldest on, the newest go first: their clients are still there. */
const FIRST_COME_MILLISECONDS = 250
/**
 * One connection is accepted in a turn of the event loop. While new ones arrive, so many turns pass
 * between two beginnings; or else the next one begins in the next turn, and questions of health
 * come through in between.
 */
const TURNS_FOR_ARRIVALS = 32
/** Nobody tells when those at work need less. */
const LOOK_AGAIN_MILLISECONDS = 2
const REPORT_MILLISECONDS = 10_000

/**
 * Creates the queue. Work begins at once while there is room for it, and otherwise waits: up to a
 * number, and up to an age. Requests that are at work are not counted, because some of them wait
 * for a slow client or another site; what is scarce decides.
 */
export function createAdmission({
  now = () => performance.now(),
  ...options
}: AdmissionOptions): Admission {
  /** Oldest first. */
  let queue: Waiting[] = []
  /** Work has just begun, and may show only later what it needs. */
  let pausing = false
  let arrived = false
  let timer: NodeJS.Timeout | undefined
  let refused = 0

  const refuse = (response: ServerResponse): void => {
    answerOverloaded(response)
    if (refused === 0) setTimeout(report, REPORT_MILLISECONDS).unref()
    refused++
  }
  const report = (): void => {
    options.onRefused(refused)
    refused = 0
  }
  const begin = (work: () => void): void => {
    pausing = true
    arrived = false
    setImmediate(nextTurn, TURNS_FOR_ARRIVALS)
    work()
  }
  const nextTurn = (left: number): void => {
    if (arrived && left > 1) {
      arrived = false
      setImmediate(nextTurn, left - 1)
    } else {
      pausing = false
      admit()
    }
  }
  const dropGone = (): void => {
    queue = queue.filter(({ response }) => !response.destroyed)
  }
  /** Lets the next one begin, if there is room for it. */
  const admit = (): void => {
    timer = undefined
    if (queue.length === 0) return
    dropGone()
    const moment = now()
    const ageOfOldest = (): number => moment - (queue[0]?.since ?? moment)
    while (ageOfOldest() > LONGEST_MILLISECONDS) {
      const oldest = queue.shift()
      if (oldest !== undefined) refuse(oldest.response)
    }
    if (pausing) return
    if (options.isBusy()) {
      timer ??= setTimeout(admit, LOOK_AGAIN_MILLISECONDS)
      return
    }
    const next = ageOfOldest() > FIRST_COME_MILLISECONDS ? queue.pop() : queue.shift()
    if (next !== undefined) begin(next.work)
  }

  return {
    enter(response, work) {
      if (response.socket?.bytesWritten === 0) arrived = true
      if (queue.length === 0 && !pausing && !options.isBusy()) {
        begin(work)
        return
      }
      if (queue.length >= options.mostWaiting) dropGone()
      if (queue.length >= options.mostWaiting) {
        refuse(response)
        return
      }
      queue.push({ response, work, since: now() })
      if (!pausing) timer ??= setTimeout(admit, LOOK_AGAIN_MILLISECONDS)
    },
    waiting: () => queue.length,
  }
}
