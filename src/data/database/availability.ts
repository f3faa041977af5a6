import type { DatabaseFailure } from './database-failure.ts'

/** Events for operators: failures begin, continue, and end. */
export interface AvailabilityEvents {
  onTrouble(failure: DatabaseFailure): void
  onStillTrouble(trouble: Trouble): void
  onRecovered(trouble: Trouble): void
}

export interface Trouble {
  readonly seconds: number
  /** Number of failed statements by code. */
  readonly failures: Readonly<Record<string, number>>
}

/** Tracks whether the database works, judging by the statements sent to it. */
export interface Availability {
  /** True while no statement reaches the database. */
  readonly away: boolean
  failed(failure: DatabaseFailure): void
  /** @param sentAt when the answered statement was sent (`performance.now`) */
  answered(sentAt: number): void
  /** Called before the first answer after an outage is delivered. */
  onReturn(listener: () => void): void
  close(): void
}

/** After this long without a failure the trouble is over. */
const QUIET_MILLISECONDS = 3000
const SUMMARY_MILLISECONDS = 60_000

interface OpenTrouble {
  /** `performance.now` of the first failure. */
  readonly since: number
  readonly failures: Record<string, number>
}

const report = ({ since, failures }: OpenTrouble): Trouble => ({
  seconds: Math.round((performance.now() - since) / 1000),
  failures: { ...failures },
})

/**
 * Condenses a stream of answers and failures into few events, since thousands of requests may fail
 * at once.
 */
export function createAvailability(events?: AvailabilityEvents): Availability {
  let awaySince: number | undefined
  const listeners: (() => void)[] = []
  let trouble: OpenTrouble | undefined
  let failedAt = 0
  let answeredAt = 0
  let reportedAt = 0
  let timer: NodeJS.Timeout | undefined

  const look = (): void => {
    if (trouble === undefined) return
    const now = performance.now()
    if (answeredAt > failedAt && now - failedAt >= QUIET_MILLISECONDS) {
      clearInterval(timer)
      events?.onRecovered(report(trouble))
      trouble = undefined
    } else if (now - reportedAt >= SUMMARY_MILLISECONDS) {
      reportedAt = now
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
        reportedAt = failedAt
        timer = setInterval(look, QUIET_MILLISECONDS).unref()
        events?.onTrouble(failure)
      }
      trouble.failures[failure.code] = (trouble.failures[failure.code] ?? 0) + 1
    },
    answered(sentAt) {
      answeredAt = performance.now()
      // The answer to an earlier statement may have been under way before the failure.
      if (awaySince === undefined || sentAt <= awaySince) return
      awaySince = undefined
      for (const listener of listeners) listener()
    },
    onReturn: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  }
}
