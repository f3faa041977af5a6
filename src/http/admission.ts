import type { ServerResponse } from 'node:http'
import { answerOverloaded } from './direct-answer.ts'
import { createWaitingLine, type WaitingRequest } from './waiting-line.ts'

export interface AdmissionOptions {
  /**
   * Whether a scarce resource is used up, so that admitting more requests would only move the
   * queue.
   */
  readonly isBusy: () => boolean
  /**
   * Called once; the listener must then be called whenever a running request releases a resource.
   */
  readonly onLess: (listener: () => void) => void
  /** Most reads that may wait, and most writes. */
  readonly mostWaiting: number
  /** Most requests started per turn of the event loop, since their cost only shows later. */
  readonly mostAtOnce: number
  /** Called now and then with the number of requests refused since the last call. */
  readonly onRefused: (requests: number) => void
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number
}

/** The queue in front of the application. */
export interface Admission {
  /**
   * Runs `work` when the request's turn comes; refuses the request, or drops it if its client hangs
   * up.
   */
  readonly enter: (response: ServerResponse, work: () => void) => void
  /** Number of queued requests. */
  readonly waiting: () => number
}

/** By this age a client that is still there is better served by a refusal. */
const LONGEST_MILLISECONDS = 5000
/**
 * The event loop accepts one connection per turn. While connections keep arriving, this many turns
 * pass before more requests start; otherwise they start on the next turn. Health checks get through
 * in between.
 */
const TURNS_FOR_ARRIVALS = 128
/** Interval for noticing what raises no event: closed connections and expired waits. */
const LOOK_AGAIN_MILLISECONDS = 100
const REPORT_MILLISECONDS = 10_000

/** Methods of reads; whatever else is sent may change something. */
const READS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Creates the queue. Requests start at once while resources are free; otherwise they wait, bounded
 * in number and age. Running requests are not counted, because some merely wait for a slow client
 * or another site; free resources decide.
 *
 * Writes wait in a line of their own, which has every other turn: visitors are many, and an editor's
 * change would otherwise wait behind all of them.
 */
export function createAdmission({
  now = () => performance.now(),
  ...options
}: AdmissionOptions): Admission {
  const reads = createWaitingLine()
  const writes = createWaitingLine()
  const lines = [writes, reads]
  /** Number started in this turn. */
  let begun = 0
  let arrived = false
  let looking = false
  let timer: NodeJS.Timeout | undefined
  let writeNext = true

  const refuse = refusing(options.onRefused)
  const waiting = (): number => reads.length() + writes.length()
  const hasRoom = (): boolean => begun < options.mostAtOnce && !options.isBusy()
  const begin = (work: () => void): void => {
    if (begun === 0) {
      arrived = false
      setImmediate(nextTurn, TURNS_FOR_ARRIVALS)
    }
    begun++
    work()
  }
  const nextTurn = (left: number): void => {
    if (arrived && left > 1) {
      arrived = false
      setImmediate(nextTurn, left - 1)
    } else {
      begun = 0
      admit()
    }
  }
  const takeNext = (): WaitingRequest | undefined => {
    const write = writeNext ? writes.take(now()) : undefined
    const next = write ?? reads.take(now()) ?? writes.take(now())
    writeNext = write === undefined
    return next
  }
  /** Waits one turn, so that running requests get released resources first. */
  const lookSoon = (): void => {
    if (looking || begun > 0 || waiting() === 0) return
    looking = true
    setImmediate(() => {
      looking = false
      if (begun === 0) admit()
    })
  }
  /** Starts queued requests while resources are free. */
  const admit = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (waiting() === 0) return
    for (const line of lines) {
      line.dropGone()
      for (const { response } of line.takeOlderThan(now() - LONGEST_MILLISECONDS)) refuse(response)
    }
    while (hasRoom()) {
      const next = takeNext()
      if (next === undefined) break
      begin(next.work)
    }
    if (waiting() > 0 && begun === 0) timer ??= setTimeout(admit, LOOK_AGAIN_MILLISECONDS)
  }

  options.onLess(lookSoon)
  return {
    enter(response, work) {
      if (response.socket?.bytesWritten === 0) arrived = true
      if (waiting() === 0 && hasRoom()) {
        begin(work)
        return
      }
      const line = READS.has(response.req.method) ? reads : writes
      if (line.length() >= options.mostWaiting) line.dropGone()
      if (line.length() >= options.mostWaiting) {
        refuse(response)
        return
      }
      line.add({ response, work, since: now() })
      if (begun === 0) timer ??= setTimeout(admit, LOOK_AGAIN_MILLISECONDS)
    },
    waiting,
  }
}

/** Refuses requests, and reports from time to time how many there were. */
function refusing(onRefused: AdmissionOptions['onRefused']): (response: ServerResponse) => void {
  let refused = 0
  const report = (): void => {
    onRefused(refused)
    refused = 0
  }
  return (response) => {
    answerOverloaded(response)
    if (refused === 0) setTimeout(report, REPORT_MILLISECONDS).unref()
    refused++
  }
}
