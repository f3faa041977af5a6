import type { ColumnNames, RowOf } from '../database/columns.ts'

/** Columns of an event except its times, by member name. */
export const eventColumns = {
  /** IANA name, or an offset such as `UTC+5:30`. */
  timezone: 'timezone',
  allDay: 'all_day',
  showMap: 'show_map',
  showMapLink: 'show_map_link',
  /** Excluded from lists. */
  hidden: 'hidden',
  featured: 'featured',
  /** Announced, but cancelled. */
  canceled: 'canceled',
  /** null if never set, '' if removed. */
  website: 'website',
  cost: 'cost',
  costDescription: 'cost_description',
  currencySymbol: 'currency_symbol',
  currencyCode: 'currency_code',
  /** `prefix`, `suffix`, or '' for the default. */
  currencyPosition: 'currency_position',
  dateTimeSeparator: 'date_time_separator',
  timeRangeSeparator: 'time_range_separator',
  /** UID in external calendars; null means one derived from the id. */
  uid: 'uid',
  /** Incremented by changes that subscribers have to be notified of. */
  sequence: 'sequence',
  /** The recurrence; null if it happens once. */
  recurrence: 'recurrence',
  /** For a changed occurrence: its series. */
  seriesId: 'series_id',
} as const satisfies ColumnNames<'events'>

/**
 * The columns of an event besides its entry. Wall times are text in the form `YYYY-MM-DD HH:MM:SS`.
 */
export interface EventColumns extends RowOf<'events', typeof eventColumns> {
  readonly startsAt: string
  readonly endsAt: string
  /** Instants of the wall times, as wall times in UTC. */
  readonly utcStart: string
  readonly utcEnd: string
  /** For a changed occurrence: when it would have started. */
  readonly originalStart: string | null
}

/** Recurrence (RFC 5545). Times are wall times in the event's zone, in order. */
export type StoredRecurrence = Readonly<NonNullable<EventColumns['recurrence']>>

/** The details of an event, with its places in the given order. */
export interface EventDetails extends EventColumns {
  readonly eventId: number
  readonly venueIds: readonly number[]
  readonly organizerIds: readonly number[]
}

export interface Occurrence extends Pick<
  EventColumns,
  'startsAt' | 'endsAt' | 'utcStart' | 'utcEnd'
> {
  /** Start according to the rule; identifies the occurrence within its series. */
  readonly originalStart: string
}
