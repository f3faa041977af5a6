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
  /** The site's picture, if there is one that everybody may see. */
  readonly logo: EntryRow | undefined
  readonly options: StructuredDataOptions
}

/** An item above another one on the way from the front page. */
export interface Breadcrumb {
  readonly name: string
  readonly url: string
}

/** Everything that the graph of one entry is made of; making it loads nothing more. */
export interface GraphSource {
  readonly site: DescribedSite
  readonly type: ContentType
  readonly entry: EntryRow
  /** The entry's address. */
  readonly url: string
  readonly author: UserRow | undefined
  /** Terms of the entry and those above them. */
  readonly terms: readonly TermRow[]
  /** Pages above a page from the top, or what a file is attached to. */
  readonly above: readonly Breadcrumb[]
  /** The picture that the entry features. */
  readonly picture: EntryRow | undefined
  /** Films that are attached to the entry. */
  readonly films: readonly EntryRow[]
  /** What the text of the entry shows, where everybody may read it. */
  readonly inContent: ContentMedia
  /** The newest approved comments, where the options want them. */
  readonly comments: readonly CommentRow[]
  /** The entry as the calendar has it: an event, a venue or an organizer. */
  readonly event?: LoadedEvent | undefined
  readonly venue?: PlaceRow<'venue'> | undefined
  readonly organizer?: PlaceRow<'organizer'> | undefined
}
