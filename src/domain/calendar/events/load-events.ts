import type { Database } from '../../../data/database/database.ts'
import { some, withIds } from '../../../data/entries/entry-filters.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findEventDetails, findPictures } from '../../../data/events/event-reader.ts'
import { findTermsById } from '../../../data/terms/term-reader.ts'
import type { EventDetails, Occurrence } from '../../../data/events/event-row.ts'
import { placesOfEvents, type PlaceVisibility } from '../../../data/places/place-reader.ts'
import type { Picture, PlaceRow } from '../../../data/places/place-row.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { canEdit, visibleTo } from '../../content/entry-policy.ts'
import { readableTexts } from '../../content/reading/readable-texts.ts'
import { withoutContent } from '../../content/reading/withheld.ts'
import { NOT_TRASHED } from '../../content-types/entry-statuses.ts'
import { BLANK_DETAILS } from './blank-event.ts'

/** An event with everything that is shown of it and that the caller may see. */
export interface LoadedEvent {
  readonly entry: EntryRow
  /** May have the times of one occurrence instead of the event's own. */
  readonly details: EventDetails
  /** When the occurrence shown starts by the rule. */
  readonly originalStart?: string
  readonly venues: readonly PlaceRow<'venue'>[]
  readonly organizers: readonly PlaceRow<'organizer'>[]
  readonly picture: Picture | undefined
  /** By name. */
  readonly categories: readonly TermRow[]
  readonly tags: readonly TermRow[]
  /**
   * Whether more than title and times are visible: the event has no password, or the caller knows
   * it or may edit the event. Nothing else is loaded for other events.
   */
  readonly open: boolean
}

/** An event with the times of one of its occurrences. */
export function atOccurrence(event: LoadedEvent, occurrence: Occurrence): LoadedEvent {
  const { originalStart, startsAt, endsAt, utcStart, utcEnd } = occurrence
  return {
    ...event,
    originalStart,
    details: { ...event.details, startsAt, endsAt, utcStart, utcEnd },
  }
}

/**
 * The places and images that a caller sees with events.
 * @param unlocked id of the place whose password was given, or 0
 */
export function placesVisibleTo(caller: Caller, unlocked = 0): PlaceVisibility {
  const { cal_venue: venue, cal_organizer: organizer, attachment } = contentTypes
  const open = [venue, organizer].map((type) => readableTexts(caller, type))
  return {
    places: some([venue, organizer].map((type) => visibleTo(caller, type, NOT_TRASHED))),
    open: some(unlocked === 0 ? open : [...open, withIds([unlocked])]),
    pictures: visibleTo(caller, attachment, NOT_TRASHED),
  }
}

/**
 * Loads the given events in four statements, however many there are. Rows without details are
 * skipped.
 *
 * @param entries of type `cal_events`, which the caller may read
 * @param unlocked id of the event whose password was given, or 0
 */
export async function loadEvents(
  database: Database,
  caller: Caller,
  entries: readonly EntryRow[],
  unlocked = 0,
): Promise<LoadedEvent[]> {
  const ids = entries.map(({ id }) => id)
  const visibility = placesVisibleTo(caller)
  const details = await findEventDetails(database, ids)
  const places = await placesOfEvents(database, [...details.values()], visibility)
  const pictures = await findPictures(
    database,
    entries.map(({ featuredMedia }) => featuredMedia),
    visibility.pictures,
  )
  const terms = await findTermsById(
    database,
    entries.flatMap((entry) => Object.values(entry.terms).flat()),
  )
  const termsOf = (entry: EntryRow, taxonomy: string): TermRow[] =>
    (entry.terms[taxonomy] ?? []).flatMap((id) => terms.get(id) ?? [])
  return entries.flatMap((entry): LoadedEvent[] => {
    const own = details.get(entry.id)
    if (own === undefined) return []
    if (!isOpen(caller, entry, unlocked)) return [closedEvent(entry, own)]
    const linked = places.get(entry.id)
    return [
      {
        entry,
        details: own,
        venues: linked?.venues ?? [],
        organizers: linked?.organizers ?? [],
        picture: pictures.get(entry.featuredMedia),
        categories: termsOf(entry, 'cal_events_cat'),
        tags: termsOf(entry, 'post_tag'),
        open: true,
      },
    ]
  })
}

/**
 * An event reduced to its title and its times (behaviour/calendar-pages.md#selection-of-events).
 */
function closedEvent(entry: EntryRow, details: EventDetails): LoadedEvent {
  return {
    entry: withoutContent(entry),
    details: { ...details, ...BLANK_DETAILS, venueIds: [], organizerIds: [] },
    venues: [],
    organizers: [],
    picture: undefined,
    categories: [],
    tags: [],
    open: false,
  }
}

const isOpen = (caller: Caller, entry: EntryRow, unlocked: number): boolean =>
  entry.password === '' || entry.id === unlocked || canEdit(caller, contentTypes.cal_events, entry)
