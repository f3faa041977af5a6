import { sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { selections } from '../database/columns.ts'
import { narrowing, type Database } from '../database/database.ts'
import { termKey } from '../database/dependencies.ts'
import { anyOf, pageOf } from '../database/expressions.ts'
import { ORDERS, termsOf, type TermFilter, type TermOrder } from './term-filters.ts'
import { termColumns, type TermRow } from './term-row.ts'

export interface TermWindow {
  readonly orderBy: TermOrder
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

/** The term with this id, if it belongs to the taxonomy. */
export async function findTerm(
  database: Database,
  taxonomy: string,
  id: number,
): Promise<TermRow | undefined> {
  const [row] = await findTerms(database, taxonomy, [id])
  return row
}

/** Loads terms by id in one statement, in no particular order; unknown ids are ignored. */
export async function findTerms(
  { db }: Database,
  taxonomy: string,
  ids: readonly number[],
): Promise<TermRow[]> {
  const known = ids.filter(isRowId)
  if (known.length === 0) return []
  return db
    .selectFrom('terms as t')
    .select(selections('t', termColumns))
    .where('t.taxonomy', '=', taxonomy)
    .where('t.id', '=', anyOf(known))
    .execute()
}

/** Loads terms of any taxonomy by id. */
export async function findTermsById(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TermRow>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const { db } = narrowing(database, () => ({ terms: wanted.map(termKey) }))
  const terms = await db
    .selectFrom('terms as t')
    .select(selections('t', termColumns))
    .where('t.id', '=', anyOf(wanted))
    .execute()
  return new Map(terms.map((term) => [term.id, term]))
}

/** One page of a list in one statement. */
export async function listTerms(
  { db }: Database,
  filter: TermFilter,
  { orderBy, descending, limit, offset }: TermWindow,
): Promise<TermRow[]> {
  const ordered = db
    .selectFrom('terms as t')
    .select(selections('t', termColumns))
    .where(termsOf(db, filter))
    .orderBy(ORDERS[orderBy](filter), descending ? 'desc' : 'asc')
    .orderBy('t.id')
  return (await pageOf(ordered, { limit, offset }).execute(db)).rows
}

/**
 * The number of matching terms. Ancestors that are listed only for their descendants are not
 * counted: the total is that of terms with items.
 */
export async function countTerms({ db }: Database, filter: TermFilter): Promise<number> {
  const counted: TermFilter =
    filter.hideEmpty === undefined ? filter : { ...filter, hideEmpty: 'plain' }
  const { total } = await db
    .selectFrom('terms as t')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(termsOf(db, counted))
    .executeTakeFirstOrThrow()
  return total
}
