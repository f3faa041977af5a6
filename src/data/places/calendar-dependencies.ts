/** What statements depend on that read the calendar, where that is less than all entries. */
import { narrowing, type Database } from '../database/database.ts'
import { AROUND, entriesKey, TREE, type Narrowed } from '../database/dependencies.ts'

const CALENDAR = ['cal_events', 'cal_venue', 'cal_organizer'].map(entriesKey)
const PICTURES = [entriesKey('attachment')]

export const EVENTS: Narrowed = {
  entries: CALENDAR,
  entry_terms: CALENDAR,
  entry_texts: CALENDAR,
  // Of terms nothing is read but which ones lie below others.
  terms: [TREE],
}

/** Who may see a picture depends on what it is attached to. */
const PLACES: Narrowed = { entries: [...CALENDAR, ...PICTURES, AROUND], media: PICTURES }

/** For statements whose entries are events, and what these are linked to. */
export const forEvents = (database: Database): Database => narrowing(database, () => EVENTS)

/** For statements whose entries are places of events, events, and pictures. */
export const forPlaces = (database: Database): Database => narrowing(database, () => PLACES)
