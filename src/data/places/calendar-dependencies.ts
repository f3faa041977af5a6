/** Dependencies of calendar statements, which read less than all entries. */
import { sql } from 'kysely'
import { narrowing, type Database } from '../database/database.ts'
import {
  AROUND,
  entriesKey,
  entryKey,
  listKey,
  MANY_MONTHS,
  monthKey,
  textsKey,
  TREE,
  type Narrowed,
} from '../database/dependencies.ts'
import type { Condition } from '../database/expressions.ts'
import { looksAtTexts } from '../entries/entry-dependencies.ts'
import { textOf } from '../entries/named-columns.ts'

const TYPES = ['cal_events', 'cal_venue', 'cal_organizer']
const CALENDAR = TYPES.map(entriesKey)
const LISTS = TYPES.map(listKey)
const TEXTS = TYPES.map(textsKey)
const PICTURES = [entriesKey('attachment')]

/** Wall times between which something starts. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** What lists of events look at. */
export interface EventsLookedAt {
  /** Conditions on `entries e`. */
  readonly entry: readonly Condition[]
  /** When all of its occurrences start, if that is known. */
  readonly within?: Span
}

/** More months than that are not noted one by one. */
const MOST_MONTHS = 36

const monthsSinceZero = (wall: string): number =>
  Number(wall.slice(0, 4)) * 12 + Number(wall.slice(5, 7)) - 1

/** The keys of the months of a span; undefined if they are too many. */
function keysOfMonths({ from, to }: Span): string[] | undefined {
  const first = monthsSinceZero(from)
  const count = Math.max(monthsSinceZero(to) - first + 1, 0)
  if (count > MOST_MONTHS) return undefined
  const months = Array.from({ length: count }, (_, index) => {
    const [year, month] = [Math.floor((first + index) / 12), ((first + index) % 12) + 1]
    return monthKey(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`)
  })
  return [...months, MANY_MONTHS]
}

/** Dependencies of statements that read events and what these are linked to. */
export function ofEvents({ entry, within }: EventsLookedAt): Narrowed {
  const texts = entry.length > 0 && looksAtTexts(textOf(sql.join([...entry])))
  const months = within && keysOfMonths(within)
  return {
    entries: texts ? [...LISTS, ...TEXTS] : LISTS,
    entry_terms: CALENDAR,
    entry_texts: CALENDAR,
    title_words: CALENDAR,
    // Of terms, only the hierarchy is read.
    terms: [TREE],
    ...(months && { event_occurrences: months }),
  }
}

/** The visibility of a picture depends on the entry that it is attached to. */
const PLACES: Narrowed = { entries: [...CALENDAR, ...PICTURES, AROUND], media: PICTURES }

/** For statements that read events and what these are linked to. */
export const forEvents = (database: Database, lookedAt: EventsLookedAt): Database =>
  narrowing(database, () => ofEvents(lookedAt))

/** For statements that read places, events and pictures. */
export const forPlaces = (database: Database): Database => narrowing(database, () => PLACES)

/** For statements that read some events and the entries linked to them. */
export function forEventsWith(database: Database, ids: readonly number[]): Database {
  const keys = ids.map(entryKey)
  return narrowing(database, () => ({
    entries: keys,
    events: keys,
    event_links: keys,
    event_occurrences: keys,
    organizers: keys,
    venues: keys,
    media: keys,
  }))
}

/** Records pictures, whose visibility depends on the entries that they are attached to. */
export function notePictures({ reading }: Database, ids: readonly number[]): void {
  const pictures = ids.filter((id) => id > 0)
  if (pictures.length > 0) reading?.note([...pictures.map(entryKey), AROUND])
}
