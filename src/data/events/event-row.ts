/** Rules of repetition (RFC 5545). Times are wall times of the event's zone, in order. */
export interface StoredRecurrence {
  readonly rrule: string | null
  readonly rdate: readonly string[]
  readonly exdate: readonly string[]
}

/** What an event has beside its entry. Wall times are texts, `YYYY-MM-DD HH:MM:SS`. */
export interface EventColumns {
  readonly startsAt: string
  readonly endsAt: string
  /** An IANA name, or an offset such as `UTC+5:30`. */
  readonly timezone: string
  /** The instants of the wall times, as wall times of UTC. */
  readonly utcStart: string
  readonly utcEnd: string
  readonly allDay: boolean
  readonly showMap: boolean
  readonly showMapLink: boolean
  /** Lists leave it out. */
  readonly hidden: boolean
  readonly featured: boolean
  /** It was announced and does not take place. */
  readonly canceled: boolean
  /** null while nobody named one, '' when somebody took it away. */
  readonly website: string | null
  readonly cost: string
  readonly costDescription: string
  readonly currencySymbol: string
  readonly currencyCode: string
  /** `prefix`, `suffix`, or '' for the usual one. */
  readonly currencyPosition: string
  readonly dateTimeSeparator: string
  readonly timeRangeSeparator: string
  /** Identity in calendars outside; null means the one that is made of the id. */
  readonly uid: string | null
  /** Counts the changes that those who subscribed have to hear of. */
  readonly sequence: number
  /** How it happens again; null for an event that happens once. */
  readonly recurrence: StoredRecurrence | null
  /** Of an occurrence that was changed on its own: its series, and when it would have begun. */
  readonly seriesId: number | null
  readonly originalStart: string | null
}

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
