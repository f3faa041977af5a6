import { expressionBuilder, sql, type Kysely } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { selections } from '../database/columns.ts'
import type { Database, Tables, Tx } from '../database/database.ts'
import { anyOf, page, type Aliased, type Condition } from '../database/expressions.ts'
import { adUnitColumns, type AdUnitRow } from './unit-row.ts'

const units = (db: Kysely<Tables>) =>
  db
    .selectFrom('ad_units as u')
    .select(selections('u', adUnitColumns))
    .select(sql<number>`coalesce(u.author_id, 0)`.as('authorId'))
    .select(sql<string | null>`u.publish_on::text`.as('publishOn'))

/** Filter of a list of units. Absent members match everything. */
export interface AdFilter {
  /** Substring of label or type, or an id. */
  readonly search?: string
  readonly type?: string
  readonly notType?: string
}

export interface AdWindow {
  readonly order: 'newest' | 'impressions' | 'clicks'
  readonly limit: number
  readonly offset: number
}

/** One page of a list, with the total number of matches. */
export async function listAdUnits(
  { searches }: Database,
  filter: AdFilter,
  { order, limit, offset }: AdWindow,
): Promise<{ rows: AdUnitRow[]; total: number }> {
  const where = conditionOf(filter)
  const [rows, { total }] = await Promise.all([
    units(searches())
      .where(where)
      .orderBy(order === 'newest' ? u.ref('u.id') : sumOf(order), 'desc')
      .orderBy('u.id', 'desc')
      .$call(page(limit, offset))
      .execute(),
    searches()
      .selectFrom('ad_units as u')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(where)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** The total of one count for a unit `u`. */
export const sumOf = (count: 'impressions' | 'clicks') =>
  sql<string>`coalesce((select sum(c.${sql.ref(count)}) from ad_counts c where c.ad_id = u.id), 0)`

const u = expressionBuilder<Aliased<{ u: 'ad_units' }>, 'u'>()

function conditionOf({ search = '', type = '', notType = '' }: AdFilter): Condition {
  const conditions: Condition[] = []
  if (type !== '') conditions.push(u('u.type', '=', type))
  if (notType !== '') conditions.push(u('u.type', '<>', notType))
  if (search !== '') {
    conditions.push(sql<boolean>`(strpos(fold(u.label), fold(${search})) > 0
      or strpos(u.type, lower(${search})) > 0 or u.id::text = ${search})`)
  }
  return u.and(conditions)
}

export async function findAdUnit({ db }: Database, id: number): Promise<AdUnitRow | undefined> {
  return isRowId(id) ? units(db).where('u.id', '=', id).executeTakeFirst() : undefined
}

/** Units with a given status, or all, in order of creation. */
export async function loadAdUnits(
  { db }: Database,
  status?: AdUnitRow['status'],
): Promise<AdUnitRow[]> {
  const wanted = status === undefined ? units(db) : units(db).where('u.status', '=', status)
  return wanted.orderBy('u.id').execute()
}

/** The units with these ids, locked until the transaction ends; unknown ids are ignored. */
export async function lockAdUnits(tx: Tx, ids: readonly number[]): Promise<AdUnitRow[]> {
  const known = ids.filter(isRowId)
  if (known.length === 0) return []
  return units(tx).where('u.id', '=', anyOf(known)).orderBy('u.id').forUpdate().execute()
}

/** All units, locked until the transaction ends. */
export async function lockAllAdUnits(tx: Tx): Promise<AdUnitRow[]> {
  return units(tx).orderBy('u.id').forUpdate().execute()
}

/** The highest number in use, or 0. */
export async function highestAdNumber({ db }: { readonly db: Kysely<Tables> }): Promise<number> {
  const { highest } = await db
    .selectFrom('ad_units')
    .select(sql<number>`coalesce(max(number), 0)::int`.as('highest'))
    .executeTakeFirstOrThrow()
  return highest
}

/** The number of units by status and type. */
export async function countAdUnits({
  db,
}: Database): Promise<{ status: string; type: string; count: number }[]> {
  return db
    .selectFrom('ad_units')
    .select(['status', 'type', sql<number>`count(*)::int`.as('count')])
    .groupBy(['status', 'type'])
    .orderBy('status')
    .orderBy('type')
    .execute()
}
