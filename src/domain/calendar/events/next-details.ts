import type { EventColumns } from '../../../data/events/event-row.ts'
import { invalidParams } from '../../errors/errors.ts'
import { shiftRecurrence, readRecurrence, type Recurrence } from '../recurrence/recurrence.ts'
import { secondsBetween, type WallTime } from '../../time/wall-time.ts'
import type { EventInput } from './event-input.ts'
import { asInvalidParam } from './occurrences.ts'
import { describeTimesProblem, namesTimes, nextTimes, type EventTimes } from './times.ts'

const PLAIN = [
  'showMap',
  'showMapLink',
  'hidden',
  'featured',
  'canceled',
  'website',
  'cost',
  'costDescription',
  'currencySymbol',
  'currencyCode',
  'currencyPosition',
  'dateTimeSeparator',
  'timeRangeSeparator',
] as const satisfies readonly (keyof EventInput & keyof EventColumns)[]

/**
 * Returns the details of an event after a write; omitted members keep their value.
 * @throws DomainError 400 rest_invalid_param for times outside the years 1000 to 9999, and for an
 *   end before the start
 */
export function nextDetails(before: EventColumns, input: EventInput): EventColumns {
  const named = Object.fromEntries(
    PLAIN.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  ) as Partial<Pick<EventColumns, (typeof PLAIN)[number]>>
  const times = namesTimes(input) ? timesOf(before, input) : undefined
  const next = { ...before, ...named, ...times }
  const recurrence = nextRecurrence(before, next, input.recurrence)
  return { ...next, recurrence, sequence: nextSequence(before, { ...next, recurrence }) }
}

/** The recurrence after a write; if omitted, it moves along with the start. */
function nextRecurrence(
  before: EventColumns,
  { startsAt, timezone: zone }: EventColumns,
  requested: EventInput['recurrence'],
): EventColumns['recurrence'] {
  const start = startsAt as WallTime
  if (requested === null) return null
  if (requested !== undefined)
    return asInvalidParam(() => readRecurrence(requested, { start, zone })) ?? null
  if (before.recurrence === null || before.startsAt === startsAt) return before.recurrence
  const seconds = secondsBetween(before.startsAt as WallTime, start)
  return shiftRecurrence(before.recurrence as Recurrence, seconds, zone)
}

const when = ({ startsAt, endsAt, timezone, allDay, recurrence }: EventColumns): string =>
  JSON.stringify([startsAt, endsAt, timezone, allDay, recurrence])

/** Subscribers are notified of changed times by a higher sequence (RFC 5545, 3.8.7.4). */
function nextSequence(before: EventColumns, next: EventColumns): number {
  return before.sequence + (when(before) === when(next) ? 0 : 1)
}

function timesOf(before: EventColumns, input: EventInput): EventTimes {
  const times = nextTimes(before, input)
  if (typeof times !== 'string') return times
  throw invalidParams(describeTimesProblem(times, input))
}
