import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import { keyword } from '../database/database.ts'
import type { Aliased, Condition } from '../database/expressions.ts'

/** The id of a caller, which comes with each statement. */
export type UserId = Expression<number>

/** The items of a type that a caller sees, as decided by the rules. */
export interface EntryVisibility {
  readonly type: string
  /** The caller; determines which items are their own. */
  readonly userId: UserId
  /** Statuses of visible items of all authors. */
  readonly anybodys: readonly string[]
  /** Statuses of items that only their authors see. */
  readonly onlyOwn: readonly string[]
  /** Statuses that items in the trash had before, of everybody's items and of one's own. */
  readonly trashed: Readonly<Record<'anybodys' | 'own', readonly string[]>>
  /** For files: the items whose files are visible together with them. */
  readonly parents?: readonly ParentVisibility[]
}

/** The items of a type that a caller may read, and which of them even if protected. */
export interface ParentVisibility {
  readonly read: EntryVisibility
  readonly edit: EntryVisibility
}

type Aliases = Aliased<{ e: 'entries'; parent: 'entries' }>
const x = expressionBuilder<Aliases, 'e' | 'parent'>()

/** The columns that visibility depends on, of the entries of an alias. */
const columnsOf = (alias: 'e' | 'parent') => ({
  type: x.ref(`${alias}.type`),
  status: x.ref(`${alias}.status`),
  author: x.ref(`${alias}.author_id`),
  trashed: x.ref(`${alias}.trashed_status`),
  parent: x.ref(`${alias}.parent_id`),
})

type Columns = ReturnType<typeof columnsOf>

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
  return sql<SqlBool>`(${status} = 'trash' AND ${within(x.fn.coalesce(trashed, sql.lit('draft')), before)})`
}

/** Compares with `=` for a single value, so that an index can also provide the order. */
function within(column: Expression<string>, words: readonly string[]): Condition {
  const [only = ''] = words
  if (words.length === 1) return sql<SqlBool>`${column} = ${keyword(only)}`
  return sql<SqlBool>`${column} IN (${sql.join(words.map(keyword))})`
}
