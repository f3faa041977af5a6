/** What blocks show that are made anew with every answer. */
import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'
import { pathColumn } from './entry-reader.ts'

/** A text that other texts refer to. */
export interface ReferencedText {
  readonly id: number
  readonly type: string
  readonly content: string
}

/** An entry as a line of a list. */
export interface EntryListItem {
  readonly id: number
  readonly parentId: number
  readonly status: string
  readonly title: string
  readonly slug: string
  readonly path: readonly string[]
  readonly date: Date
}

const LARGEST_ID = 2_147_483_647

/** Only writers can list reusable blocks, but readers see them within a text. */
const PUBLISHED_REFERENCE = sql`
  e.type IN ('core_block', 'core_navigation') AND e.status = 'publish' AND e.password = ''`

/** The reusable blocks and navigation menus of those ids that everybody may read. */
export async function findReferencedTexts(
  database: Database,
  ids: readonly number[],
): Promise<ReferencedText[]> {
  const known = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID)
  if (known.length === 0) return []
  return (
    await sql<ReferencedText>`SELECT e.id, e.type, e.content FROM entries e WHERE e.id = ANY(${known}) AND ${PUBLISHED_REFERENCE}`.execute(
      database.db,
    )
  ).rows
}

/** One of several lists; `where` and `orderBy` refer to `entries e`. */
export interface EntryListQuery {
  readonly where: Sql
  /** Ends with the id, so that the order is total. */
  readonly orderBy: Sql
  readonly limit: number
}

/** Several lists in one statement, in the order of the questions. */
export async function listEntryItems(
  database: Database,
  queries: readonly EntryListQuery[],
): Promise<EntryListItem[][]> {
  if (queries.length === 0) return []
  const parts = queries.map(
    ({ where, orderBy, limit }, list) => sql`(
      SELECT ${sql.raw(String(list))} AS list, row_number() OVER (ORDER BY ${orderBy}) AS line,
        e.id, e.parent_id AS "parentId", e.status, e.title, e.slug, e.date, ${pathColumn}
      FROM entries e WHERE ${where} ORDER BY ${orderBy} LIMIT ${sql.raw(String(Math.trunc(limit)))})`,
  )
  const rows = (
    await sql<
      EntryListItem & { readonly list: number }
    >`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) lines ORDER BY list, line`.execute(
      database.searches,
    )
  ).rows
  const lists: EntryListItem[][] = queries.map(() => [])
  for (const row of rows) lists[row.list]?.push(row)
  return lists
}
