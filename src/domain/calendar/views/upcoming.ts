import { findEntries } from '../../../data/entry-reader.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { occurrencesFrom } from '../../../data/event-view-reader.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { Site } from '../../site/site.ts'
import type { ViewRequest } from './addresses/view-request.ts'
import { narrow, type Narrowed } from './narrow.ts'
import { clockOf } from './select.ts'
import type { ViewSite } from './view-site.ts'

/** Events of which something is still to come, each once, and what they were looked for by. */
export interface Upcoming {
  readonly entries: readonly EntryRow[]
  readonly narrowed: Narrowed
}

/** A series may come several times before the next event does. */
const TIMES_OF_EACH = 5

/**
 * The next events, by when they begin.
 * @returns undefined where the address names a term or a place that is not there
 */
export async function upcomingEvents(
  context: Site,
  site: ViewSite,
  caller: Caller,
  request: ViewRequest,
  limit: number,
): Promise<Upcoming | undefined> {
  const narrowed = await narrow(context, caller, request)
  if (narrowed === undefined) return undefined
  const window = {
    clock: clockOf(site),
    at: site.nowUtc,
    limit: limit * TIMES_OF_EACH,
    offset: 0,
  }
  const times = await occurrencesFrom(context.database, narrowed.conditions, window)
  const ids = [...new Set(times.map(({ eventId }) => eventId))].slice(0, limit)
  const entries = await findEntries(context.database, ids)
  const placeOf = ({ id }: EntryRow): number => ids.indexOf(id)
  return { entries: entries.toSorted((one, other) => placeOf(one) - placeOf(other)), narrowed }
}
