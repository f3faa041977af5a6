import type { AppContext } from '../../../context.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findRevision } from '../../../data/revisions/revision-reader.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import {
  requireParent,
  requireRevisionOf,
  requireRevisionsReadable,
} from '../../../domain/content/revisions/parent.ts'
import type { Call } from '../../../http/operation.ts'

/**
 * The item whose revisions a path names, loaded once per request.
 * @throws DomainError 404 rest_post_invalid_parent
 */
export async function loadParent(
  call: Pick<Call, 'once'>,
  { database }: AppContext,
  type: ContentType,
  id: number,
): Promise<EntryRow> {
  return requireParent(type, await call.once(`entry:${id}`, () => findEntry(database, id)))
}

/** The same, for a caller who wants to see its revisions. */
export async function loadReadableParent(
  call: Pick<Call, 'once' | 'caller'>,
  ctx: AppContext,
  type: ContentType,
  id: number,
): Promise<EntryRow> {
  const parent = await loadParent(call, ctx, type, id)
  requireRevisionsReadable(call.caller, type, parent)
  return parent
}

/** A revision or autosave, whatever it belongs to, loaded once per request. */
export function findOnce(
  call: Pick<Call, 'once'>,
  { database }: AppContext,
  id: number,
): Promise<RevisionRow | undefined> {
  return call.once(`revision:${id}`, () => findRevision(database, id))
}

/** The path of every operation on one revision. */
export interface RevisionPath {
  readonly params: { readonly parent: number; readonly id: number }
}

/**
 * The revision that a path names.
 * @throws DomainError 404 rest_post_invalid_id, rest_revision_parent_id_mismatch
 */
export async function loadRevision(
  call: Pick<Call, 'once'> & RevisionPath,
  ctx: AppContext,
): Promise<RevisionRow> {
  return requireRevisionOf(call.params.parent, await findOnce(call, ctx, call.params.id))
}
