import { sql, type Database } from '../../../data/database.ts'
import { some, withIds } from '../../../data/entry-filters.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { findEventDetails, findPictures, findTermsById } from '../../../data/event-reader.ts'
import type { EventDetails, Occurrence } from '../../../data/event-row.ts'
import { placesOfEvents, type PlaceVisibility } from '../../../data/place-reader.ts'
import type { Picture, PlaceRow } from '../../../data/place-row.ts'
import type { TermRow } from '../../../data/term-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import { contentTypes } from '../../content/content-types.ts'
import { canEdit, visibleTo } from '../../content/policy.ts'
import { readableTexts } from '../../content/reading/readable-texts.ts'
import { withoutContent } from '../../content/reading/withheld.ts'
import { statuses } from '../../content/statuses.ts'

/** An event with all that is shown of it, as far as the caller may see it. */
export interface LoadedEvent {
  readonly entry: EntryRow
  /** The times of one occurrence may stand here in the place of the event's own. */
  readonly details: EventDetails
  /** Of the occurrence whose times these are: when it begins by the rule. */
  readonly originalStart?: string
  readonly venues: readonly PlaceRow<'venue'>[]
  readonly organizers: readonly PlaceRow<'organizer'>[]
  readonly picture: Picture | undefined
  /** By name. */
  readonly categories: readonly TermRow[]
  readonly tags: readonly TermRow[]
  /**
   * Whether more shows than its title and its times: it has no password, or the caller knows it or
   * may edit the event. Of one that is not open nothing else was loaded.
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

/** What lies in the trash is no longer tied to anything. */
const LIVING = Object.keys(statuses).filter((status) => status !== 'trash')

/**
 * The places and pictures that events show to a caller.
 * @param unlocked id of the place whose password was given; 0 for none
 */
export function sightOf(caller: Caller, unlocked = 0): PlaceVisibility {
  const { cal_venue: venue, cal_organizer: organizer, attachment } = contentTypes
  const open = [venue, organizer].map((type) => readableTexts(caller, type))
  return {
    places: sql`(${visibleTo(caller, venue, LIVING)}) OR (${visibleTo(caller, organizer, LIVING)})`,
    open: some(unlocked === 0 ? open : [...open, withIds([unlocked])]),
    pictures: visibleTo(caller, attachment, LIVING),
  }
}

/**
 * Loads what events show, for one as for many in the same four statements. Rows without details
 * are left out.
 *
 * @param entries of type `cal_events`, which the caller may read
 * @param unlocked id of the event whose password was given; 0 for none
 */
export async function loadEvents(
  database: Database,
  caller: Caller,
  entries: readonly EntryRow[],
  unlocked = 0,
): Promise<LoadedEvent[]> {
  const ids = entries.map(({ id }) => id)
  const sight = sightOf(caller)
  const details = await findEventDetails(database, ids)
  const places = await placesOfEvents(database, ids, sight)
  const pictures = await findPictures(
    database,
    entries.map(({ featuredMedia }) => featuredMedia),
    sight.pictures,
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
 * An event with its title and its times, and without anything else
 * (behaviour/calendar-pages.md#selection-of-events).
 */
function closedEvent(entry: EntryRow, details: EventDetails): LoadedEvent {
  return {
    entry: withoutContent(entry),
    details: { ...details, ...BLANK_DETAILS },
    venues: [],
    organizers: [],
    picture: undefined,
    categories: [],
    tags: [],
    open: false,
  }
}

/** All details but the times, and the flags that lists are made by. */
const BLANK_DETAILS = {
  showMap: false,
  showMapLink: false,
  website: null,
  cost: '',
  costDescription: '',
  currencySymbol: '',
  currencyCode: '',
  currencyPosition: '',
  dateTimeSeparator: '',
  timeRangeSeparator: '',
  venueIds: [],
  organizerIds: [],
} as const satisfies Partial<EventDetails>

const isOpen = (caller: Caller, entry: EntryRow, unlocked: number): boolean =>
  entry.password === '' || entry.id === unlocked || canEdit(caller, contentTypes.cal_events, entry)
