import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { updateEntry } from '../../../data/entries/entry-updates.ts'
import { assignTerms } from '../../../data/terms/term-assignments.ts'
import { failure } from '../../errors/errors.ts'
import type { Guard } from '../../errors/guard.ts'
import { supports } from '../../content-types/content-types.ts'
import { trashedSlug } from '../../text/slugs.ts'
import { requireDelete } from './rights.ts'
import { lockEntryForWrite, isCounted, revisionBy, wholeSeconds, saveWithRetry } from './saving.ts'
import type { Saving } from './saving.ts'

/**
 * Moves an item to the trash. This frees its slug and makes it non-sticky; an update with a
 * status restores it. As with any update, the first one stores a revision.
 * @throws DomainError rest_cannot_delete, 404 rest_post_invalid_id, 410 rest_already_trashed
 */
export async function trashEntry(saving: Saving, id: number, guard: Guard): Promise<EntryRow> {
  const { site, type, caller } = saving
  return saveWithRetry(saving, async (tx) => {
    const before = await lockEntryForWrite(tx, saving, id)
    requireDelete(caller, type, before)
    guard(before)
    if (before.status === 'trash') throw failure('rest_already_trashed')
    const clock = site.clock()
    const now = wholeSeconds(clock)
    const values = {
      status: 'trash',
      slug: trashedSlug(before.slug),
      ...(supports(type, 'sticky') && { sticky: false }),
      modified: now,
      trashedStatus: before.status,
      trashedSlug: before.slug,
      trashedAt: clock,
    }
    await updateEntry(tx, id, values, clock, revisionBy(saving, now))
    const counted = { before: isCounted(before.status), after: false }
    await assignTerms(tx, { entryId: id, wanted: {}, counted }, clock)
    return { ...before, ...values }
  })
}
