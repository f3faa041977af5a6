import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { Caller } from '../accounts/caller.ts'
import { contentType } from '../content-types/content-types.ts'
import { canEdit, canRead } from '../content/entry-policy.ts'

/**
 * Whether the caller may read the whole item. The protected parts of an item with a password show
 * only to callers who may edit it.
 */
export function mayReadInFull(caller: Caller, entry: EntryRow): boolean {
  const type = contentType(entry.type)
  if (type === undefined || !canRead(caller, type, entry)) return false
  return entry.password === '' || canEdit(caller, type, entry)
}
