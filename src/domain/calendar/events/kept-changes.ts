/** Changes of events that a caller has kept and not saved (`keep-changes.ts`): read, and thrown away. */
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { lockEntry } from '../../../data/entries/entry-writer.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import { findAutosave } from '../../../data/revisions/revision-reader.ts'
import { removeAutosave } from '../../../data/revisions/revision-writer.ts'
import { snapshotTexts } from '../../content/revisions/restore-revision.ts'
import { failure } from '../../errors/errors.ts'
import type { KeptChanges } from './keep-changes.ts'
import type { EventWriter } from './save-event.ts'

/** An event with the unsaved texts and other unsaved values. */
export interface UnsavedEvent {
  readonly entry: EntryRow
  readonly changes: Readonly<Record<string, unknown>>
  readonly occurrence: string | undefined
  readonly keptAt: Date
}

/** @returns the caller's own; undefined if there are none, or if the event was saved after that */
export async function findKeptChanges(
  { site, caller }: EventWriter,
  entry: EntryRow,
): Promise<UnsavedEvent | undefined> {
  const kept = await findAutosave(site.database, entry.id, caller.id)
  const changes = kept?.changes ?? null
  if (kept === undefined || changes === null || isOlder(kept, entry)) return undefined
  // Written by `keepChanges` alone.
  const { occurrence } = changes as Partial<KeptChanges>
  return {
    entry: { ...entry, ...snapshotTexts(kept) },
    changes,
    occurrence,
    keptAt: kept.modified,
  }
}

/** Whether an event was saved after its changes were kept; dates of both are of whole seconds. */
const isOlder = (kept: RevisionRow, { modified, updatedAt }: EntryRow): boolean =>
  kept.modified < modified ||
  (kept.modified.getTime() === modified.getTime() && kept.updatedAt < updatedAt)

/**
 * Throws away what the caller has kept.
 * @throws DomainError 404 rest-event-not-found
 */
export async function dropChanges({ site, caller }: EventWriter, id: number): Promise<void> {
  await site.database.transact(async (tx) => {
    // The event first, as every writer of its revisions does, so that no two wait for each other.
    if ((await lockEntry(tx, id, { flat: true })) === undefined)
      throw failure('rest-event-not-found')
    await removeAutosave(tx, id, caller.id)
  })
}
