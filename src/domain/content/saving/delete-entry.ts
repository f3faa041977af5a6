import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { lockTree, removeEntry } from '../../../data/entries/entry-writer.ts'
import { assignTerms } from '../../../data/terms/term-assignments.ts'
import { moveChildrenUp } from './move-children.ts'
import { requireDelete } from './rights.ts'
import { lockEntryForWrite, isCounted, transactWithRetry, type Saving } from './saving.ts'
import type { Guard } from '../../errors/guard.ts'

/**
 * Deletes an item permanently, with its revisions and autosaves. Its children move up to its
 * parent.
 * @returns the deleted item
 * @throws DomainError rest_cannot_delete, 404 rest_post_invalid_id
 */
export async function deleteEntry(saving: Saving, id: number, guard: Guard): Promise<EntryRow> {
  const { site, type, caller } = saving
  return transactWithRetry(saving, async (tx) => {
    if (type.hierarchical) await lockTree(tx, type.name)
    const before = await lockEntryForWrite(tx, saving, id)
    requireDelete(caller, type, before)
    guard(before)
    const clock = site.clock()
    const counted = { before: isCounted(before.status), after: false }
    await assignTerms(tx, { entryId: id, wanted: {}, counted }, clock)
    await removeEntry(tx, id, clock)
    if (type.hierarchical) await moveChildrenUp(tx, saving, before, clock)
    return before
  })
}
