/** References of a write to other rows: the author, the parent and the featured image. */
import type { Tx } from '../../../data/database/database.ts'
import { findLineage, lockEntryKind, lockUserKey } from '../../../data/entries/entry-writer.ts'
import { failure } from '../../errors/errors.ts'
import type { ContentType } from '../../content-types/content-types.ts'

/** @throws DomainError 400 rest_invalid_author */
export async function requireAuthor(tx: Tx, authorId: number): Promise<void> {
  if (!(await lockUserKey(tx, authorId))) throw failure('rest_invalid_author')
}

/**
 * Resolves the parent of an item: the given one, or the top level if that is a descendant of the
 * item (behaviour/content.md#pages). The tree of the type must be locked.
 * @throws DomainError 400 rest_post_invalid_id for an unknown parent, rest_invalid_param for a file
 *   that would be attached to a file
 */
export async function resolveParent(
  tx: Tx,
  type: ContentType,
  id: number,
  parentId: number,
): Promise<number> {
  if (parentId === 0) return 0
  if (!type.hierarchical) return requireOwner(tx, parentId)
  const lineage = await findLineage(tx, type.name, parentId)
  if (lineage.length === 0) throw failure('rest_post_invalid_id', { kind: 'invalid' })
  return lineage.includes(id) ? 0 : parentId
}

/**
 * The item that a file is attached to: anything but another file
 * (behaviour/media.md#attachment-and-status).
 */
async function requireOwner(tx: Tx, id: number): Promise<number> {
  const kind = await lockEntryKind(tx, id)
  if (kind === undefined) throw failure('rest_post_invalid_id', { kind: 'invalid' })
  if (kind.type === 'attachment') throw failure('rest_invalid_param')
  return id
}

/**
 * The featured picture after a write (behaviour/content.md#writing): an item that is not a picture
 * removes it, and an unknown id changes nothing. A new item cannot refer to an unknown one.
 * @param before the picture that the item has; undefined for a new item
 * @throws DomainError 400 rest_invalid_featured_media
 */
export async function resolveFeaturedMedia(
  tx: Tx,
  wanted: number | undefined,
  before: number | undefined,
): Promise<number> {
  if (wanted === undefined) return before ?? 0
  if (wanted === 0) return 0
  const kind = await lockEntryKind(tx, wanted)
  if (kind !== undefined) return kind.mimeType?.startsWith('image/') === true ? wanted : 0
  if (before === undefined) throw failure('rest_invalid_featured_media')
  return before
}
