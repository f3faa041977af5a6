import { deleteImport } from '../../data/imports/record-writer.ts'
import { trashImportedEvents } from '../../data/imports/trash-events.ts'
import type { Caller } from '../accounts/caller.ts'
import { contentTypes } from '../content/content-types.ts'
import { visibleTo } from '../content/policy.ts'
import { wholeSeconds } from '../content/saving/saving.ts'
import { trashSuffix } from '../content/slugs.ts'
import type { Site } from '../site/site.ts'

/** Most events that one transaction moves; it holds them and their terms locked. */
const AT_ONCE = 500

/**
 * Removes a record (import-callbacks.md 3). The events that it made stay, or go to the trash as far
 * as the caller may delete them.
 * @returns ids of the events that went to the trash
 */
export async function deleteRecord(
  site: Site,
  caller: Caller,
  id: number,
  trashesEvents: boolean,
): Promise<number[]> {
  const trashed = trashesEvents ? await trashEvents(site, caller, id) : []
  await site.database.transact([], (tx) => deleteImport(tx, id))
  return trashed
}

async function trashEvents(site: Site, caller: Caller, id: number): Promise<number[]> {
  const trashed: number[] = []
  const allowed = visibleTo(caller, contentTypes.cal_events, undefined, 'delete')
  for (;;) {
    const now = wholeSeconds(site.clock())
    const trashing = { recordId: id, allowed, suffix: trashSuffix, now, limit: AT_ONCE }
    const part = await site.database.transact(['content'], (tx) =>
      trashImportedEvents(tx, trashing),
    )
    trashed.push(...part)
    if (part.length < AT_ONCE) return trashed
  }
}
