import type { Tx } from '../../data/database/database.ts'
import { lockImport, lockImportTree } from '../../data/imports/record-reader.ts'
import { deleteImport } from '../../data/imports/record-writer.ts'
import { trashImportedEvents } from '../../data/imports/trash-events.ts'
import type { Caller } from '../accounts/caller.ts'
import { contentTypes } from '../content-types/content-types.ts'
import { visibleTo } from '../content/entry-policy.ts'
import { wholeSeconds } from '../content/saving/saving.ts'
import { trashSuffix } from '../text/slugs.ts'
import type { Site } from '../site/site.ts'
import { CANCELLED, failRecord } from './end-record.ts'

/** Most events moved per transaction, which locks them and their terms. */
const AT_ONCE = 500

/**
 * Deletes a record (behaviour/imports.md#record-routes) and ends its runs, which keep their own
 * records. Imported events stay, or go to the trash if the caller may delete them.
 * @returns ids of the trashed events
 */
export async function deleteRecord(
  site: Site,
  caller: Caller,
  id: number,
  trashesEvents: boolean,
): Promise<number[]> {
  const { database } = site
  const ended = await database.transact((tx) => endRuns(tx, site, id))
  const trashed = trashesEvents ? await trashEvents(site, caller, ended) : []
  await database.transact(async (tx) => {
    // A schedule may have become due in the meantime.
    await endRuns(tx, site, id)
    await deleteImport(tx, id)
  })
  return trashed
}

/** Ends pending imports. @returns ids of the record and of its runs */
async function endRuns(tx: Tx, site: Site, id: number): Promise<number[]> {
  const tree = await lockImportTree(tx, id)
  for (const { id: pending } of tree.filter(({ status }) => status === 'cal-ea-pending')) {
    const row = await lockImport(tx, pending)
    if (row !== undefined) await failRecord(tx, row, CANCELLED, site.clock())
  }
  return tree.map((row) => row.id)
}

async function trashEvents(
  site: Site,
  caller: Caller,
  recordIds: readonly number[],
): Promise<number[]> {
  const trashed: number[] = []
  const allowed = visibleTo(caller, contentTypes.cal_events, undefined, 'delete')
  for (;;) {
    const now = wholeSeconds(site.clock())
    const trashing = { recordIds, allowed, suffix: trashSuffix, now, limit: AT_ONCE }
    const part = await site.database.transact((tx) => trashImportedEvents(tx, trashing))
    trashed.push(...part)
    if (part.length < AT_ONCE) return trashed
  }
}
