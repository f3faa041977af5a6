/**
 * Permissions on revisions and autosaves depend on their item
 * (behaviour/permissions.md#revisions-and-autosaves).
 */
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import { failure, forbidden } from '../../errors/errors.ts'
import type { ContentType } from '../../content-types/content-types.ts'
import { canDelete, canEdit } from '../entry-policy.ts'

/** @throws DomainError 404 rest_post_invalid_parent, also for an item of another type */
export function requireParent(type: ContentType, row: EntryRow | undefined): EntryRow {
  if (row === undefined || row.type !== type.name) throw failure('rest_post_invalid_parent')
  return row
}

/** Earlier and unfinished states are for those who may change the item. */
export function requireRevisionsReadable(caller: Caller, type: ContentType, row: EntryRow): void {
  if (!canEdit(caller, type, row)) throw forbidden('rest_cannot_read', caller)
}

/** @throws DomainError rest_cannot_delete */
export function requireRevisionsRemovable(caller: Caller, type: ContentType, row: EntryRow): void {
  if (!canDelete(caller, type, row)) throw forbidden('rest_cannot_delete', caller)
}

/** @throws DomainError 404 rest_post_invalid_id, rest_revision_parent_id_mismatch */
export function requireRevisionOf(parentId: number, row: RevisionRow | undefined): RevisionRow {
  if (row === undefined) throw failure('rest_post_invalid_id')
  if (row.parentId !== parentId) throw failure('rest_revision_parent_id_mismatch')
  return row
}

/** @throws DomainError 404 rest_post_no_autosave */
export function requireAutosaveOf(parentId: number, row: RevisionRow | undefined): RevisionRow {
  if (row?.kind !== 'autosave' || row.parentId !== parentId) throw failure('rest_post_no_autosave')
  return row
}
