import { lockEntry } from '../../../data/entries/entry-writer.ts'
import { lockRevision } from '../../../data/revisions/revision-reader.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import { removeRevision } from '../../../data/revisions/revision-writer.ts'
import { transactWithRetry, type Saving } from '../saving/saving.ts'
import { requireParent, requireRevisionOf, requireRevisionsRemovable } from './parent.ts'
import type { Guard } from '../../errors/guard.ts'

/** Throws if the revision has changed since the writer read it. */

/**
 * Deletes a revision or an autosave permanently: they have no trash. The item stays as it is.
 * @returns the revision as it was
 * @throws DomainError rest_cannot_delete, 404 as requireParent and requireRevisionOf do
 */
export async function deleteRevision(
  saving: Saving,
  parentId: number,
  id: number,
  guard: Guard,
): Promise<RevisionRow> {
  const { type, caller } = saving
  return transactWithRetry(saving, async (tx) => {
    // The item first, as every writer of its revisions does, so that no two wait for each other.
    const parent = requireParent(type, await lockEntry(tx, parentId))
    requireRevisionsRemovable(caller, type, parent)
    const revision = requireRevisionOf(parentId, await lockRevision(tx, id))
    guard(revision)
    await removeRevision(tx, id)
    return revision
  })
}
