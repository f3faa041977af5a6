import type { ServerResponse } from 'node:http'
import { answerOverloaded } from './direct-answer.ts'

export interface AdmissionOptions {
  /** Whether those at work use all that there is, so that more of them would only wait there. */
  readonly isBusy: () => boolean
  /** Called once; from then on the listener is to be called whenever one at work needs less. */
  readonly onLess: (listener: () => void) => void
  /** Most requests that wait. */
  readonly mostWaiting: number
  /** Most requests that begin in one turn of the event loop: what they need shows only later. */
  readonly mostAtOnce: number
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
const LONGEST_MILLISECONDS = 5000
/**
 * From this age of the oldest on, every other one that begins is the newest, whose client is surely
 * still there. The rest goes to the oldest, so that nobody who waits is passed over for ever.
 */
const FIRST_COME_MILLISECONDS = 500
/**
 * One connection is accepted in a turn of the event loop. While new ones arrive, so many turns pass
 * before further requests begin; or else they do in the next turn. Questions of health come through
 * in between.
 */
const TURNS_FOR_ARRIVALS = 128
/** For what nobody tells: that clients have hung up, and that requests have waited too long. */
const LOOK_AGAIN_MILLISECONDS = 100
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
  /** How many have begun in this turn. */
  let begun = 0
  let arrived = false
  let looking = false
  let timer: NodeJS.Timeout | undefined
  let refused = 0
  let newestNext = false

  const refuse = (response: ServerResponse): void => {
    answerOverloaded(response)
    if (refused === 0) setTimeout(report, REPORT_MILLISECONDS).unref()
    refused++
  }
  const report = (): void => {
    options.onRefused(refused)
    refused = 0
  }
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
  const dropGone = (): void => {
    queue = queue.filter(({ response }) => !response.destroyed)
  }
  const ageOfOldest = (): number => now() - (queue[0]?.since ?? now())
  const takeNext = (): Waiting | undefined => {
    const late = ageOfOldest() > FIRST_COME_MILLISECONDS
    newestNext = late && !newestNext
    return newestNext ? queue.pop() : queue.shift()
  }
  /** Looks in the next turn: what was given back goes first to those at work who wait for it. */
  const lookSoon = (): void => {
    if (looking || begun > 0 || queue.length === 0) return
    looking = true
    setImmediate(() => {
      looking = false
      if (begun === 0) admit()
    })
  }
  /** Lets the next ones begin, as long as there is room for them. */
  const admit = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (queue.length === 0) return
    dropGone()
    while (ageOfOldest() > LONGEST_MILLISECONDS) {
      const oldest = queue.shift()
      if (oldest !== undefined) refuse(oldest.response)
    }
    while (queue.length > 0 && hasRoom()) {
      const next = takeNext()
      if (next !== undefined) begin(next.work)
    }
    if (queue.length > 0 && begun === 0) timer ??= setTimeout(admit, LOOK_AGAIN_MILLISECONDS)
  }

  options.onLess(lookSoon)
  return {
    enter(response, work) {
      if (response.socket?.bytesWritten === 0) arrived = true
      if (queue.length === 0 && hasRoom()) {
        begin(work)
        return
      }
      if (queue.length >= options.mostWaiting) dropGone()
      if (queue.length >= options.mostWaiting) {
        refuse(response)
        return
      }
      queue.push({ response, work, since: now() })
      if (begun === 0) timer ??= setTimeout(admit, LOOK_AGAIN_MILLISECONDS)
    },
    waiting: () => queue.length,
  }
}
