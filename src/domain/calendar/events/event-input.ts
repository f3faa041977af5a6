import type { AskedPicture } from '../pictures/asked-picture.ts'
import type { PlaceInput } from '../places/read-place.ts'
import type { PlaceKind } from '../../../data/place-row.ts'
import type { EntryInput } from '../../content/saving/entry-input.ts'
import type { StatusName } from '../../content/statuses.ts'
import type { RecurrenceInput } from '../recurrence/recurrence.ts'
import type { Cutoff } from '../time/days.ts'
import type { WrittenMoment } from '../time/parse-moment.ts'
import type { EventColumns } from '../../../data/event-row.ts'

/** A place of an event: one that there is, or the data of a new one. */
export type AskedPlace<Kind extends PlaceKind = PlaceKind> =
  | { readonly id: number }
  | { readonly place: PlaceInput<Kind>; readonly picture: AskedPicture | undefined }

/** A term of an event: an id, or a name or slug. */
export type AskedTerm = number | string

/** Members of the details that are stored as they are sent. */
type Plain = Pick<
  EventColumns,
  | 'allDay'
  | 'showMap'
  | 'showMapLink'
  | 'hidden'
  | 'featured'
  | 'canceled'
  | 'website'
  | 'cost'
  | 'costDescription'
  | 'currencySymbol'
  | 'currencyCode'
  | 'currencyPosition'
  | 'dateTimeSeparator'
  | 'timeRangeSeparator'
>

/** When an event takes place, as far as a write names it. */
export interface AskedTimes {
  readonly start?: WrittenMoment
  readonly end?: WrittenMoment
  readonly timezone?: string
  /** When days end on the site; at midnight where nothing is said. */
  readonly cutoff?: Cutoff
}

/** What a write says of an event; what it leaves out stays, or gets its default in a new one. */
export interface EventInput extends AskedTimes, Partial<Plain> {
  /** What is kept with the entry. */
  readonly entry: Pick<
    EntryInput,
    | 'title'
    | 'content'
    | 'excerpt'
    | 'slug'
    | 'authorId'
    | 'date'
    | 'dateGmt'
    | 'sticky'
    | 'password'
    | 'commentStatus'
    | 'pingStatus'
  >
  readonly status?: StatusName
  /** null for an event that happens once. */
  readonly recurrence?: RecurrenceInput | null
  readonly picture?: AskedPicture
  readonly venues?: readonly AskedPlace<'venue'>[]
  readonly organizers?: readonly AskedPlace<'organizer'>[]
  readonly categories?: readonly AskedTerm[]
  readonly tags?: readonly AskedTerm[]
}
