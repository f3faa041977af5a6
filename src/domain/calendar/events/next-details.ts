import type { EventColumns } from '../../../data/event-row.ts'
import { failure } from '../../errors.ts'
import type { EventInput } from './event-input.ts'
import { namesTimes, nextTimes, type EventTimes } from './times.ts'

const PLAIN = [
  'showMap',
  'showMapLink',
  'hidden',
  'featured',
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
 * The details of an event after a write: what it does not name stays.
 * @throws DomainError 400 rest_invalid_param for times outside of the years 1000 to 9999
 */
export function nextDetails(before: EventColumns, input: EventInput): EventColumns {
  const named = Object.fromEntries(
    PLAIN.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  ) as Partial<Pick<EventColumns, (typeof PLAIN)[number]>>
  const times = namesTimes(input) ? timesOf(before, input) : undefined
  return { ...before, ...named, ...times }
}

function timesOf(before: EventColumns, input: EventInput): EventTimes {
  const times = nextTimes(before, input)
  if (typeof times !== 'string') return times
  const params = { [`${times}_date`]: `The ${times} lies outside of the years 1000 to 9999.` }
  throw failure('rest_invalid_param', { details: { params, details: {} } })
}
