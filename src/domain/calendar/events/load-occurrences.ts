import type { Database } from '../../../data/database/database.ts'
import { findEntries } from '../../../data/entries/entry-reader.ts'
import type { ListedOccurrence } from '../../../data/events/event-list-reader.ts'
import type { Caller } from '../../accounts/caller.ts'
import { atOccurrence, loadEvents, type LoadedEvent } from './load-events.ts'

/**
 * Loads the events of occurrences that the caller may see, each with the times of the occurrence.
 * Takes five statements, however many there are.
 */
export async function loadOccurrences(
  database: Database,
  caller: Caller,
  occurrences: readonly ListedOccurrence[],
): Promise<LoadedEvent[]> {
  const ids = [...new Set(occurrences.map(({ eventId }) => eventId))]
  const events = await loadEvents(database, caller, await findEntries(database, ids))
  const byId = new Map(events.map((event) => [event.entry.id, event]))
  return occurrences.flatMap((occurrence) => {
    const event = byId.get(occurrence.eventId)
    return event === undefined ? [] : [atOccurrence(event, occurrence)]
  })
}
