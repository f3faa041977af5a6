import type { EventColumns, Occurrence } from '../../../data/event-row.ts'

/** The times at which an event happens, as lists find them; at least one. */
export function occurrencesOf(event: EventColumns): Occurrence[] {
  const { startsAt, endsAt, utcStart, utcEnd } = event
  return [{ originalStart: startsAt, startsAt, endsAt, utcStart, utcEnd }]
}
