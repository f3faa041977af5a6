import type { EventColumns, Occurrence } from '../../../data/events/event-row.ts'
import { invalidParams, type DomainError } from '../../errors/errors.ts'
import {
  occurrencesOf as seriesOccurrences,
  type ExpansionWindow,
} from '../recurrence/occurrences.ts'
import type { Recurrence } from '../recurrence/recurrence.ts'
import { RecurrenceProblem } from '../recurrence/rule.ts'
import { wallOfInstant } from '../../time/instants.ts'
import { LAST_WALL_TIME, wallOfMilliseconds, type WallTime } from '../../time/wall-time.ts'

/** How many years ahead the occurrences of a series are stored. */
const HORIZON_YEARS = 10

/**
 * Returns the stored occurrences of an event, at least one; for a series, those up to the horizon.
 * @throws DomainError 400 rest_invalid_param for a recurrence that is too large or has no
 *   occurrences
 */
export function occurrencesOf(event: EventColumns, now: Date): Occurrence[] {
  const { startsAt, endsAt, utcStart, utcEnd, recurrence } = event
  if (recurrence === null) {
    return [{ originalStart: startsAt, startsAt, endsAt, utcStart, utcEnd }]
  }
  const rows = asInvalidParam(() => expanded(event, recurrence as Recurrence, now))
  if (rows.length === 0) throw recurrenceRefused('The event would have no occurrences left.')
  return rows
}

function expanded(event: EventColumns, recurrence: Recurrence, now: Date): Occurrence[] {
  const { startsAt, endsAt, timezone: zone, allDay } = event
  const series = { start: startsAt as WallTime, end: endsAt as WallTime, zone, allDay }
  return seriesOccurrences(series, recurrence, expansionWindow(event, now)).flatMap(
    (occurrence) => {
      const utcStart = wallOfMilliseconds(occurrence.utcStart.getTime())
      const utcEnd = wallOfMilliseconds(occurrence.utcEnd.getTime())
      return utcStart && utcEnd ? [{ ...occurrence, utcStart, utcEnd }] : []
    },
  )
}

/** A future series is expanded from its own start. */
function expansionWindow({ startsAt, timezone }: EventColumns, instant: Date): ExpansionWindow {
  const now = wallOfInstant(instant, timezone) ?? LAST_WALL_TIME
  const from = startsAt > now ? startsAt : now
  const year = Math.min(Number(from.slice(0, 4)) + HORIZON_YEARS, 9999)
  return { now, horizon: `${year}${from.slice(4)}` as WallTime }
}

/** Runs `work` and turns recurrence problems into errors. @throws DomainError 400 rest_invalid_param */
export function asInvalidParam<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RecurrenceProblem) throw recurrenceRefused(error.message)
    throw error
  }
}

const recurrenceRefused = (reason: string): DomainError => invalidParams({ recurrence: reason })
