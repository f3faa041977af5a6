/**
 * What an import brings, in the words of the callbacks (behaviour/imports.md#items). The import
 * service writes these; the site takes them from anybody and reads them with `readItem`, one by
 * one.
 */

export const ORIGINS = ['ics', 'csv', 'url'] as const
/** Kinds of sources. */
export type Origin = (typeof ORIGINS)[number]

/** Most items of a batch, events, venues and organizers together. */
export const MAX_ITEMS = 100

/** A remote picture: its address, optionally with alternative text. */
export type ItemImage = string | { readonly url: string; readonly alt?: string }

/** Identity across sites. */
interface Identity {
  readonly global_id?: string
  /** The ids that it had before, on other sites. */
  readonly global_id_lineage?: readonly string[]
}

export interface VenueItem extends Identity {
  /** Its name. */
  readonly venue: string
  readonly address?: string
  readonly city?: string
  readonly country?: string
  /** In the United States. */
  readonly state?: string
  /** The region that shows, whatever the country calls it. */
  readonly stateprovince?: string
  readonly zip?: string
  readonly phone?: string
  readonly website?: string
  /** Degrees; both or none. */
  readonly latitude?: number
  readonly longitude?: number
  /**
   * Whether the coordinates count where the venue has others. Without a word on it they do where the
   * venue is known by an id, or where the same source has told the others.
   */
  readonly overwrite_coordinates?: boolean
  /** HTML. */
  readonly description?: string
  readonly excerpt?: string
  readonly image?: ItemImage
  /** Id of a venue of this site, which is meant whatever its name is. */
  readonly _venue_id?: number
}

export interface OrganizerItem extends Identity {
  /** Its name. */
  readonly organizer: string
  readonly phone?: string
  readonly email?: string
  readonly website?: string
  /** HTML. */
  readonly description?: string
  readonly image?: ItemImage
  /** Id of an organizer of this site, which is meant whatever its name is. */
  readonly _organizer_id?: number
}

export interface EventItem extends Identity {
  readonly title: string
  /** HTML. */
  readonly description?: string
  readonly excerpt?: string
  /** `YYYY-MM-DD`, or with a time `YYYY-MM-DD HH:MM[:SS]`; wall time of `timezone`. */
  readonly start_date: string
  /** As `start_date`; of an event of whole days its last day. */
  readonly end_date: string
  /** `00` to `23`, with a meridian `01` to `12`. */
  readonly start_hour?: string
  readonly start_minute?: string
  readonly start_meridian?: 'am' | 'pm'
  readonly end_hour?: string
  readonly end_minute?: string
  readonly end_meridian?: 'am' | 'pm'
  /** IANA name or `UTC±h`; the zone of the site where it is left out. */
  readonly timezone?: string
  readonly all_day?: boolean
  /** Unique id of the event in its source. */
  readonly uid?: string
  /** Of an occurrence: the unique id of the event that repeats. */
  readonly parent_uid?: string
  /** Text of the rule that the event repeats by in its source; kept, not acted on. */
  readonly recurrence?: string
  /**
   * A unique id that the event had before: an occurrence that has become an exception of its rule.
   * It counts where no event has `uid`.
   */
  readonly replaces_uid?: string
  /** SHA-256 in hexadecimal digits of what the source says; the same again is nothing new. */
  readonly content_hash?: string
  /** Revision in the source (RFC 5545, 3.8.7.4); a lower one than before is older news. */
  readonly sequence?: number
  /** `canceled` is not made anew, and an event that there is gets cancelled. */
  readonly event_status?: 'scheduled' | 'canceled'
  /** Website of the event. */
  readonly url?: string
  readonly image?: ItemImage
  readonly cost?: string
  readonly currency_symbol?: string
  readonly currency_position?: 'prefix' | 'postfix'
  readonly currency_code?: string
  /** Names; those that there are not are made. */
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly show_map?: boolean
  readonly show_map_link?: boolean
  readonly hide_from_listings?: boolean
  readonly sticky?: boolean
  readonly featured?: boolean
  /** Id in the source. */
  readonly id?: string
  /** Whether comments and pings are taken (columns of CSV files). */
  readonly allow_comments?: boolean
  readonly allow_pings?: boolean
  readonly venue?: VenueItem
  readonly organizer?: OrganizerItem | readonly OrganizerItem[]
}

/** A row of the source that could not be read as an item. */
export interface RowProblem {
  /** Number of the line or of the component in the source, from 1. */
  readonly line: number
  readonly uid?: string
  readonly message: string
}

/** The items of one batch. Files of venues or organizers alone bring no events. */
export interface BatchItems {
  readonly events: readonly EventItem[]
  readonly venues?: readonly VenueItem[]
  readonly organizers?: readonly OrganizerItem[]
  readonly problems?: readonly RowProblem[]
}
