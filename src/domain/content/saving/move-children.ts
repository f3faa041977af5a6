import type { Tx } from '../../../data/database/database.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { updateEntry } from '../../../data/entries/entry-updates.ts'
import { moveChildren } from '../../../data/entries/entry-writer.ts'
import type { Saving } from './saving.ts'
import { freeSlug, slugScope } from './slug-choice.ts'

/**
 * Moves the children of an item up to its parent. A child whose slug is taken among its new
 * siblings gets a number appended. The tree must be locked.
 */
export async function moveChildrenUp(
  tx: Tx,
  { type }: Pick<Saving, 'type'>,
  { id, parentId }: Pick<EntryRow, 'id' | 'parentId'>,
  clock: Date,
): Promise<void> {
  const scope = slugScope(type, { parentId })
  const clashing = await moveChildren(tx, type.name, { from: id, to: parentId }, clock)
  for (const child of clashing) {
    const slug = await freeSlug(tx, type, { scope, id: child.id }, child.slug)
    await updateEntry(tx, child.id, { parentId, slugScope: scope, slug }, clock)
  }
}
