import type { CalendarEvent } from '../../calendar/icalendar/calendar-event.ts'
import type { OrganizerItem, VenueItem } from '../item.ts'
import { storable } from '../text.ts'

/**
 * The venue that a location means (behaviour/imports.md#calendar-text): what stands before the
 * first comma is its name, the rest its address. Apple parts them with a line of its own.
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

/** An organizer is called by the name of its address where the file tells no other. */
export function organizerOf({ organizer }: CalendarEvent): OrganizerItem | undefined {
  if (organizer === undefined) return undefined
  const email = storable(organizer.email).trim()
  const name = storable(organizer.name).trim() || email
  if (name === '') return undefined
  return { organizer: name, ...(/^[^\s@]+@[^\s@]+$/.test(email) && { email }) }
}
