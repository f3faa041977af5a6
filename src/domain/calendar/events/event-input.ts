import type { RequestedPicture } from '../pictures/requested-picture.ts'
import type { PlaceInput } from '../places/read-place.ts'
import type { PlaceKind } from '../../../data/places/place-row.ts'
import type { EntryInput } from '../../content/saving/entry-input.ts'
import type { StatusName } from '../../content-types/entry-statuses.ts'
import type { RecurrenceInput } from '../recurrence/recurrence.ts'
import type { Cutoff } from '../../time/days.ts'
import type { ParsedMoment } from '../../time/parse-moment.ts'
import type { EventColumns } from '../../../data/events/event-row.ts'

/** A place of an event: an existing one, or the data of a new one. */
export type RequestedPlace<Kind extends PlaceKind = PlaceKind> =
  | { readonly id: number }
  | { readonly place: PlaceInput<Kind>; readonly picture: RequestedPicture | undefined }

/** A term of an event: an id, or a name or slug. */
export type RequestedTerm = number | string

/** Details that are stored as sent. */
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

export interface RequestedTimes {
  readonly start?: ParsedMoment
  readonly end?: ParsedMoment
  readonly timezone?: string
  /** When days end on the site; midnight by default. */
  readonly cutoff?: Cutoff
}

/**
 * The changes that a write makes to an event. Omitted members keep their value, or get the default
 * in a new event.
 */
export interface EventInput extends RequestedTimes, Partial<Plain> {
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
  readonly picture?: RequestedPicture
  readonly venues?: readonly RequestedPlace<'venue'>[]
  readonly organizers?: readonly RequestedPlace<'organizer'>[]
  readonly categories?: readonly RequestedTerm[]
  readonly tags?: readonly RequestedTerm[]
}
