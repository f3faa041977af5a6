/**
 * Import items as they appear in callbacks (behaviour/imports.md#items). The import service
 * produces them, but the site accepts them from any service and parses each with `readItem`.
 */

const ORIGINS = ['ics', 'csv', 'url'] as const
/** Kinds of sources. */
export type Origin = (typeof ORIGINS)[number]

/** Most items per batch, counting events, venues and organizers. */
export const MAX_ITEMS = 100

/** A remote picture: its address, optionally with alternative text. */
export type ItemImage = string | { readonly url: string; readonly alt?: string }

/** Identity of an item across sites. */
interface Identity {
  readonly global_id?: string
  /** Earlier ids, from other sites. */
  readonly global_id_lineage?: readonly string[]
}

export interface VenueItem extends Identity {
  readonly venue: string
  readonly address?: string
  readonly city?: string
  readonly country?: string
  readonly state?: string
  /** The region as displayed, whatever the country calls it. */
  readonly stateprovince?: string
  readonly zip?: string
  readonly phone?: string
  readonly website?: string
  /** In degrees; both or neither. */
  readonly latitude?: number
  readonly longitude?: number
  /**
   * Whether the coordinates replace a venue's existing ones. By default they do if the venue is
   * identified by an id, or if its coordinates came from the same source.
   */
  readonly overwrite_coordinates?: boolean
  /** HTML. */
  readonly description?: string
  readonly excerpt?: string
  readonly image?: ItemImage
  /** Id of a venue of this site; takes precedence over the name. */
  readonly _venue_id?: number
}

export interface OrganizerItem extends Identity {
  readonly organizer: string
  readonly phone?: string
  readonly email?: string
  readonly website?: string
  /** HTML. */
  readonly description?: string
  readonly image?: ItemImage
  /** Id of an organizer of this site; takes precedence over the name. */
  readonly _organizer_id?: number
}

export interface EventItem extends Identity {
  readonly title: string
  /** HTML. */
  readonly description?: string
  readonly excerpt?: string
  /** `YYYY-MM-DD`, or with a time `YYYY-MM-DD HH:MM[:SS]`; wall time of `timezone`. */
  readonly start_date: string
  /** Like `start_date`; for an all-day event, its last day. */
  readonly end_date: string
  /** `00` to `23`, or `01` to `12` with a meridian. */
  readonly start_hour?: string
  readonly start_minute?: string
  readonly start_meridian?: 'am' | 'pm'
  readonly end_hour?: string
  readonly end_minute?: string
  readonly end_meridian?: 'am' | 'pm'
  /** IANA name or `UTC±h`; the site's zone by default. */
  readonly timezone?: string
  readonly all_day?: boolean
  /** Unique id of the event within its source. */
  readonly uid?: string
  /** For an occurrence, the unique id of its series. */
  readonly parent_uid?: string
  /** The source's recurrence rule as text; stored, but not evaluated. */
  readonly recurrence?: string
  /**
   * An earlier unique id of the event: an occurrence that has become an exception to its rule. Used
   * if no event has `uid`.
   */
  readonly replaces_uid?: string
  /** SHA-256 of the source item in hexadecimal; an unchanged hash means nothing new. */
  readonly content_hash?: string
  /** Revision in the source (RFC 5545, 3.8.7.4); a lower one than stored is outdated. */
  readonly sequence?: number
  /** A `canceled` item never creates an event, but cancels an existing one. */
  readonly event_status?: 'scheduled' | 'canceled'
  /** Website of the event. */
  readonly url?: string
  readonly image?: ItemImage
  readonly cost?: string
  readonly currency_symbol?: string
  readonly currency_position?: 'prefix' | 'postfix'
  readonly currency_code?: string
  /** Names; missing categories are created. */
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly show_map?: boolean
  readonly show_map_link?: boolean
  readonly hide_from_listings?: boolean
  readonly sticky?: boolean
  readonly featured?: boolean
  /** Id within the source. */
  readonly id?: string
  /** Whether comments and pings are allowed (CSV columns). */
  readonly allow_comments?: boolean
  readonly allow_pings?: boolean
  readonly venue?: VenueItem
  readonly organizer?: OrganizerItem | readonly OrganizerItem[]
}

/** A row of the source that is not a valid item. */
export interface RowProblem {
  /** Number of the line or component in the source, from 1. */
  readonly line: number
  readonly uid?: string
  readonly message: string
}
