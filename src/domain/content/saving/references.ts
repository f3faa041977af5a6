/** What a write says of other rows: the author, the parent and the picture of an item. */
import type { Tx } from '../../../data/database.ts'
import { entryExists, findLineage, holdUser } from '../../../data/entry-writer.ts'
import { failure } from '../../errors.ts'
import type { ContentType } from '../content-types.ts'

/** @throws DomainError 400 rest_invalid_author */
export async function requireAuthor(tx: Tx, authorId: number): Promise<void> {
  if (!(await holdUser(tx, authorId))) throw failure('rest_invalid_author')
}

/**
 * The parent that an item gets: the one that is named, or the top where it lies below the item
 * itself (behaviour of posts and pages 32). The tree of the type has to be locked.
 * @throws DomainError 400 rest_post_invalid_id for an unknown parent
 */
export async function resolveParent(
  tx: Tx,
  type: ContentType,
  id: number,
  parentId: number,
): Promise<number> {
  if (parentId === 0) return 0
  const lineage = await findLineage(tx, type.name, parentId)
  if (lineage.length === 0) throw failure('rest_post_invalid_id', { status: 400 })
  return lineage.includes(id) ? 0 : parentId
}

/**
 * The featured picture after a write (behaviour of posts and pages 10): what is no picture takes
 * the one before away, an unknown id changes nothing. A new item cannot name an unknown one.
 *
 * @param before the picture that the item has; undefined for a new item
 * @throws DomainError 400 rest_invalid_featured_media
 */
export async function resolveFeaturedMedia(
  tx: Tx,
  wanted: number | undefined,
  before: number | undefined,
): Promise<number> {
  if (wanted === undefined) return before ?? 0
  if (wanted === 0 || (await entryExists(tx, wanted))) return 0
  if (before === undefined) throw failure('rest_invalid_featured_media')
  return before
}
