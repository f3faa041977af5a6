import type { AppContext } from '../../../context.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findEventId } from '../../../data/events/event-reader.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { canDelete, canEdit, canRead } from '../../../domain/content/entry-policy.ts'
import { cleanSlug } from '../../../domain/text/slugs.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import type { Call } from '../../operation.ts'
import { opensWith } from '../../entry-password.ts'

const type = contentTypes.cal_events

/** How an operation refers to its event. */
export type Addressed = Pick<Call, 'caller'> & {
  readonly params: { readonly id: number } | { readonly slug: string }
}

/** Finds the entry with the id, or the event with the slug. */
export async function findTarget(
  { params }: Addressed,
  { database }: AppContext,
): Promise<EntryRow | undefined> {
  const id = 'id' in params ? params.id : await findEventId(database, cleanSlug(params.slug))
  return id === undefined ? undefined : findEntry(database, id)
}

/** @throws DomainError 404 rest-event-not-found, 400 rest-invalid-event-id */
export function requireTarget(row: EntryRow | undefined): EntryRow {
  if (row === undefined) throw failure('rest-event-not-found')
  if (row.type !== type.name) throw failure('rest-invalid-event-id')
  return row
}

/**
 * Checks that a caller may see an event (behaviour/permissions.md#calendar); visitors get the same
 * status. Events in the trash are for those who may delete them.
 * @throws DomainError 403 event-no-longer-available, event-not-accessible,
 *   event-password-protected, 429 rest_too_many_attempts
 */
export async function requireShown(
  call: Pick<Call, 'caller' | 'request'>,
  ctx: AppContext,
  row: EntryRow,
  password: string | undefined,
): Promise<void> {
  const { caller } = call
  if (row.status === 'trash') {
    if (!canDelete(caller, type, row)) throw failure('event-no-longer-available')
  } else if (!canRead(caller, type, row)) throw failure('event-not-accessible')
  if (row.password === '' || canEdit(caller, type, row)) return
  if (!(await opensWith(call, ctx, row, password))) {
    throw failure('event-password-protected')
  }
}

/** Whether a caller may write an event; without an event, the right to write any counts. */
export function hasRight(
  { caller }: Addressed,
  row: EntryRow | undefined,
  right: 'edit' | 'delete',
): boolean {
  const mayWrite = right === 'edit' ? canEdit : canDelete
  return row?.type === type.name
    ? mayWrite(caller, type, row)
    : has(caller, type.capabilities[right])
}

/**
 * Checks the right to write an event before its existence.
 * @throws DomainError rest_forbidden
 */
export function requireRight(
  call: Addressed,
  row: EntryRow | undefined,
  right: 'edit' | 'delete',
): void {
  if (!hasRight(call, row, right)) throw forbidden('rest_forbidden', call.caller)
}
