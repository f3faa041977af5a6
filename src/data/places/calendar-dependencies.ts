/** Dependencies of calendar statements, which read less than all entries. */
import { narrowing, type Database } from '../database/database.ts'
import { AROUND, entriesKey, TREE, type Narrowed } from '../database/dependencies.ts'

const CALENDAR = ['cal_events', 'cal_venue', 'cal_organizer'].map(entriesKey)
const PICTURES = [entriesKey('attachment')]

export const EVENTS: Narrowed = {
  entries: CALENDAR,
  entry_terms: CALENDAR,
  entry_texts: CALENDAR,
  // Of terms, only the hierarchy is read.
  terms: [TREE],
}

/** The visibility of a picture depends on what it is attached to. */
const PLACES: Narrowed = { entries: [...CALENDAR, ...PICTURES, AROUND], media: PICTURES }

/** For statements that read events and what these are linked to. */
export const forEvents = (database: Database): Database => narrowing(database, () => EVENTS)

/** For statements that read places, events and pictures. */
export const forPlaces = (database: Database): Database => narrowing(database, () => PLACES)
