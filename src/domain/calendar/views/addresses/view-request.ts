import type { WallDate } from '../../time/wall-time.ts'
import type { Month, ViewSlug } from '../view-model.ts'

/** Where a list of the events of one place stands: `/venue/{slug}/`, `/organizer/{slug}/`. */
export interface PlaceAddress {
  readonly kind: 'venue' | 'organizer'
  /** As it is stored. */
  readonly slug: string
}

/**
 * What the address of a calendar page asks for (behaviour/calendar-pages.md#addresses). Addresses
 * are written from it as well, so that what was read is what is written.
 */
export interface ViewRequest {
  /** Undefined for the view that the site shows where none is named. */
  readonly view: ViewSlug | undefined
  /** Of the view: a day, or a month of the month view. Undefined where none was chosen. */
  readonly date: WallDate | Month | undefined
  /** From 1. */
  readonly page: number
  /** Slugs from the topmost category that is named down to the one that is meant. */
  readonly category: readonly string[]
  /** Slug; '' for none. */
  readonly tag: string
  readonly featured: boolean
  readonly past: boolean
  /** '' for none. */
  readonly keyword: string
  /** Events of a page of a list, from 1 to 50; undefined for as many as the site shows. */
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

/** What an address answers: a page, or the same events in another form. */
export interface CalendarAddress {
  readonly request: ViewRequest
  readonly form: 'page' | 'ical' | FeedFormat
}
