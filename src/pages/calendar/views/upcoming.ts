import { findEntries } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { occurrencesFrom, type ViewOccurrence } from '../../../data/events/event-view-reader.ts'
import type { Caller } from '../../../domain/accounts/caller.ts'
import type { Site } from '../../../domain/site/site.ts'
import type { ViewRequest } from './addresses/view-request.ts'
import { resolveFilters, type ResolvedFilters } from './resolve-filters.ts'
import { clockOf } from './find-times.ts'
import type { ViewSite } from './view-site.ts'

/** Events with upcoming occurrences, each once, and the filters that were used. */
export interface Upcoming {
  readonly entries: readonly EntryRow[]
  /** The next occurrence of each. */
  readonly times: readonly ViewOccurrence[]
  readonly narrowed: ResolvedFilters
}

/** A series may have several occurrences before the next event. */
const TIMES_OF_EACH = 5

/**
 * Finds the next events, by start.
 * @returns undefined if a term or place in the address does not exist
 */
export async function upcomingEvents(
  context: Site,
  site: ViewSite,
  caller: Caller,
  request: ViewRequest,
  limit: number,
): Promise<Upcoming | undefined> {
  const narrowed = await resolveFilters(context, caller, request)
  if (narrowed === undefined) return undefined
  const window = {
    clock: clockOf(site),
    at: site.nowUtc,
    limit: limit * TIMES_OF_EACH,
    offset: 0,
  }
  const times = await occurrencesFrom(context.database, narrowed.conditions, window)
  const next = new Map(times.toReversed().map((time) => [time.eventId, time]))
  const ids = [...new Set(times.map(({ eventId }) => eventId))].slice(0, limit)
  const entries = await findEntries(context.database, ids)
  const placeOf = ({ id }: EntryRow): number => ids.indexOf(id)
  return {
    entries: entries.toSorted((one, other) => placeOf(one) - placeOf(other)),
    times: ids.flatMap((id) => next.get(id) ?? []),
    narrowed,
  }
}
