import type { CommentRow } from '../../data/comments/comment-row.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { PlaceRow } from '../../data/places/place-row.ts'
import type { TermRow } from '../../data/terms/term-row.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import type { LoadedEvent } from '../calendar/events/load-events.ts'
import type { ContentType } from '../content-types/content-types.ts'
import type { ContentMedia } from './content-media.ts'
import type { StructuredDataOptions } from '../site/structured-data-settings.ts'

/** The site, as its nodes describe it. */
export interface DescribedSite {
  /** Without a slash at the end. */
  readonly siteUrl: string
  readonly title: string
  readonly description: string
  /** BCP 47, such as `en-US`. */
  readonly language: string
  /** IANA name or offset of the zone in which dates are written. */
  readonly zone: string
  /** Times of events are those of the site's zone, not of their own. */
  readonly bySiteClock: boolean
  /** The site's image, if it is public. */
  readonly logo: EntryRow | undefined
  readonly options: StructuredDataOptions
}

/** An ancestor of a page, as a breadcrumb. */
export interface Breadcrumb {
  readonly name: string
  readonly url: string
}

/** All data for the graph of an entry; building it loads nothing more. */
export interface GraphSource {
  readonly site: DescribedSite
  readonly type: ContentType
  readonly entry: EntryRow
  /** The entry's address. */
  readonly url: string
  readonly author: UserRow | undefined
  /** Terms of the entry and their ancestors. */
  readonly terms: readonly TermRow[]
  /** Ancestors of a page from the top, or the item that a file is attached to. */
  readonly above: readonly Breadcrumb[]
  /** The featured image. */
  readonly picture: EntryRow | undefined
  /** Attached videos. */
  readonly films: readonly EntryRow[]
  /** The media embedded in the text, if it is public. */
  readonly inContent: ContentMedia
  /** The newest approved comments, if enabled. */
  readonly comments: readonly CommentRow[]
  /** How many approved comments there are, if enabled. */
  readonly commentCount: number
  /** The calendar data of an event, a venue or an organizer. */
  readonly event?: LoadedEvent | undefined
  readonly venue?: PlaceRow<'venue'> | undefined
  readonly organizer?: PlaceRow<'organizer'> | undefined
}
