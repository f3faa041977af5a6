import type { ChangedOccurrence } from '../../../data/events/event-feed-reader.ts'
import type { VenueDetails } from '../../../data/places/place-row.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { permalink } from '../../content/permalinks.ts'
import { renderContent, renderTitle } from '../../content/rendering/render.ts'
import { plainText } from '../../embeds/entry-texts.ts'
import { fileAddress } from '../../embeds/thumbnail.ts'
import type { LoadedEvent } from '../events/load-events.ts'
import type { CalendarEvent } from '../icalendar/calendar-event.ts'
import type { Recurrence } from '../recurrence/recurrence.ts'
import type { WallTime } from '../../time/wall-time.ts'

/** How the events of a file are related. */
export interface FeedRelations {
  /** By the id of the event that replaces an occurrence of a series. */
  readonly changed: ReadonlyMap<number, ChangedOccurrence>
  /** Occurrences of a series, by its id, that other events of the file replace. */
  readonly startsOfSeries: ReadonlyMap<number, ReadonlySet<string>>
}

/**
 * Converts an event for calendar files. A protected one has only its title and its times, as on
 * calendar pages (behaviour/calendar-pages.md#selection-of-events).
 */
export function feedEvent(
  event: LoadedEvent,
  { changed, startsOfSeries }: FeedRelations,
  siteUrl: string,
): CalendarEvent {
  const { entry, details } = event
  const replaced = changed.get(entry.id)
  return {
    uid: uidOf(event, replaced, new URL(siteUrl).host),
    sequence: details.sequence,
    stamp: entry.modified,
    created: entry.dateFloats ? undefined : entry.date,
    modified: entry.modified,
    start: details.startsAt as WallTime,
    end: details.endsAt as WallTime,
    zone: details.timezone,
    allDay: details.allDay,
    title: plainText(renderTitle(entry.title)),
    url: permalink(siteUrl, contentTypes.cal_events, entry),
    ...partsOf(event, siteUrl),
    status: statusOf(event),
    recurrence: recurrenceOf(event, startsOfSeries.get(entry.id)),
    replaces: replaced && {
      start: replaced.originalStart as WallTime,
      zone: replaced.zone,
      allDay: replaced.allDay,
    },
  }
}

function statusOf({ entry, details }: LoadedEvent): CalendarEvent['status'] {
  if (details.canceled) return 'CANCELLED'
  return entry.status === 'publish' ? 'CONFIRMED' : 'TENTATIVE'
}

type Parts = Pick<
  CalendarEvent,
  'description' | 'location' | 'coordinates' | 'categories' | 'attachments' | 'organizer'
>

function partsOf(event: LoadedEvent, siteUrl: string): Parts {
  const { entry, venues, organizers, picture, categories } = event
  const [venue] = venues
  const organizer = organizers.find(({ details }) => details.email !== '')
  return {
    description: plainText(renderContent(entry.content)),
    location: venue === undefined ? '' : placeText(venue.title, venue.details),
    coordinates: venue && coordinatesOf(venue.details),
    categories: categories.map(({ name }) => plainText(name)),
    attachments: picture === undefined ? [] : [fileAddress(siteUrl, picture.file)],
    organizer: organizer && {
      name: plainText(renderTitle(organizer.title)),
      email: organizer.details.email,
    },
  }
}

/**
 * The permanent UID of an event (RFC 5545, 3.8.4.7). An event that replaces an occurrence of a
 * series in the same file has the UID of the series: together with RECURRENCE-ID it tells calendars
 * which occurrence is replaced (3.8.4.4); with a UID of its own they would show both.
 */
function uidOf(
  { entry, details }: LoadedEvent,
  replaced: ChangedOccurrence | undefined,
  host: string,
): string {
  const id = replaced?.seriesId ?? entry.id
  const name = (replaced ?? details).uid ?? String(id)
  return name === String(id) || GENERATED_UID.test(name) ? `${name}@${host}` : name
}

/** UIDs that the site generates; others were imported. */
const GENERATED_UID = /^\d+--?\d+--?\d+$/

/** Occurrences that other events of the file replace are not excluded here. */
function recurrenceOf(
  { details }: LoadedEvent,
  changed: ReadonlySet<string> | undefined,
): Recurrence | undefined {
  const recurrence = details.recurrence as Recurrence | null
  if (recurrence === null) return undefined
  const exdate = recurrence.exdate.filter((wall) => changed?.has(wall) !== true)
  return { ...recurrence, exdate }
}

function placeText(title: string, details: VenueDetails): string {
  const { address, city, stateProvince, state, province, zip, country } = details
  const region = stateProvince || state || province
  return [plainText(renderTitle(title)), address, city, region, zip, country]
    .filter((part) => part !== '')
    .join(', ')
}

function coordinatesOf({ latitude, longitude }: VenueDetails): CalendarEvent['coordinates'] {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}
