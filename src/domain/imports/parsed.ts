import type { EventItem, OrganizerItem, VenueItem } from './item.ts'

/** The position of a part in its source, and what it replaces. */
interface Place {
  /** Row of a table (the header is row 1), or line of a calendar file. */
  readonly line: number
  /** The occurrence that this event overrides. */
  readonly replaces?: string
}

/** The parts of a source, in order. */
export type Parsed =
  | (Place & {
      readonly kind: 'event'
      readonly item: EventItem
      readonly startsAt: Date
      /** The occurrence of the series that it is. */
      readonly instance?: string
    })
  | (Place & { readonly kind: 'venue'; readonly item: VenueItem })
  | (Place & { readonly kind: 'organizer'; readonly item: OrganizerItem })
  /** An invalid item, with the reason. */
  | (Place & { readonly kind: 'problem'; readonly uid?: string; readonly message: string })
  | (Place & { readonly kind: 'outside' })
