/** Content shown by blocks that are rendered for every answer. */
import { sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { builder } from '../database/builder.ts'
import { narrowing, type Database, type Sql } from '../database/database.ts'
import { anyOf, page, unionOf, type Condition } from '../database/expressions.ts'
import { ofIds } from './entry-dependencies.ts'
import { published, unprotected } from './entry-filters.ts'
import { pathOfEntry } from './entry-paths.ts'
import type { EntryRow } from './entry-row.ts'

export type ReferencedText = Pick<EntryRow, 'id' | 'type' | 'content'>

export type EntryListItem = Pick<
  EntryRow,
  'id' | 'parentId' | 'status' | 'title' | 'slug' | 'path' | 'date'
>

/**
 * The publicly readable reusable blocks and navigation menus with these ids. Only writers can list
 * them, but readers see them within other texts.
 */
export async function findReferencedTexts(
  database: Database,
  ids: readonly number[],
): Promise<ReferencedText[]> {
  const known = ids.filter(isRowId)
  if (known.length === 0) return []
  return narrowing(database, () => ofIds(known))
    .db.selectFrom('entries as e')
    .select(['e.id', 'e.type', 'e.content'])
    .where('e.id', '=', anyOf(known))
    .where('e.type', 'in', [sql.lit('core_block'), sql.lit('core_navigation')])
    .where(published)
    .where(unprotected)
    .execute()
}

/** A list query; `where` and `orderBy` refer to `entries e`. */
export interface EntryListQuery {
  readonly where: Condition
  /** Must end with the id, so that the order is total. */
  readonly orderBy: Sql
  readonly limit: number
}

const part = ({ where, orderBy, limit }: EntryListQuery, list: number) =>
  builder
    .selectFrom('entries as e')
    .select(['e.id', 'e.parent_id as parentId', 'e.status', 'e.title', 'e.slug', 'e.date'])
    .select([pathOfEntry.as('path'), sql.lit(list).as('list')])
    .select(sql`row_number() over (order by ${orderBy})`.as('line'))
    .where(where)
    .orderBy(orderBy)
    .$call(page(limit, 0))

/** Runs several list queries in one statement; results are in the order of the queries. */
export async function listEntryItems(
  { searches }: Database,
  queries: readonly EntryListQuery[],
): Promise<EntryListItem[][]> {
  if (queries.length === 0) return []
  const rows = await searches()
    .selectFrom(unionOf(queries.map(part)).as('lines'))
    .selectAll()
    .orderBy('list')
    .orderBy('line')
    .execute()
  const lists: EntryListItem[][] = queries.map(() => [])
  for (const row of rows) lists[row.list]?.push(row)
  return lists
}
