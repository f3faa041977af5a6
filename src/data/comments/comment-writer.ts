import { sql } from 'kysely'
import { written, type ColumnNames } from '../database/columns.ts'
import type { Sql, Tx } from '../database/database.ts'
import { isId } from './comment-reader.ts'
import type { CommentStatus } from './comment-row.ts'

/** What a writer decides about a comment; the rest the database fills in. */
export interface CommentValues {
  readonly entryId: number
  readonly parentId: number
  readonly type: string
  readonly status: CommentStatus
  readonly formerStatus: CommentStatus | null
  /** 0 for a visitor. */
  readonly authorId: number
  readonly authorName: string
  readonly authorEmail: string
  readonly authorUrl: string
  readonly authorIp: string
  readonly authorAgent: string
  readonly content: string
  readonly date: Date
}

const WRITTEN = {
  entryId: 'entry_id',
  parentId: 'parent_id',
  type: 'type',
  status: 'status',
  formerStatus: 'former_status',
  authorName: 'author_name',
  authorEmail: 'author_email',
  authorUrl: 'author_url',
  authorIp: 'author_ip',
  authorAgent: 'author_agent',
  content: 'content',
  date: 'date',
} as const satisfies ColumnNames<'comments'>

/** The entry of a comment, which cannot be deleted until the transaction ends. */
export interface LockedEntry {
  readonly id: number
  readonly type: string
  readonly status: string
  readonly authorId: number
  readonly trashedStatus: string | null
  readonly commentStatus: string
}

export async function lockCommentedEntry(tx: Tx, id: number): Promise<LockedEntry | undefined> {
  if (!isId(id)) return undefined
  const [row] = (
    await sql<LockedEntry>`SELECT e.id, e.type, e.status, e.author_id AS "authorId",
          e.trashed_status AS "trashedStatus", e.comment_status AS "commentStatus"
        FROM entries e WHERE e.id = ${id} FOR KEY SHARE`.execute(tx)
  ).rows
  return row
}

/** What a comment takes from the account of its author. */
export interface LockedAuthor {
  readonly id: number
  readonly displayName: string
  readonly email: string
  readonly url: string
}

/** Locks an account against deletion until the transaction ends. */
export async function lockAuthor(tx: Tx, id: number): Promise<LockedAuthor | undefined> {
  if (!isId(id)) return undefined
  const [row] = (
    await sql<LockedAuthor>`SELECT u.id, u.display_name AS "displayName", u.email::text AS email, u.url
        FROM users u WHERE u.id = ${id} FOR KEY SHARE`.execute(tx)
  ).rows
  return row
}

/** Lets one writer at a time through for each of the keys, until the transaction ends. */
export async function lockAuthors(tx: Tx, keys: readonly string[]): Promise<void> {
  // Everybody takes them in the same order, so that nobody waits for each other.
  for (const key of [...new Set(keys)].toSorted()) {
    await sql`SELECT pg_advisory_xact_lock(hashtext('comments'), hashtext(${key}))`.execute(tx)
  }
}

/** Lets one writer at a time change who answers whom on an item. */
export async function lockThreads(tx: Tx, entryId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('comment threads'), ${entryId}::int)`.execute(tx)
}

/** Who wrote a comment, as far as it can be told apart. */
export interface Authorship {
  /** 0 for a visitor. */
  readonly authorId: number
  readonly authorEmail: string
  readonly authorIp: string
}

/** Comments of the same author: the account, or the mail address of a visitor. */
const bySame = ({ authorId, authorEmail }: Authorship): Sql =>
  authorId === 0
    ? sql`(c.author_id IS NULL AND c.author_email <> '' AND lower(c.author_email) = lower(${authorEmail}))`
    : sql`c.author_id = ${authorId}`

async function exists(tx: Tx, condition: Sql): Promise<boolean> {
  const [row] = (
    await sql<{
      found: boolean
    }>`SELECT EXISTS (SELECT FROM comments c WHERE ${condition}) AS found`.execute(tx)
  ).rows
  return row?.found === true
}

/** Whether the author has already posted this text on the item, comments in the trash excluded. */
export async function hasDuplicate(
  tx: Tx,
  author: Authorship,
  { entryId, content }: { readonly entryId: number; readonly content: string },
): Promise<boolean> {
  return exists(
    tx,
    sql`c.entry_id = ${entryId} AND c.status <> 'trash' AND c.content = ${content} AND ${bySame(author)}`,
  )
}

/** Whether a comment of the author, or of a visitor from the same address, came after that moment. */
export async function hasWrittenSince(tx: Tx, author: Authorship, moment: Date): Promise<boolean> {
  const { authorId, authorIp } = author
  const same = bySame(author)
  const whose =
    authorId === 0 && authorIp !== ''
      ? sql`(${same} OR (c.author_id IS NULL AND c.author_ip = ${authorIp}))`
      : same
  return exists(tx, sql`c.created_at > ${moment} AND ${whose}`)
}

/** Whether a comment of the author was approved before; a visitor is known by name and address. */
export async function hasApprovedComment(
  tx: Tx,
  author: Authorship & { readonly authorName: string },
): Promise<boolean> {
  const named = author.authorId === 0 ? sql`c.author_name = ${author.authorName}` : sql`true`
  return exists(tx, sql`c.status = 'approved' AND ${bySame(author)} AND ${named}`)
}

/** Stores a new comment and answers its id. */
export async function insertComment(tx: Tx, values: CommentValues, now: Date): Promise<number> {
  const { authorId, ...columns } = values
  const { id } = await tx
    .insertInto('comments')
    .values({
      ...written(WRITTEN, columns),
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
  if (!isId(id)) return false
  const rows = (
    await sql<object>`SELECT c.id FROM comments c WHERE c.id = ${id} FOR UPDATE`.execute(tx)
  ).rows
  return rows.length > 0
}

/** Locks a comment that gets a reply until the transaction ends. */
export async function lockParentComment(
  tx: Tx,
  id: number,
): Promise<{ readonly entryId: number; readonly status: string } | undefined> {
  if (!isId(id)) return undefined
  const [row] = (
    await sql<{
      entryId: number
      status: string
    }>`SELECT c.entry_id AS "entryId", c.status FROM comments c WHERE c.id = ${id} FOR SHARE`.execute(
      tx,
    )
  ).rows
  return row
}

/** Whether a comment stands below another, or is that one. Ends also in a ring. */
export async function isWithin(tx: Tx, id: number, ancestor: number): Promise<boolean> {
  const [row] = (
    await sql<{ found: boolean }>`WITH RECURSIVE line AS (
          SELECT c.id, c.parent_id FROM comments c WHERE c.id = ${id}
          UNION
          SELECT c.id, c.parent_id FROM line JOIN comments c ON c.id = line.parent_id
        )
        SELECT EXISTS (SELECT FROM line WHERE line.id = ${ancestor}) AS found`.execute(tx)
  ).rows
  return row?.found === true
}

export async function updateCommentRow(
  tx: Tx,
  id: number,
  { authorId, ...columns }: Partial<CommentValues>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('comments')
    .set((c) => ({
      ...written(WRITTEN, columns),
      ...(authorId !== undefined && { author_id: authorId === 0 ? null : authorId }),
      version: c('version', '+', 1),
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
  await sql`UPDATE comments SET parent_id = ${parentId}, version = version + 1, updated_at = ${now}
        WHERE parent_id = ${id} AND parent_id <> 0`.execute(tx)
}

export async function deleteCommentRow(tx: Tx, id: number): Promise<void> {
  await sql`DELETE FROM comments WHERE id = ${id}`.execute(tx)
}
