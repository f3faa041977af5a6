/** What blocks show that are made anew with every answer. */
import { sql } from 'kysely'
import { builder } from '../database/builder.ts'
import { narrowing, type Database, type Sql } from '../database/database.ts'
import { anyOf, page, unionOf, type Condition } from '../database/expressions.ts'
import { isRowId } from '../database/row-ids.ts'
import { ofIds } from './entry-dependencies.ts'
import { published, unprotected } from './entry-filters.ts'
import { pathOfEntry } from './entry-paths.ts'
import type { EntryRow } from './entry-row.ts'

/** A text that other texts refer to. */
export type ReferencedText = Pick<EntryRow, 'id' | 'type' | 'content'>

/** An entry as a line of a list. */
export type EntryListItem = Pick<
  EntryRow,
  'id' | 'parentId' | 'status' | 'title' | 'slug' | 'path' | 'date'
>

/**
 * The reusable blocks and navigation menus of those ids that everybody may read. Only writers can
 * list them, but readers see them within a text.
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

/** One of several lists; `where` and `orderBy` refer to `entries e`. */
export interface EntryListQuery {
  readonly where: Condition
  /** Ends with the id, so that the order is total. */
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

/** Several lists in one statement, in the order of the questions. */
export async function listEntryItems(
  { searches }: Database,
  queries: readonly EntryListQuery[],
): Promise<EntryListItem[][]> {
  if (queries.length === 0) return []
  const rows = await searches
    .selectFrom(unionOf(queries.map(part)).as('lines'))
    .selectAll()
    .orderBy('list')
    .orderBy('line')
    .execute()
  const lists: EntryListItem[][] = queries.map(() => [])
  for (const row of rows) lists[row.list]?.push(row)
  return lists
}
