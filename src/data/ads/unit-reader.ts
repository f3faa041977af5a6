import { sql } from 'kysely'
import type { Database, Sql, Tx } from '../database/database.ts'
import type { AdUnitRow } from './unit-row.ts'

const LARGEST_ID = 2_147_483_647

/** Ids are four-byte integers; numbers outside that range identify nothing. */
export const isAdId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= LARGEST_ID

const columns = sql`
  u.id, u.number, u.status, u.type, u.label, u.fields, coalesce(u.author_id, 0) AS "authorId",
  u.date, u.modified, u.publish_on::text AS "publishOn"`

/** Which units a list shows. Absent members filter nothing. */
export interface AdFilter {
  /** Part of the label or type, or the id. */
  readonly search?: string
  readonly type?: string
  readonly notType?: string
}

export interface AdWindow {
  readonly order: 'newest' | 'impressions' | 'clicks'
  readonly limit: number
  readonly offset: number
}

/** One page of a list, and how many units match in all. */
export async function listAdUnits(
  database: Database,
  filter: AdFilter,
  { order, limit, offset }: AdWindow,
): Promise<{ rows: AdUnitRow[]; total: number }> {
  const where = conditionOf(filter)
  const column = sql.raw(order === 'newest' ? 'impressions' : order)
  const orderBy =
    order === 'newest'
      ? sql`u.id DESC`
      : sql`coalesce((SELECT sum(c.${column}) FROM ad_counts c WHERE c.ad_id = u.id), 0) DESC, u.id DESC`
  const [
    { rows },
    {
      rows: [counted],
    },
  ] = await Promise.all([
    sql<AdUnitRow>`SELECT ${columns} FROM ad_units u WHERE ${where} ORDER BY ${orderBy}
          LIMIT ${limit} OFFSET ${Math.min(offset, LARGEST_ID)}`.execute(database.searches),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ad_units u WHERE ${where}`.execute(
      database.searches,
    ),
  ])
  return { rows, total: counted?.total ?? 0 }
}

function conditionOf({ search = '', type = '', notType = '' }: AdFilter): Sql {
  const conditions = [sql`true`]
  if (type !== '') conditions.push(sql`u.type = ${type}`)
  if (notType !== '') conditions.push(sql`u.type <> ${notType}`)
  if (search !== '') {
    conditions.push(sql`(strpos(fold(u.label), fold(${search})) > 0
      OR strpos(u.type, lower(${search})) > 0 OR u.id::text = ${search})`)
  }
  return sql.join(conditions, sql` AND `)
}

export async function findAdUnit(database: Database, id: number): Promise<AdUnitRow | undefined> {
  if (!isAdId(id)) return undefined
  const [row] = (
    await sql<AdUnitRow>`SELECT ${columns} FROM ad_units u WHERE u.id = ${id}`.execute(database.db)
  ).rows
  return row
}

/** All units of a status, or all; in the order in which they were made. */
export async function loadAdUnits(
  database: Database,
  status?: AdUnitRow['status'],
): Promise<AdUnitRow[]> {
  const where = status === undefined ? sql`true` : sql`u.status = ${status}`
  return (
    await sql<AdUnitRow>`SELECT ${columns} FROM ad_units u WHERE ${where} ORDER BY u.id`.execute(
      database.db,
    )
  ).rows
}

/** The units of those ids, held until the transaction ends; unknown ids are ignored. */
export async function lockAdUnits(tx: Tx, ids: readonly number[]): Promise<AdUnitRow[]> {
  const known = ids.filter(isAdId)
  if (known.length === 0) return []
  return (
    await sql<AdUnitRow>`SELECT ${columns} FROM ad_units u WHERE u.id = ANY(${known}::int[]) ORDER BY u.id FOR UPDATE`.execute(
      tx,
    )
  ).rows
}

/** All units, held until the transaction ends. */
export async function lockAllAdUnits(tx: Tx): Promise<AdUnitRow[]> {
  return (
    await sql<AdUnitRow>`SELECT ${columns} FROM ad_units u ORDER BY u.id FOR UPDATE`.execute(tx)
  ).rows
}

/** The highest number in use; 0 for none. */
export async function highestAdNumber(database: Database): Promise<number> {
  const [row] = (
    await sql<{
      highest: number
    }>`SELECT coalesce(max(number), 0)::int AS highest FROM ad_units`.execute(database.db)
  ).rows
  return row?.highest ?? 0
}

/** How many units there are of each status and type. */
export async function countAdUnits(
  database: Database,
): Promise<{ status: string; type: string; count: number }[]> {
  return (
    await sql<{
      status: string
      type: string
      count: number
    }>`SELECT status, type, count(*)::int AS count FROM ad_units GROUP BY 1, 2 ORDER BY 1, 2`.execute(
      database.db,
    )
  ).rows
}
