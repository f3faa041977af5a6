/** The content of the page of an event (behaviour/calendar-pages.md#page-of-an-event). */
import { timesOf } from '../../../data/events/event-filters.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { neighboursOfEvent, type NeighbourRow } from '../../../data/events/event-neighbours.ts'
import { occurrencesFrom, type ViewOccurrence } from '../../../data/events/event-view-reader.ts'
import { ANONYMOUS } from '../../../domain/accounts/caller.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import { plainTitle } from '../../../domain/embeds/entry-texts.ts'
import type { Site } from '../../../domain/site/site.ts'
import type { Occurrence } from '../../../data/events/event-row.ts'
import { loadEvents, type LoadedEvent } from '../../../domain/calendar/events/load-events.ts'
import { occurrencesOf } from '../../../domain/calendar/events/occurrences.ts'
import { withChanges } from '../../../domain/calendar/events/with-changes.ts'
import { BLANK_REQUEST } from './addresses/view-request.ts'
import { writeAddress } from './addresses/write-address.ts'
import { categoryLink, eventCard } from './event-card.ts'
import { allVisibleEvents } from './resolve-filters.ts'
import { clockOf } from './find-times.ts'
import { placeOnDays } from './timed.ts'
import type { EventCard, NamedLink } from './view-model.ts'
import { loadViewSite, type ViewSite } from './view-site.ts'

/** A link to another event. */
export interface EventLink {
  /** Plain text. */
  readonly title: string
  readonly url: string
}

export interface EventPage {
  /** With the next occurrence, or the last one if there are no more. */
  readonly card: EventCard
  readonly event: LoadedEvent
  /** Occurrences after that of the card, for a recurring event. */
  readonly later: readonly EventCard[]
  /** Whether all of its occurrences are over. */
  readonly isOver: boolean
  readonly categories: readonly NamedLink[]
  readonly tags: readonly NamedLink[]
  readonly previous: EventLink | undefined
  readonly next: EventLink | undefined
  readonly site: Pick<ViewSite, 'siteUrl' | 'settings' | 'today'>
}

/** The most occurrences that the page of a series lists, including the next one. */
const MAX_TIMES = 6

/** How the page of an event is read. */
export interface EventReading {
  /** Whether the reader may see protected content. */
  readonly open: boolean
  /** Unsaved changes to show (`withChanges`). */
  readonly changes?: Readonly<Record<string, unknown>> | null | undefined
}

/** @returns undefined for an entry that is not an event */
export async function loadEventPage(
  context: Site,
  entry: EntryRow,
  { open, changes }: EventReading,
): Promise<EventPage | undefined> {
  const { database, siteUrl } = context
  const unlocked = open ? entry.id : 0
  const [[stored], site] = await Promise.all([
    loadEvents(database, ANONYMOUS, [entry], unlocked),
    loadViewSite(context),
  ])
  if (stored === undefined) return undefined
  const event = changes ? await withChanges(context, ANONYMOUS, stored, changes) : stored
  const own = ownTime(event)
  const conditions = allVisibleEvents(ANONYMOUS)
  const [times, neighbours] = await Promise.all([
    event.details.recurrence === null
      ? [own]
      : changes
        ? unsavedTimes(context.clock(), site, event)
        : timesToCome(context, site, event),
    neighboursOfEvent(database, conditions, { id: entry.id, startsAt: own.startsAt }),
  ])
  const [card = eventCard(site, event, placeOnDays(site, own)), ...later] = times.map((time) =>
    eventCard(site, event, placeOnDays(site, time)),
  )
  const neighbour = (side: NeighbourRow['side']): EventLink | undefined => {
    const row = neighbours.find((each) => each.side === side)
    return row && { title: plainTitle(row), url: eventAddress(siteUrl, row) }
  }
  return {
    card,
    event,
    later,
    isOver: card.isOver,
    categories: event.categories.map((term) => categoryLink(siteUrl, term)),
    tags: event.tags.map(({ name, slug }) => ({
      name,
      slug,
      url: siteUrl + writeAddress({ ...BLANK_REQUEST, tag: slug }),
    })),
    previous: neighbour('previous'),
    next: neighbour('next'),
    site,
  }
}

const eventAddress = (siteUrl: string, row: NeighbourRow): string =>
  permalink(siteUrl, contentTypes.cal_events, { ...row, path: [row.slug] })

const ownTime = (event: LoadedEvent): ViewOccurrence =>
  timeOf(event, {
    ...event.details,
    originalStart: event.details.originalStart ?? event.details.startsAt,
  })

function timeOf({ entry, details }: LoadedEvent, occurrence: Occurrence): ViewOccurrence {
  const { originalStart, startsAt, endsAt, utcStart, utcEnd } = occurrence
  const { timezone, allDay, featured } = details
  const times = { originalStart, startsAt, endsAt, utcStart, utcEnd }
  return { eventId: entry.id, ...times, timezone, allDay, featured, sticky: entry.sticky }
}

/** The times of a series whose occurrences are not stored, since it is not saved. */
const unsavedTimes = (now: Date, site: ViewSite, event: LoadedEvent): ViewOccurrence[] =>
  occurrencesOf(event.details, now)
    .filter(({ utcEnd }) => utcEnd >= site.nowUtc)
    .slice(0, MAX_TIMES)
    .map((occurrence) => timeOf(event, occurrence))

function timesToCome(
  { database }: Site,
  site: ViewSite,
  { entry }: LoadedEvent,
): Promise<ViewOccurrence[]> {
  const occurrence = [timesOf(entry.id)]
  const conditions = { of: 'occurrences', occurrence, entry: [], searching: false } as const
  const window = { clock: clockOf(site), at: site.nowUtc, limit: MAX_TIMES, offset: 0 }
  return occurrencesFrom(database, conditions, window)
}
