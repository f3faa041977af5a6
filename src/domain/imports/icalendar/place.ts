import type { CalendarEvent } from '../../calendar/icalendar/calendar-event.ts'
import type { OrganizerItem, VenueItem } from '../item.ts'
import { storable } from '../text.ts'

/**
 * The venue of a location (behaviour/imports.md#calendar-text): the name precedes the first comma,
 * the address follows. Apple separates them by a line break.
 */
export function venueOf({ location, coordinates }: CalendarEvent): VenueItem | undefined {
  const [name = '', ...rest] = storable(location)
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (name === '') return undefined
  const address = rest.join(', ')
  return { venue: name, ...(address !== '' && { address }), ...coordinates }
}

/** Without a name in the file, an organizer is named after their address. */
export function organizerOf({ organizer }: CalendarEvent): OrganizerItem | undefined {
  if (organizer === undefined) return undefined
  const email = storable(organizer.email).trim()
  const name = storable(organizer.name).trim() || email
  if (name === '') return undefined
  return { organizer: name, ...(/^[^\s@]+@[^\s@]+$/.test(email) && { email }) }
}
