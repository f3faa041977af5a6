import type { EventColumns } from '../../../data/events/event-row.ts'

/** The occurrence of a series that an answer shows. */
export interface OccurrenceDetails {
  /** Its identifier within the series: when it starts by the rule. */
  readonly original_start: string
  readonly start_date: string
  readonly end_date: string
  readonly utc_start_date: string
  readonly utc_end_date: string
  /** Id of the event that repeats. */
  readonly series: number
  /** It was changed individually, and is now an event of its own. */
  readonly changed: boolean
}

interface Shown {
  readonly entry: { readonly id: number }
  readonly details: Pick<
    EventColumns,
    'startsAt' | 'endsAt' | 'utcStart' | 'utcEnd' | 'seriesId' | 'originalStart'
  >
  /** Set if the times are not those of the event itself. */
  readonly originalStart?: string
}

/** Describes the occurrence of a series that an answer shows. */
export function occurrenceDetails(event: Shown): OccurrenceDetails {
  const { startsAt, endsAt, utcStart, utcEnd, seriesId } = event.details
  return {
    original_start: event.details.originalStart ?? event.originalStart ?? startsAt,
    start_date: startsAt,
    end_date: endsAt,
    utc_start_date: utcStart,
    utc_end_date: utcEnd,
    series: seriesId ?? event.entry.id,
    changed: seriesId !== null,
  }
}
