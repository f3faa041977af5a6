import { sql } from 'kysely'
import { selections } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { pageOf } from '../database/expressions.ts'
import { byName, foundBy, type TermSearch } from './term-filters.ts'
import { termColumns, type TermRow } from './term-row.ts'

/** One page of search results, by name. */
export async function searchTerms(
  { db }: Database,
  search: TermSearch,
  limit: number,
  offset: number,
): Promise<TermRow[]> {
  const ordered = db
    .selectFrom('terms as t')
    .select(selections('t', termColumns))
    .where(foundBy(search))
    .orderBy(byName)
    .orderBy('t.id')
  return (await pageOf(ordered, { limit, offset }).execute(db)).rows
}

export async function countFoundTerms({ db }: Database, search: TermSearch): Promise<number> {
  const { total } = await db
    .selectFrom('terms as t')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(foundBy(search))
    .executeTakeFirstOrThrow()
  return total
}
