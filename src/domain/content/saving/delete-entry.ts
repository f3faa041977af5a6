import type { Tx } from '../../../data/database.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { lockTree, moveChildren, removeEntry, updateEntry } from '../../../data/entry-writer.ts'
import { assignTerms } from '../../../data/term-assignments.ts'
import { requireDelete } from './rights.ts'
import { holdEntry, isCounted, write, type Guard, type Saving } from './saving.ts'
import { freeSlug, slugScope } from './slug-choice.ts'

/**
 * Removes an item for good, its revisions and autosaves with it. Items below it move up to its
 * own parent.
 * @returns the item as it was
 * @throws DomainError rest_cannot_delete, 404 rest_post_invalid_id
 */
export async function deleteEntry(saving: Saving, id: number, guard: Guard): Promise<EntryRow> {
  const { site, type, caller } = saving
  return write(saving, async (tx) => {
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
  })
}

/** A child whose slug is taken among its new siblings gets a number. */
async function moveChildrenUp(
  tx: Tx,
  { type }: Saving,
  { id, parentId }: EntryRow,
  clock: Date,
): Promise<void> {
  const scope = slugScope(type, { parentId })
  const clashing = await moveChildren(tx, type.name, { from: id, to: parentId }, clock)
  for (const child of clashing) {
    const slug = await freeSlug(tx, type, { scope, id: child.id }, child.slug)
    await updateEntry(tx, child.id, { parentId, slugScope: scope, slug }, clock)
  }
}
