import type { EntryRow } from '../../../data/entry-row.ts'
import { lockTree, removeEntry } from '../../../data/entry-writer.ts'
import { assignTerms } from '../../../data/term-assignments.ts'
import { moveChildrenUp } from './move-children.ts'
import { requireDelete } from './rights.ts'
import { holdEntry, isCounted, topicsOfRemoval, write, type Guard, type Saving } from './saving.ts'

/**
 * Removes an item for good, its revisions and autosaves with it. Items below it move up to its
 * own parent.
 * @returns the item as it was
 * @throws DomainError rest_cannot_delete, 404 rest_post_invalid_id
 */
export async function deleteEntry(saving: Saving, id: number, guard: Guard): Promise<EntryRow> {
  const { site, type, caller } = saving
  return write(
    saving,
    async (tx) => {
      if (type.hierarchical) await lockTree(tx, type.name)
      const before = await holdEntry(tx, saving, id)
      requireDelete(caller, type, before)
      guard(before)
      const clock = site.clock()
      const counted = { before: isCounted(before.status), after: false }
      await assignTerms(tx, { entryId: id, wanted: {}, counted }, clock)
      await removeEntry(tx, id, clock)
      if (type.hierarchical) await moveChildrenUp(tx, saving, before, clock)
      return before
    },
    topicsOfRemoval(type),
  )
}
