/**
 * Permissions for import records (behaviour/imports.md#record-routes,
 * behaviour/accounts.md#roles-and-capabilities).
 */
import type { ImportRow } from '../../data/imports/record-row.ts'
import { has, type Caller } from '../accounts/caller.ts'
import { forbidden } from '../errors/errors.ts'

const isOwn = (caller: Caller, { authorId }: Pick<ImportRow, 'authorId'>): boolean =>
  caller.signedIn && authorId === caller.id

/** @throws DomainError rest_cannot_edit */
export function requireImporter(caller: Caller): void {
  if (!has(caller, 'edit_import_records')) throw forbidden('rest_cannot_edit', caller)
}

/** Whether the caller sees all records, not only their own. */
export function seesAllImports(caller: Caller): boolean {
  return has(caller, 'edit_others_import_records')
}

/** @throws DomainError rest_cannot_edit */
export function requireEditable(caller: Caller, row: ImportRow): void {
  requireImporter(caller)
  if (!isOwn(caller, row) && !seesAllImports(caller)) throw forbidden('rest_cannot_edit', caller)
}

/**
 * Imports that publish require the capability to publish events. @throws DomainError
 * rest_cannot_create
 */
export function requireCreatable(caller: Caller, postStatus: string | null | undefined): void {
  if (!has(caller, 'edit_import_records')) throw forbidden('rest_cannot_create', caller)
  if (postStatus === 'publish' && !has(caller, 'publish_cal_events')) {
    throw forbidden('rest_cannot_create', caller)
  }
}

/** @throws DomainError rest_cannot_delete */
export function requireDeletable(caller: Caller, row: ImportRow): void {
  const needed = isOwn(caller, row) ? 'delete_import_records' : 'delete_others_import_records'
  if (!has(caller, needed)) throw forbidden('rest_cannot_delete', caller)
}

/** Whether the caller sees the key that signs callbacks. */
export function seesSecrets(caller: Caller): boolean {
  return has(caller, 'manage_options')
}
