import type { EventItem, OrganizerItem, VenueItem } from './item.ts'

/** Where a part of a source stands, and what it takes the place of. */
interface Place {
  /** Row of a table (its head is row 1), or line of a calendar file. */
  readonly line: number
  /** A time of a series that is told of here on its own, and not as the rule has it. */
  readonly replaces?: string
}

/** What was read of a source, one after the other. */
export type Parsed =
  | (Place & {
      readonly kind: 'event'
      readonly item: EventItem
      readonly startsAt: Date
      /** Which time of which series it is. */
      readonly instance?: string
    })
  | (Place & { readonly kind: 'venue'; readonly item: VenueItem })
  | (Place & { readonly kind: 'organizer'; readonly item: OrganizerItem })
  /** Something that is no item, and why. */
  | (Place & { readonly kind: 'problem'; readonly uid?: string; readonly message: string })
  /** Something outside of the window. */
  | (Place & { readonly kind: 'outside' })
