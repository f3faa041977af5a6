import { sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { written } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { lockOn, type Condition } from '../database/expressions.ts'
import type { AttachedTo } from '../entries/entry-row.ts'
import { approved, byAuthor, c, withEmail } from './comment-filters.ts'
import { commentColumns, type CommentRow } from './comment-row.ts'

/** The writable values of a comment; the database fills in the rest. */
export type CommentValues = Omit<CommentRow, 'id' | 'version' | 'updatedAt' | 'answered' | 'entry'>

/** The entry of a comment, locked against deletion until the transaction ends. */
export interface LockedEntry extends Omit<AttachedTo, 'password'> {
  readonly commentStatus: string
}

export async function lockCommentedEntry(tx: Tx, id: number): Promise<LockedEntry | undefined> {
  if (!isRowId(id)) return undefined
  return tx
    .selectFrom('entries as e')
    .select(['e.id', 'e.type', 'e.status', 'e.author_id as authorId'])
    .select(['e.trashed_status as trashedStatus', 'e.comment_status as commentStatus'])
    .where('e.id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
}

/**
 * Reads what a comment copies from its author's account, which is locked against deletion until the
 * transaction ends.
 */
export async function lockAuthor(tx: Tx, id: number) {
  if (!isRowId(id)) return undefined
  return tx
    .selectFrom('users as u')
    .select(['u.id', 'u.display_name as displayName', 'u.email', 'u.url'])
    .where('u.id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
}

/** Serializes writers by each of the keys until the transaction ends. */
export async function lockAuthors(tx: Tx, keys: readonly string[]): Promise<void> {
  // A fixed order prevents deadlocks.
  for (const key of [...new Set(keys)].toSorted()) {
    await lockOn('comments', key).execute(tx)
  }
}

/** Serializes changes to the reply structure of an entry. */
export async function lockThreads(tx: Tx, entryId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('comment threads'), ${entryId}::int)`.execute(tx)
}

export type Authorship = Pick<CommentRow, 'authorId' | 'authorEmail' | 'authorIp'>

const byVisitor = c('c.author_id', 'is', null)

/** Comments by the same author: an account, or a visitor's mail address. */
const bySame = ({ authorId, authorEmail }: Authorship): Condition =>
  authorId === 0 ? c.and([byVisitor, withEmail(authorEmail)]) : byAuthor(authorId)

async function exists(tx: Tx, conditions: readonly Condition[]): Promise<boolean> {
  const found = await tx
    .selectFrom('comments as c')
    .select('c.id')
    .where(c.and(conditions))
    .limit(sql.lit(1))
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the author has already posted this text on the entry, ignoring trashed comments. */
export async function hasDuplicate(
  tx: Tx,
  author: Authorship,
  { entryId, content }: { readonly entryId: number; readonly content: string },
): Promise<boolean> {
  return exists(tx, [
    c('c.entry_id', '=', entryId),
    c('c.status', '<>', sql.lit('trash')),
    c('c.content', '=', content),
    bySame(author),
  ])
}

/** Whether the author, or a visitor from the same address, has commented since. */
export async function hasWrittenSince(tx: Tx, author: Authorship, moment: Date): Promise<boolean> {
  const { authorId, authorIp } = author
  const same = bySame(author)
  const sameAddress = c.and([byVisitor, c('c.author_ip', '=', authorIp)])
  const whose = authorId === 0 && authorIp !== '' ? c.or([same, sameAddress]) : same
  return exists(tx, [c('c.created_at', '>', moment), whose])
}

/** Whether the author has an approved comment; visitors are identified by name and address. */
export async function hasApprovedComment(
  tx: Tx,
  author: Authorship & { readonly authorName: string },
): Promise<boolean> {
  const named = author.authorId === 0 ? [c('c.author_name', '=', author.authorName)] : []
  return exists(tx, [approved, bySame(author), ...named])
}

/** Stores a new comment. @returns its id */
export async function insertComment(tx: Tx, values: CommentValues, now: Date): Promise<number> {
  const { authorId, ...columns } = values
  const { id } = await tx
    .insertInto('comments')
    .values({
      ...written(commentColumns, columns),
      author_id: authorId === 0 ? null : authorId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks a comment against other writers. @returns false when it was not found */
export async function lockComment(tx: Tx, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const comments = tx.selectFrom('comments as c').select('c.id').where('c.id', '=', id)
  return (await comments.forUpdate().executeTakeFirst()) !== undefined
}

/** Locks the parent of a new reply until the transaction ends. */
export async function lockParentComment(
  tx: Tx,
  id: number,
): Promise<Pick<CommentRow, 'entryId' | 'status'> | undefined> {
  if (!isRowId(id)) return undefined
  return tx
    .selectFrom('comments as c')
    .select(['c.entry_id as entryId', 'c.status'])
    .where('c.id', '=', id)
    .forShare()
    .executeTakeFirst()
}

/** Whether a comment is the given one or one of its descendants. Terminates even in a cycle. */
export async function isWithin(tx: Tx, id: number, ancestor: number): Promise<boolean> {
  const found = await tx
    .withRecursive('line', (above) =>
      above
        .selectFrom('comments as c')
        .select(['c.id', 'c.parent_id'])
        .where('c.id', '=', id)
        .union(
          above
            .selectFrom('line')
            .innerJoin('comments as c', 'c.id', 'line.parent_id')
            .select(['c.id', 'c.parent_id']),
        ),
    )
    .selectFrom('line')
    .select('line.id')
    .where('line.id', '=', ancestor)
    .executeTakeFirst()
  return found !== undefined
}

export async function updateCommentRow(
  tx: Tx,
  id: number,
  { authorId, ...columns }: Partial<CommentValues>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('comments')
    .set((comment) => ({
      ...written(commentColumns, columns),
      ...(authorId !== undefined && { author_id: authorId === 0 ? null : authorId }),
      version: comment('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

/** Attaches the replies of a comment to its parent. */
export async function reparentReplies(
  tx: Tx,
  { id, parentId }: { readonly id: number; readonly parentId: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('comments')
    .set((comment) => ({
      parent_id: parentId,
      version: comment('version', '+', 1),
      updated_at: now,
    }))
    .where('parent_id', '=', id)
    .where('parent_id', '<>', sql.lit(0))
    .execute()
}

export async function deleteCommentRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('comments').where('id', '=', id).execute()
}
