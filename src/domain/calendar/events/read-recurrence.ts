import type { EventColumns } from '../../../data/events/event-row.ts'
import { readRecurrence, type RecurrenceInput } from '../recurrence/recurrence.ts'
import { RecurrenceProblem } from '../recurrence/rule.ts'
import type { WallTime } from '../../time/wall-time.ts'
import type { EventTimes } from './times.ts'

/**
 * Returns a message if the recurrence is invalid.
 * @param times the new times of the event
 * @param before the current event; undefined for a new one
 */
export function recurrenceProblem(
  recurrence: RecurrenceInput,
  { startsAt, timezone: zone }: EventTimes,
  before: Pick<EventColumns, 'seriesId'> | undefined,
): string | undefined {
  try {
    const read = readRecurrence(recurrence, { start: startsAt as WallTime, zone })
    if (read === undefined || (before?.seriesId ?? null) === null) return undefined
    return 'A changed occurrence of a series cannot have a recurrence of its own.'
  } catch (error) {
    if (error instanceof RecurrenceProblem) return error.message
    throw error
  }
}
