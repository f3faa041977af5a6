import type { EventColumns } from '../../../data/event-row.ts'
import { readRecurrence, type RecurrenceInput } from '../recurrence/recurrence.ts'
import { RecurrenceProblem } from '../recurrence/rule.ts'
import type { WallTime } from '../time/wall-time.ts'
import type { EventTimes } from './times.ts'

/**
 * A sentence on a recurrence that is not acceptable.
 * @param times that the event will have
 * @param before the event as it is; undefined for a new one
 */
export function recurrenceProblem(
  recurrence: RecurrenceInput,
  { startsAt, timezone: zone }: EventTimes,
  before: Pick<EventColumns, 'seriesId'> | undefined,
): string | undefined {
  try {
    const read = readRecurrence(recurrence, { start: startsAt as WallTime, zone })
    if (read === undefined || (before?.seriesId ?? null) === null) return undefined
    return 'What was changed within a series does not happen again by itself.'
  } catch (error) {
    if (error instanceof RecurrenceProblem) return error.message
    throw error
  }
}
