import { expressionBuilder, sql } from 'kysely'
import { isRowId, isStoredInteger } from '../../stored-integer.ts'
import { selections } from '../database/columns.ts'
import type { Database, Tx } from '../database/database.ts'
import { anyOf, page, type Aliased, type Condition } from '../database/expressions.ts'
import { importColumns, type ImportRow, type ImportStatus, type ImportType } from './record-row.ts'

const r = expressionBuilder<Aliased<{ r: 'import_records' }>, 'r'>()

const recordsOf = (db: Database['db']) =>
  db
    .selectFrom('import_records as r')
    .select(selections('r', importColumns))
    .select([
      r.fn.coalesce('r.author_id', r.lit(0)).as('authorId'),
      r.fn.coalesce('r.recent_child', r.lit(0)).as('recentChild'),
    ])

export async function findImport({ db }: Database, id: number): Promise<ImportRow | undefined> {
  return isRowId(id) ? recordsOf(db).where('r.id', '=', id).executeTakeFirst() : undefined
}

/** The record with this id in the import service. */
export async function findImportByName(
  { db }: Database,
  importId: string,
): Promise<ImportRow | undefined> {
  return recordsOf(db).where('r.import_id', '=', importId).executeTakeFirst()
}

/** A record, locked until the transaction ends. */
export async function lockImport(tx: Tx, id: number): Promise<ImportRow | undefined> {
  if (!isRowId(id)) return undefined
  return recordsOf(tx).where('r.id', '=', id).forUpdate().executeTakeFirst()
}

/** A record and all its runs, locked until the transaction ends. */
export async function lockImportTree(
  tx: Tx,
  id: number,
): Promise<Pick<ImportRow, 'id' | 'status'>[]> {
  return tx
    .withRecursive('tree', (found) =>
      found
        .selectNoFrom(sql<number>`${id}::int`.as('id'))
        .union(
          found
            .selectFrom('tree')
            .innerJoin('import_records as c', 'c.parent_id', 'tree.id')
            .select('c.id')
            .where('c.parent_id', '<>', sql.lit(0)),
        ),
    )
    .selectFrom('import_records as r')
    .select(['r.id', 'r.status'])
    .where('r.id', 'in', (found) => found.selectFrom('tree').select('tree.id'))
    .orderBy('r.id')
    .forUpdate('r')
    .execute()
}

/** Filter of a list of records. Absent members match everything. */
export interface ImportFilter {
  readonly authorId?: number | undefined
  readonly statuses?: readonly ImportStatus[] | undefined
  readonly origins?: readonly string[] | undefined
  readonly type?: ImportType | undefined
  readonly parentId?: number | undefined
  /** Substring of the source or its name. */
  readonly search?: string | undefined
}

export interface ImportWindow {
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

/** One page of a list by creation time, with the total number of matches. */
export async function listImportRows(
  { searches }: Database,
  filter: ImportFilter,
  { descending, limit, offset }: ImportWindow,
): Promise<{ rows: ImportRow[]; total: number }> {
  const where = conditionOf(filter)
  const direction = descending ? 'desc' : 'asc'
  const [rows, { total }] = await Promise.all([
    recordsOf(searches())
      .where(where)
      .orderBy('r.created_at', direction)
      .orderBy('r.id', direction)
      .$call(page(limit, offset))
      .execute(),
    searches()
      .selectFrom('import_records as r')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(where)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

function conditionOf(filter: ImportFilter): Condition {
  const { authorId, statuses, origins, type, parentId, search = '' } = filter
  const conditions: Condition[] = []
  if (authorId !== undefined) conditions.push(r('r.author_id', '=', authorId))
  if (statuses !== undefined) conditions.push(r('r.status', '=', anyOf(statuses)))
  if (origins !== undefined) conditions.push(r('r.origin', '=', anyOf(origins)))
  if (type !== undefined) conditions.push(r('r.type', '=', type))
  if (parentId !== undefined) {
    conditions.push(isStoredInteger(parentId) ? r('r.parent_id', '=', parentId) : r.lit(false))
  }
  if (search !== '') {
    conditions.push(r.or([contains('r.source', search), contains('r.source_name', search)]))
  }
  return r.and(conditions)
}

const contains = (column: 'r.source' | 'r.source_name', part: string): Condition =>
  sql<boolean>`strpos(fold(${r.ref(column)}), fold(${part})) > 0`

/** Schedules with a due run, longest overdue first. */
export async function findDueSchedules(
  { db }: Database,
  now: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('import_records as r')
    .select('r.id')
    .where('r.next_run_at', '<=', now)
    .where('r.status', '=', sql.lit('cal-ea-schedule'))
    .orderBy('r.next_run_at')
    .orderBy('r.id')
    .$call(page(limit, 0))
    .execute()
  return rows.map(({ id }) => id)
}

/** Pending imports without any callback since then. */
export async function findSilentImports(
  { db }: Database,
  since: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('import_records as r')
    .select('r.id')
    .where('r.status', '=', sql.lit('cal-ea-pending'))
    .where('r.modified_at', '<', since)
    .where(r(r.fn.coalesce('r.held_until', 'r.modified_at'), '<', since))
    .orderBy('r.modified_at')
    .$call(page(limit, 0))
    .execute()
  return rows.map(({ id }) => id)
}

/** Those ids that are event categories. */
export async function knownEventCategories(
  { db }: Database,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const wanted = ids.filter(isRowId)
  if (wanted.length === 0) return new Set()
  const rows = await db
    .selectFrom('terms as t')
    .select('t.id')
    .where('t.id', '=', anyOf(wanted))
    .where('t.taxonomy', '=', sql.lit('cal_events_cat'))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
