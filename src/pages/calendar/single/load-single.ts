import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findPlace } from '../../../data/places/place-reader.ts'
import { ANONYMOUS } from '../../../domain/accounts/caller.ts'
import { placesVisibleTo } from '../../../domain/calendar/events/load-events.ts'
import { wordsOf } from '../../../messages/words.ts'
import { loadEventPage, type EventReading } from '../views/event-page.ts'
import { loadPlaceView } from '../views/place-view.ts'
import { eventParts } from './event.ts'
import { placeParts } from './place.ts'
import type { SingleParts } from './single.ts'

/** How an entry's page was requested. */
export interface SingleOptions extends EventReading {
  /** Page of a place's events, from 1. */
  readonly page: number
  /** Past events instead of upcoming ones. */
  readonly past: boolean
  /** Id of the venue whose map is opened; 0 for none. */
  readonly map: number
}

const PLACES = { cal_venue: 'venue', cal_organizer: 'organizer' } as const

/** The kind of place for an entry type, or for the first step of an address. */
export const placeKind = (type: string): 'venue' | 'organizer' | undefined =>
  type === 'cal_venue' || type === 'cal_organizer' ? PLACES[type] : undefined

/** Whether entries of a type have pages of the calendar. */
export const isOfCalendar = (type: string): boolean =>
  type === 'cal_events' || placeKind(type) !== undefined

/**
 * The content of event, venue and organizer pages besides the text; undefined for all other
 * entries.
 */
export async function loadSingleParts(
  ctx: AppContext,
  entry: EntryRow,
  { open, changes, page, past, map }: SingleOptions,
): Promise<SingleParts | undefined> {
  const { language, showMaps } = await ctx.settings()
  const maps = { allowed: showMaps, opened: map }
  if (entry.type === 'cal_events') {
    const event = await loadEventPage(ctx, entry, { open, changes })
    return event && eventParts(event, maps)
  }
  const kind = placeKind(entry.type)
  if (kind === undefined || !open) return undefined
  const { t } = wordsOf(language)
  const [row, view] = await Promise.all([
    findPlace(
      ctx.database,
      kind,
      entry.id,
      placesVisibleTo(ANONYMOUS, entry.password === '' ? 0 : entry.id),
    ),
    loadPlaceView(ctx, ANONYMOUS, { kind, slug: entry.slug }, { page, past }),
  ])
  return row && placeParts({ row, view, siteUrl: ctx.siteUrl, t, maps })
}
