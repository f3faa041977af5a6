import { sql, type SqlBool } from 'kysely'
import { keyword, type Sql } from '../database/database.ts'
import type { Condition } from '../database/expressions.ts'

/** Which items of a type somebody sees, as rules decide it. */
export interface EntryVisibility {
  readonly type: string
  /** Whose own items are meant. */
  readonly userId: number
  /** Statuses of visible items of all authors. */
  readonly anybodys: readonly string[]
  /** Statuses of items that only their authors see. */
  readonly onlyOwn: readonly string[]
  /** Statuses that items in the trash had before, of everybody's items and of one's own. */
  readonly trashed: Readonly<Record<'anybodys' | 'own', readonly string[]>>
  /** For files: the items whose files are visible together with them. */
  readonly parents?: readonly ParentVisibility[]
}

/** Which items of a type somebody reads, and which of them also when they are protected. */
export interface ParentVisibility {
  readonly read: EntryVisibility
  readonly edit: EntryVisibility
}

/** The columns that visibility depends on, qualified with the table alias. */
type Columns = Readonly<Record<'type' | 'status' | 'author' | 'trashed' | 'parent', Sql>>

const columnsOf = (alias: 'e' | 'parent'): Columns => ({
  type: sql.raw(`${alias}.type`),
  status: sql.raw(`${alias}.status`),
  author: sql.raw(`${alias}.author_id`),
  trashed: sql.raw(`${alias}.trashed_status`),
  parent: sql.raw(`${alias}.parent_id`),
})

const ENTRIES = columnsOf('e')
const PARENTS = columnsOf('parent')

/** The condition on `entries e` for the visible items of a type. */
export const visibleEntries = (visibility: EntryVisibility): Condition =>
  visibleIn(ENTRIES, visibility)

function visibleIn(
  columns: Columns,
  { type, userId, anybodys, onlyOwn, trashed, parents }: EntryVisibility,
): Condition {
  const own = sql<SqlBool>`${columns.author} = ${userId}`
  const clauses: Condition[] = []
  if (anybodys.length > 0) clauses.push(within(columns.status, anybodys))
  if (onlyOwn.length > 0)
    clauses.push(sql<SqlBool>`(${within(columns.status, onlyOwn)} AND ${own})`)
  if (parents !== undefined) clauses.push(withVisibleParent(columns, parents))
  if (trashed.anybodys.length > 0) clauses.push(inTrash(columns, trashed.anybodys))
  if (trashed.own.length > 0)
    clauses.push(sql<SqlBool>`(${inTrash(columns, trashed.own)} AND ${own})`)
  if (clauses.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`${columns.type} = ${keyword(type)} AND (${sql.join(clauses, sql` OR `)})`
}

/** Files that are attached to nothing, or to an item whose content is visible. */
function withVisibleParent(
  { status, parent }: Columns,
  parents: readonly ParentVisibility[],
): Condition {
  const readable = parents.map(
    ({ read, edit }) =>
      sql<SqlBool>`((${visibleIn(PARENTS, read)}) AND (parent.password = '' OR (${visibleIn(PARENTS, edit)})))`,
  )
  return sql<SqlBool>`(${status} = 'inherit' AND (${parent} = 0 OR EXISTS (
    SELECT FROM entries parent WHERE parent.id = ${parent} AND (${sql.join(readable, sql` OR `)}))))`
}

/** Items in the trash that had one of the statuses before. */
function inTrash({ status, trashed }: Columns, before: readonly string[]): Condition {
  return sql<SqlBool>`(${status} = 'trash' AND ${within(sql`coalesce(${trashed}, 'draft')`, before)})`
}

/** Compares with `=` for a single value, so that an index can also provide the order. */
function within(column: Sql, words: readonly string[]): Condition {
  const [only = ''] = words
  if (words.length === 1) return sql<SqlBool>`${column} = ${keyword(only)}`
  return sql<SqlBool>`${column} IN (${sql.join(words.map(keyword))})`
}
