import type { WallDate } from '../../../../domain/time/wall-time.ts'
import type { ViewSlug } from '../../../../domain/site/calendar-settings.ts'
import type { Month } from '../view-model.ts'

/** The address of the list of events of a place: `/venue/{slug}/`, `/organizer/{slug}/`. */
export interface PlaceAddress {
  readonly kind: 'venue' | 'organizer'
  /** As it is stored. */
  readonly slug: string
}

/**
 * The request for a calendar page (behaviour/calendar-pages.md#addresses). Addresses are also
 * written from it, so that reading and writing agree.
 */
export interface ViewRequest {
  /** Undefined for the default view. */
  readonly view: ViewSlug | undefined
  /** A day, or a month for the month view. Undefined if none was chosen. */
  readonly date: WallDate | Month | undefined
  /** From 1. */
  readonly page: number
  /** Slugs from the topmost category down to the selected one. */
  readonly category: readonly string[]
  /** Slug; '' for none. */
  readonly tag: string
  readonly featured: boolean
  readonly past: boolean
  /** '' for none. */
  readonly keyword: string
  /** Events per page of a list, from 1 to 50; undefined for the default. */
  readonly perPage: number | undefined
  readonly place: PlaceAddress | undefined
}

/** `/events/` and nothing else. */
export const BLANK_REQUEST: ViewRequest = {
  view: undefined,
  date: undefined,
  page: 1,
  category: [],
  tag: '',
  featured: false,
  past: false,
  keyword: '',
  perPage: undefined,
  place: undefined,
}

/** Formats of the feed of upcoming events. */
export type FeedFormat = 'rss' | 'atom'

/** The format of an address: a page, or the same events as a feed or file. */
export interface CalendarAddress {
  readonly request: ViewRequest
  readonly form: 'page' | 'ical' | FeedFormat
}
