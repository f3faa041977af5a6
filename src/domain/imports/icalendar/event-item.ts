import { createHash } from 'node:crypto'
import type { CalendarEvent } from '../../calendar/icalendar/calendar-event.ts'
import type { EventExtras } from '../../calendar/icalendar/read-event.ts'
import { dateOfWall } from '../../time/wall-time.ts'
import { contentHash } from '../content-hash.ts'
import type { EventItem, OrganizerItem, VenueItem } from '../item.ts'
import { bodyOf, descriptionHtml, storable } from '../text.ts'
import type { SingleTime } from './occurrences.ts'

/** Title of an event without a name (behaviour/imports.md#calendar-text). */
const UNTITLED = 'Untitled event'

/** Longer HTML, for instance with inline pictures, is replaced by the plain description. */
const LONGEST_HTML = 200_000

/** The identity of one occurrence and its relation to others. */
export type ItemIdentity = Pick<EventItem, 'uid' | 'parent_uid' | 'recurrence' | 'replaces_uid'>

/** Converts one occurrence of an event to an item (behaviour/imports.md#calendar-text). */
export function eventItem(
  event: CalendarEvent,
  extras: EventExtras,
  { start, end }: SingleTime,
  identity: ItemIdentity,
): EventItem {
  const allDay = event.allDay || lastsWholeDays(extras, { start, end })
  const html = extras.html.length > LONGEST_HTML ? '' : bodyOf(extras.html)
  const description = html === '' ? descriptionHtml(event.description) : html
  const url = webAddress(event.url)
  const image = extras.images.map(webAddress).find((address) => address !== '')
  const venue = venueOf(event)
  const organizer = organizerOf(event)
  const categories = event.categories.map((name) => storable(name).trim()).filter(Boolean)
  const item: EventItem = {
    title: oneLine(event.title) || UNTITLED,
    start_date: allDay ? dateOfWall(start) : start,
    end_date: allDay ? lastDay({ start, end }) : end,
    timezone: event.zone,
    ...(allDay && { all_day: true }),
    ...identity,
    ...(description !== '' && { description }),
    ...(url !== '' && { url }),
    ...(image !== undefined && { image }),
    ...(categories.length > 0 && { categories }),
    ...(venue !== undefined && { venue }),
    ...(organizer !== undefined && { organizer }),
    ...(event.status === 'CANCELLED' && { event_status: 'canceled' as const }),
  }
  return { ...item, content_hash: contentHash(item), sequence: event.sequence }
}

const oneLine = (text: string): string => storable(text).replaceAll(/\s+/g, ' ').trim()

/** Some programs escape values of this type as if they were text. */
function webAddress(text: string): string {
  const address = storable(text)
    .replaceAll(/\\([,;\\])/g, '$1')
    .trim()
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : ''
}

/** Outlook writes all-day events as times from midnight to midnight, with a flag. */
const lastsWholeDays = ({ wholeDays }: EventExtras, { start, end }: SingleTime): boolean =>
  wholeDays && start.endsWith('00:00:00') && end.endsWith('00:00:00') && end > start

function lastDay({ start, end }: SingleTime): string {
  const exclusive = end.endsWith('00:00:00') && end > start
  if (!exclusive) return dateOfWall(end)
  return new Date(Date.parse(`${dateOfWall(end)}T00:00:00Z`) - 86_400_000)
    .toISOString()
    .slice(0, 10)
}

/** Longer ones are replaced by a digest, since they do not fit into an index. */
const LONGEST_UID = 255

/** Events without a unique id are identified by name, time and place. */
export function uidOf(event: CalendarEvent): string {
  const uid = storable(event.uid).trim()
  if (uid !== '') return uid.length > LONGEST_UID ? digest(uid) : uid
  return digest(JSON.stringify([event.title, event.start, event.zone, event.location]))
}

const digest = (text: string): string =>
  `almanac-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`

/**
 * The venue of a location (behaviour/imports.md#calendar-text): the name precedes the first comma,
 * the address follows. Apple separates them by a line break.
 */
function venueOf({ location, coordinates }: CalendarEvent): VenueItem | undefined {
  const [name = '', ...rest] = storable(location)
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (name === '') return undefined
  const address = rest.join(', ')
  return { venue: name, ...(address !== '' && { address }), ...coordinates }
}

/** Without a name in the file, an organizer is named after their address. */
function organizerOf({ organizer }: CalendarEvent): OrganizerItem | undefined {
  if (organizer === undefined) return undefined
  const email = storable(organizer.email).trim()
  const name = storable(organizer.name).trim() || email
  if (name === '') return undefined
  return { organizer: name, ...(/^[^\s@]+@[^\s@]+$/.test(email) && { email }) }
}
