import type { EntryRow } from '../../data/entry-row.ts'
import type { Caller } from '../accounts/caller.ts'
import { contentType } from '../content/content-types.ts'
import { canEdit, canRead } from '../content/policy.ts'

/**
 * Whether the caller may read all of an item: of one with a password only those who may edit it
 * see what is tied to it.
 */
export function readsWhole(caller: Caller, entry: EntryRow): boolean {
  const type = contentType(entry.type)
  if (type === undefined || !canRead(caller, type, entry)) return false
  return entry.password === '' || canEdit(caller, type, entry)
}
