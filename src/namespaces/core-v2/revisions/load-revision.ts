import type { AppContext } from '../../../context.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findRevision } from '../../../data/revisions/revision-reader.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import { requireParent } from '../../../domain/content/revisions/parent.ts'

/** Path parameters of every operation on one revision. */
export interface RevisionPath {
  readonly params: { readonly parent: number; readonly id: number }
}

/** The subject of a path: an item and a revision. */
export interface NamedRevision {
  readonly parent: EntryRow
  /** A revision or autosave, not necessarily of this item. */
  readonly revision: RevisionRow | undefined
}

/**
 * The item whose revisions are requested.
 * @throws DomainError 404 rest_post_invalid_parent
 */
export async function loadParent(
  { database }: AppContext,
  type: ContentType,
  id: number,
): Promise<EntryRow> {
  return requireParent(type, await findEntry(database, id))
}

/**
 * Loads the item and the revision in a path. The item must exist; whether the revision belongs to
 * it is only disclosed to authorized callers.
 * @throws DomainError 404 rest_post_invalid_parent
 */
export const revisionLoader =
  (type: ContentType) =>
  async ({ params }: RevisionPath, ctx: AppContext): Promise<NamedRevision> => ({
    parent: await loadParent(ctx, type, params.parent),
    revision: await findRevision(ctx.database, params.id),
  })
