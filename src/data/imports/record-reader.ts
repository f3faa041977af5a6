import { sql } from 'kysely'
import type { Database, Sql, Tx } from '../database/database.ts'
import { isRowId } from '../database/row-ids.ts'
import type { ImportRow, ImportStatus } from './record-row.ts'

const columns = sql`
  r.id, r.import_id AS "importId", r.origin, r.type, r.frequency, r.status,
  r.parent_id AS "parentId", coalesce(r.author_id, 0) AS "authorId", r.source,
  r.source_name AS "sourceName", r.post_status AS "postStatus", r.categories,
  r.update_authority AS "updateAuthority", r.options, r.total_events AS "totalEvents",
  r.percentage_complete AS "percentageComplete", r.next_batch_hash AS "nextBatchHash",
  r.last_batch AS "lastBatch", r.batches_done AS "batchesDone", r.errors,
  r.callback_secret AS "callbackSecret", r.signed, coalesce(r.recent_child, 0) AS "recentChild",
  r.next_run_at AS "nextRunAt", r.created_at AS "createdAt", r.modified_at AS "modifiedAt",
  r.last_batch_at AS "lastBatchAt"`

export async function findImport(database: Database, id: number): Promise<ImportRow | undefined> {
  if (!isRowId(id)) return undefined
  const [row] = (
    await sql<ImportRow>`SELECT ${columns} FROM import_records r WHERE r.id = ${id}`.execute(
      database.db,
    )
  ).rows
  return row
}

/** The record that the import service knows by that id. */
export async function findImportByName(
  database: Database,
  importId: string,
): Promise<ImportRow | undefined> {
  const [row] = (
    await sql<ImportRow>`SELECT ${columns} FROM import_records r WHERE r.import_id = ${importId}`.execute(
      database.db,
    )
  ).rows
  return row
}

/** A record that nobody else changes until the transaction ends. */
export async function lockImport(tx: Tx, id: number): Promise<ImportRow | undefined> {
  if (!isRowId(id)) return undefined
  const [row] = (
    await sql<ImportRow>`SELECT ${columns} FROM import_records r WHERE r.id = ${id} FOR UPDATE`.execute(
      tx,
    )
  ).rows
  return row
}

/** A record and all runs below it, which nobody else changes until the transaction ends. */
export async function lockImportTree(
  tx: Tx,
  id: number,
): Promise<Pick<ImportRow, 'id' | 'status'>[]> {
  return (
    await sql<Pick<ImportRow, 'id' | 'status'>>`
    SELECT r.id, r.status FROM import_records r
    WHERE r.id IN (
      WITH RECURSIVE tree AS (
        SELECT ${id}::int AS id
        UNION
        SELECT c.id FROM import_records c JOIN tree t ON c.parent_id = t.id WHERE c.parent_id <> 0
      ) SELECT tree.id FROM tree)
    ORDER BY r.id FOR UPDATE OF r`.execute(tx)
  ).rows
}

/** Which records a list shows. Absent members filter nothing. */
export interface ImportFilter {
  /** Only records of this user. */
  readonly authorId?: number | undefined
  readonly statuses?: readonly ImportStatus[] | undefined
  readonly origins?: readonly string[] | undefined
  readonly type?: string | undefined
  readonly parentId?: number | undefined
  /** Part of the source or of its name. */
  readonly search?: string | undefined
}

export interface ImportWindow {
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

/** One page of a list by the time of making, and how many records match in all. */
export async function listImportRows(
  database: Database,
  filter: ImportFilter,
  { descending, limit, offset }: ImportWindow,
): Promise<{ rows: ImportRow[]; total: number }> {
  const where = conditionOf(filter)
  const direction = sql.raw(descending ? 'DESC' : 'ASC')
  const [
    { rows },
    {
      rows: [counted],
    },
  ] = await Promise.all([
    sql<ImportRow>`SELECT ${columns} FROM import_records r WHERE ${where}
          ORDER BY r.created_at ${direction}, r.id ${direction}
          LIMIT ${limit} OFFSET ${Math.min(offset, 2_147_483_647)}`.execute(database.searches),
    sql<{
      total: number
    }>`SELECT count(*)::int AS total FROM import_records r WHERE ${where}`.execute(
      database.searches,
    ),
  ])
  return { rows, total: counted?.total ?? 0 }
}

function conditionOf(filter: ImportFilter): Sql {
  const { authorId, statuses, origins, type, parentId, search = '' } = filter
  const conditions = [sql`true`]
  if (authorId !== undefined) conditions.push(sql`r.author_id = ${authorId}`)
  if (statuses !== undefined) conditions.push(sql`r.status = ANY(${[...statuses]}::text[])`)
  if (origins !== undefined) conditions.push(sql`r.origin = ANY(${[...origins]}::text[])`)
  if (type !== undefined) conditions.push(sql`r.type = ${type}`)
  if (parentId !== undefined) {
    const storable = parentId <= 2_147_483_647
    conditions.push(storable ? sql`r.parent_id = ${parentId}` : sql`false`)
  }
  if (search !== '') {
    conditions.push(sql`(strpos(fold(r.source), fold(${search})) > 0
      OR strpos(fold(r.source_name), fold(${search})) > 0)`)
  }
  return sql.join(conditions, sql` AND `)
}

/** Schedules whose next run is due, the one that waits longest first. */
export async function findDueSchedules(
  database: Database,
  now: Date,
  limit: number,
): Promise<number[]> {
  const rows = (
    await sql<{ id: number }>`SELECT r.id FROM import_records r
        WHERE r.next_run_at <= ${now} AND r.status = 'cal-ea-schedule'
        ORDER BY r.next_run_at, r.id LIMIT ${limit}`.execute(database.db)
  ).rows
  return rows.map(({ id }) => id)
}

/** Imports that are pending and of which nobody has heard since then. */
export async function findSilentImports(
  database: Database,
  since: Date,
  limit: number,
): Promise<number[]> {
  const rows = (
    await sql<{ id: number }>`SELECT r.id FROM import_records r
        WHERE r.status = 'cal-ea-pending' AND r.modified_at < ${since}
          AND coalesce(r.held_until, r.modified_at) < ${since}
        ORDER BY r.modified_at LIMIT ${limit}`.execute(database.db)
  ).rows
  return rows.map(({ id }) => id)
}

/** Which of the ids are event categories. */
export async function knownEventCategories(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const wanted = ids.filter(isRowId)
  if (wanted.length === 0) return new Set()
  const rows = (
    await sql<{ id: number }>`SELECT t.id FROM terms t
        WHERE t.id = ANY(${wanted}::int[]) AND t.taxonomy = 'cal_events_cat'`.execute(database.db)
  ).rows
  return new Set(rows.map(({ id }) => id))
}
