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
 * The queue in front of the application. Requests start at once while resources are free; otherwise
 * they wait, bounded in number and age. Running requests are not counted, because some merely wait
 * for a slow client or another site; free resources decide.
 *
 * Writes wait in a line of their own, which has every other turn: visitors are many, and an editor's
 * change would otherwise wait behind all of them.
 */
export class Admission {
  readonly #options: AdmissionOptions
  readonly #now: () => number
  readonly #refuse: (response: ServerResponse) => void
  readonly #reads = createWaitingLine()
  readonly #writes = createWaitingLine()
  #takesWriteNext = true
  #startedThisTurn = 0
  #hasArrivals = false
  #looksSoon = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: AdmissionOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
    this.#refuse = refusing(options.onRefused)
    options.onLess(() => this.#lookSoon())
  }

  /** Number of queued requests. */
  get waiting(): number {
    return this.#reads.length() + this.#writes.length()
  }

  /**
   * Runs `work` when the request's turn comes; refuses the request, or drops it if its client hangs
   * up.
   */
  enter(response: ServerResponse, work: () => void): void {
    if (response.socket?.bytesWritten === 0) this.#hasArrivals = true
    if (this.waiting === 0 && this.#hasRoom()) {
      this.#start(work)
      return
    }
    const line = READS.has(response.req.method) ? this.#reads : this.#writes
    const { mostWaiting } = this.#options
    if (line.length() >= mostWaiting) line.dropAborted()
    if (line.length() >= mostWaiting) {
      this.#refuse(response)
      return
    }
    line.add({ response, work, since: this.#now() })
    this.#lookLater()
  }

  #hasRoom(): boolean {
    return this.#startedThisTurn < this.#options.mostAtOnce && !this.#options.isBusy()
  }

  #start(work: () => void): void {
    if (this.#startedThisTurn === 0) {
      this.#hasArrivals = false
      setImmediate(() => this.#nextTurn(TURNS_FOR_ARRIVALS))
    }
    this.#startedThisTurn++
    work()
  }

  #nextTurn(left: number): void {
    if (this.#hasArrivals && left > 1) {
      this.#hasArrivals = false
      setImmediate(() => this.#nextTurn(left - 1))
    } else {
      this.#startedThisTurn = 0
      this.#startWaiting()
    }
  }

  /** Starts queued requests while resources are free. */
  #startWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.waiting === 0) return
    for (const line of [this.#writes, this.#reads]) {
      line.dropAborted()
      const expired = line.takeOlderThan(this.#now() - LONGEST_MILLISECONDS)
      for (const { response } of expired) this.#refuse(response)
    }
    while (this.#hasRoom()) {
      const next = this.#takeNext()
      if (next === undefined) break
      this.#start(next.work)
    }
    if (this.waiting > 0) this.#lookLater()
  }

  #takeNext(): WaitingRequest | undefined {
    const now = this.#now()
    const write = this.#takesWriteNext ? this.#writes.take(now) : undefined
    this.#takesWriteNext = write === undefined
    return write ?? this.#reads.take(now) ?? this.#writes.take(now)
  }

  /** Waits one turn, so that running requests get released resources first. */
  #lookSoon(): void {
    if (this.#looksSoon || this.#startedThisTurn > 0 || this.waiting === 0) return
    this.#looksSoon = true
    setImmediate(() => {
      this.#looksSoon = false
      if (this.#startedThisTurn === 0) this.#startWaiting()
    })
  }

  /** Needless after a start, whose next turn looks again. */
  #lookLater(): void {
    if (this.#startedThisTurn > 0) return
    this.#timer ??= setTimeout(() => this.#startWaiting(), LOOK_AGAIN_MILLISECONDS)
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
