import type { EventCard } from './views/view-model.ts'
import { formatTimes } from './event-time.ts'
import type { DateStyle } from './format-dates.ts'

/** When and where an event takes place, as plain text; the place is empty where none is known. */
export interface EventLines {
  readonly when: string
  readonly where: string
}

export function eventLines(card: EventCard, style: DateStyle): EventLines {
  const { start, end, between, zone } = formatTimes(card, style)
  const { venue } = card
  return {
    when: start + (end === '' ? '' : between + end) + zone,
    where: venue === undefined ? '' : [venue.name, venue.addressLine].filter(Boolean).join(', '),
  }
}
