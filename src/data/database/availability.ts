import type { DatabaseFailure } from './database-failure.ts'

/** What operators are told of failures: that they begin, that they go on, and that they are over. */
export interface AvailabilityEvents {
  onTrouble(failure: DatabaseFailure): void
  onStillTrouble(trouble: Trouble): void
  onRecovered(trouble: Trouble): void
}

export interface Trouble {
  readonly seconds: number
  /** How many statements failed, by the code of their failure. */
  readonly failures: Readonly<Record<string, number>>
}

/** Whether the database does what it is asked, as those see it who ask. */
export interface Availability {
  /** True while nothing gets through to the database. */
  readonly away: boolean
  failed(failure: DatabaseFailure): void
  /** @param sentAt when that was sent which was answered (of `performance.now`) */
  answered(sentAt: number): void
  /** Called before anybody gets the first answer after the database was away. */
  onReturn(listener: () => void): void
  close(): void
}

/** So long without a failure means that the trouble is over. */
const QUIET_MILLISECONDS = 3000
const SUMMARY_MILLISECONDS = 60_000

interface OpenTrouble {
  /** Of `performance.now`. */
  readonly since: number
  readonly failures: Record<string, number>
}

const report = ({ since, failures }: OpenTrouble): Trouble => ({
  seconds: Math.round((performance.now() - since) / 1000),
  failures: { ...failures },
})

/** Turns a stream of answers and failures into few events: thousands of requests may fail alike. */
export function createAvailability(events?: AvailabilityEvents): Availability {
  let awaySince: number | undefined
  const listeners: (() => void)[] = []
  let trouble: OpenTrouble | undefined
  let failedAt = 0
  let answeredAt = 0
  let toldAt = 0
  let timer: NodeJS.Timeout | undefined

  const look = (): void => {
    if (trouble === undefined) return
    const now = performance.now()
    if (answeredAt > failedAt && now - failedAt >= QUIET_MILLISECONDS) {
      clearInterval(timer)
      events?.onRecovered(report(trouble))
      trouble = undefined
    } else if (now - toldAt >= SUMMARY_MILLISECONDS) {
      toldAt = now
      events?.onStillTrouble(report(trouble))
    }
  }
  return {
    get away() {
      return awaySince !== undefined
    },
    failed(failure) {
      failedAt = performance.now()
      if (failure.away) awaySince ??= failedAt
      if (trouble === undefined) {
        trouble = { since: failedAt, failures: {} }
        toldAt = failedAt
        timer = setInterval(look, QUIET_MILLISECONDS).unref()
        events?.onTrouble(failure)
      }
      trouble.failures[failure.code] = (trouble.failures[failure.code] ?? 0) + 1
    },
    answered(sentAt) {
      answeredAt = performance.now()
      // An answer to an earlier statement may have been on its way already.
      if (awaySince === undefined || sentAt <= awaySince) return
      awaySince = undefined
      for (const listener of listeners) listener()
    },
    onReturn: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  }
}
