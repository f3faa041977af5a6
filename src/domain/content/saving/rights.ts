/**
 * The rights required for writing (behaviour/permissions.md#writing-posts-and-pages), checked in
 * the order that the error codes imply.
 */
import { has, type Caller } from '../../accounts/caller.ts'
import { failure, forbidden } from '../../errors/errors.ts'
import { supports, type ContentType } from '../../content-types/content-types.ts'
import { canDelete, canEdit, canPublish, type PolicyItem } from '../entry-policy.ts'
import { isStatusName, isWritable, statusOf } from '../../content-types/entry-statuses.ts'
import type { EntryInput } from './entry-input.ts'

/**
 * @throws DomainError rest_cannot_edit_others, rest_cannot_assign_sticky, rest_cannot_create,
 *   rest_cannot_assign_term
 */
export function requireCreate(caller: Caller, type: ContentType, input: EntryInput): void {
  requireAuthorship(caller, type, input)
  requireSticky(caller, type, input)
  if (!has(caller, type.capabilities.create)) throw forbidden('rest_cannot_create', caller)
  requireTerms(caller, input)
}

/**
 * @throws DomainError rest_cannot_edit, rest_cannot_edit_others, rest_cannot_assign_sticky,
 *   rest_cannot_assign_term
 */
export function requireUpdate(
  caller: Caller,
  type: ContentType,
  item: PolicyItem,
  input: EntryInput,
): void {
  if (!canEdit(caller, type, item)) throw forbidden('rest_cannot_edit', caller)
  requireAuthorship(caller, type, input)
  requireSticky(caller, type, input)
  requireTerms(caller, input)
}

/** @throws DomainError rest_cannot_delete */
export function requireDelete(caller: Caller, type: ContentType, item: PolicyItem): void {
  if (!canDelete(caller, type, item)) throw forbidden('rest_cannot_delete', caller)
}

/**
 * Checks the right to set a status. The current status needs no right. `trash` is accepted only for
 * items that are already in the trash.
 * @throws DomainError rest_cannot_publish, 400 rest_invalid_param
 */
export function requireStatus(
  caller: Caller,
  type: ContentType,
  wanted: string | undefined,
  current: string | undefined,
): void {
  if (wanted === undefined || wanted === current || wanted === type.firstStatus) return
  if (!isWritable(wanted, current !== undefined && isStatusName(current) ? current : undefined)) {
    throw failure('rest_invalid_param')
  }
  if (wanted === 'private' && type.privateByWriters === true) return
  if (statusOf(wanted)?.needsPublish === true && !canPublish(caller, type)) {
    throw forbidden('rest_cannot_publish', caller)
  }
}

function requireAuthorship(caller: Caller, type: ContentType, { authorId }: EntryInput): void {
  if (authorId === undefined || authorId === 0 || authorId === caller.id) return
  if (!has(caller, type.capabilities.editOthers)) throw forbidden('rest_cannot_edit_others', caller)
}

function requireSticky(caller: Caller, type: ContentType, { sticky }: EntryInput): void {
  // In other types the value needs no right.
  if (sticky !== true || !supports(type, 'sticky') || canPublish(caller, type)) return
  if (!has(caller, type.capabilities.editOthers)) {
    throw forbidden('rest_cannot_assign_sticky', caller)
  }
}

function requireTerms(caller: Caller, { terms = {} }: EntryInput): void {
  const assigns = Object.values(terms).some((ids) => ids.length > 0)
  if (assigns && !has(caller, 'edit_posts')) throw forbidden('rest_cannot_assign_term', caller)
}
