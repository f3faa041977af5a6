import type { ColumnNames, RowOf } from '../database/columns.ts'

/** The columns of an event by the names that rows have for them, but for those of its times. */
export const eventColumns = {
  /** An IANA name, or an offset such as `UTC+5:30`. */
  timezone: 'timezone',
  allDay: 'all_day',
  showMap: 'show_map',
  showMapLink: 'show_map_link',
  /** Lists leave it out. */
  hidden: 'hidden',
  featured: 'featured',
  /** It was announced and does not take place. */
  canceled: 'canceled',
  /** null while nobody named one, '' when somebody took it away. */
  website: 'website',
  cost: 'cost',
  costDescription: 'cost_description',
  currencySymbol: 'currency_symbol',
  currencyCode: 'currency_code',
  /** `prefix`, `suffix`, or '' for the usual one. */
  currencyPosition: 'currency_position',
  dateTimeSeparator: 'date_time_separator',
  timeRangeSeparator: 'time_range_separator',
  /** Identity in calendars outside; null means the one that is made of the id. */
  uid: 'uid',
  /** Counts the changes that those who subscribed have to hear of. */
  sequence: 'sequence',
  /** How it happens again; null for an event that happens once. */
  recurrence: 'recurrence',
  /** Of an occurrence that was changed on its own: its series. */
  seriesId: 'series_id',
} as const satisfies ColumnNames<'events'>

/** What an event has beside its entry. Wall times are texts, `YYYY-MM-DD HH:MM:SS`. */
export interface EventColumns extends RowOf<'events', typeof eventColumns> {
  readonly startsAt: string
  readonly endsAt: string
  /** The instants of the wall times, as wall times of UTC. */
  readonly utcStart: string
  readonly utcEnd: string
  /** Of an occurrence that was changed on its own: when it would have begun. */
  readonly originalStart: string | null
}

/** Rules of repetition (RFC 5545). Times are wall times of the event's zone, in order. */
export type StoredRecurrence = Readonly<NonNullable<EventColumns['recurrence']>>

/** The details of an event, and the places that it names, in the order that was given. */
export interface EventDetails extends EventColumns {
  readonly eventId: number
  readonly venueIds: readonly number[]
  readonly organizerIds: readonly number[]
}

/** One time that an event happens. */
export interface Occurrence extends Pick<
  EventColumns,
  'startsAt' | 'endsAt' | 'utcStart' | 'utcEnd'
> {
  /** When it would begin by the rule alone: its identity within a series. */
  readonly originalStart: string
}
