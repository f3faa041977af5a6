import type { ChangedOccurrence } from '../../../data/event-feed-reader.ts'
import type { VenueDetails } from '../../../data/place-row.ts'
import { contentTypes } from '../../content/content-types.ts'
import { permalink } from '../../content/permalinks.ts'
import { renderContent, renderTitle } from '../../content/rendering/render.ts'
import { plainText } from '../../embeds/entry-texts.ts'
import { fileAddress } from '../../embeds/thumbnail.ts'
import type { LoadedEvent } from '../events/load-events.ts'
import type { CalendarEvent } from '../icalendar/calendar-event.ts'
import type { Recurrence } from '../recurrence/recurrence.ts'
import type { WallTime } from '../time/wall-time.ts'

/** How events of a file hang together. */
export interface FeedFamily {
  /** By the id of the event that stands for a time of a series. */
  readonly changed: ReadonlyMap<number, ChangedOccurrence>
  /** Times of a series, by its id, that other events of the file stand for. */
  readonly startsOfSeries: ReadonlyMap<number, ReadonlySet<string>>
}

/**
 * An event as calendar files tell of it. Of a protected one they tell its name and its times, as
 * calendar pages do (behaviour/calendar-pages.md#selection-of-events).
 */
export function feedEvent(
  event: LoadedEvent,
  { changed, startsOfSeries }: FeedFamily,
  siteUrl: string,
): CalendarEvent {
  const { entry, details } = event
  const standsFor = changed.get(entry.id)
  return {
    uid: uidOf(event, standsFor, new URL(siteUrl).host),
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
    replaces: standsFor && {
      start: standsFor.originalStart as WallTime,
      zone: standsFor.zone,
      allDay: standsFor.allDay,
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
 * The name of an event, which no change of it changes (RFC 5545, 3.8.4.7). One that stands for a time of
 * a series in the same file has the name of the series: calendars know by it, together with
 * RECURRENCE-ID, which time it replaces (3.8.4.4), and would show both under names of their own.
 */
function uidOf(
  { entry, details }: LoadedEvent,
  standsFor: ChangedOccurrence | undefined,
  host: string,
): string {
  const id = standsFor?.seriesId ?? entry.id
  const name = (standsFor ?? details).uid ?? String(id)
  return name === String(id) || OWN_NAME.test(name) ? `${name}@${host}` : name
}

/** Names that the site gives; others came with what was imported. */
const OWN_NAME = /^\d+--?\d+--?\d+$/

/** A time that another event of the file stands for is changed there, and not left out. */
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
