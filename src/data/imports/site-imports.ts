import { sql } from 'kysely'
import { selections, type ColumnNames, type RowOf } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { anyOf, page } from '../database/expressions.ts'

/** Number of pages done, by kind. */
export type ImportProgress = Readonly<Record<string, number>>

export interface SiteImportRow {
  readonly id: number
  readonly progress: ImportProgress
  /** Whether an earlier run was interrupted. */
  readonly resumed: boolean
}

const itemColumns = {
  originId: 'origin_id',
  ownId: 'own_id',
  sourceHash: 'source_hash',
  ownVersion: 'own_version',
  /** Paths of files on the source site and on this site. */
  files: 'files',
  pending: 'pending',
} as const satisfies ColumnNames<'site_import_items'>

export type ImportedItem = RowOf<'site_import_items', typeof itemColumns>

/** Work postponed until all items are imported. */
export type Pending = NonNullable<ImportedItem['pending']>

export interface ItemToStore extends Omit<ImportedItem, 'ownVersion'> {
  /** Path of its page on the source site; '' if it has no page. */
  readonly address: string
}

/** Tables with the versions of this site's items. */
export type ImportedTable = 'entries' | 'terms' | 'users' | 'comments'

/** Starts a run, or resumes an interrupted one of the same manner. */
export async function beginSiteImport(
  { db }: Database,
  { origin, manner }: { readonly origin: string; readonly manner: string },
  now: Date,
): Promise<SiteImportRow> {
  return db
    .insertInto('site_imports')
    .values({ origin, started_at: now, manner })
    .onConflict((known) =>
      known.column('origin').doUpdateSet({
        progress: sql<string>`case
          when site_imports.finished_at is null and site_imports.manner = excluded.manner
          then site_imports.progress else '{}' end`,
        started_at: now,
        manner,
        finished_at: null,
      }),
    )
    .returning(['id', 'progress', sql<boolean>`progress <> '{}'`.as('resumed')])
    .executeTakeFirstOrThrow()
}

/** Id of the import of a site; 0 if nothing was ever imported from it. */
export async function findSiteImport({ db }: Database, origin: string): Promise<number> {
  const row = await db
    .selectFrom('site_imports')
    .select('id')
    .where('origin', '=', origin)
    .executeTakeFirst()
  return row?.id ?? 0
}

export async function storeProgress(
  { db }: Database,
  importId: number,
  kind: string,
  done: number,
): Promise<void> {
  await db
    .updateTable('site_imports')
    .set({
      progress: sql<string>`progress || jsonb_build_object(${kind}::text, ${done}::int)`,
    })
    .where('id', '=', importId)
    .execute()
}

export async function finishSiteImport({ db }: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('site_imports').set({ finished_at: now }).where('id', '=', id).execute()
}

/** Items of a kind on this site by their ids on the source site. */
export async function findImported(
  { db }: Pick<Database, 'db'>,
  importId: number,
  kind: string,
  originIds: readonly number[],
): Promise<ReadonlyMap<number, ImportedItem>> {
  const rows = await db
    .selectFrom('site_import_items as i')
    .select(selections('i', itemColumns))
    .where((i) => i.and({ 'i.import_id': importId, 'i.kind': kind }))
    .where('i.origin_id', '=', anyOf(originIds))
    .execute()
  return new Map(rows.map((row) => [row.originId, row]))
}

/** Pending items of a kind, following a given one. */
export async function findPending(
  { db }: Database,
  importId: number,
  kind: string,
  after: number,
  limit: number,
): Promise<ImportedItem[]> {
  return db
    .selectFrom('site_import_items as i')
    .select(selections('i', itemColumns))
    .where((i) => i.and({ 'i.import_id': importId, 'i.kind': kind }))
    .where('i.pending', 'is not', null)
    .where('i.origin_id', '>', after)
    .orderBy('i.origin_id')
    .$call(page(limit, 0))
    .execute()
}

/** Ids on this site by ids on the source site. */
export async function loadOwnIds(
  { db }: Database,
  importId: number,
): Promise<Map<string, Map<number, number>>> {
  const rows = await db
    .selectFrom('site_import_items')
    .select(['kind', 'origin_id', 'own_id'])
    .where('import_id', '=', importId)
    .execute()
  const ids = new Map<string, Map<number, number>>()
  for (const row of rows) {
    const known = ids.get(row.kind) ?? new Map<number, number>()
    ids.set(row.kind, known.set(row.origin_id, row.own_id))
  }
  return ids
}

/** Items by the paths of their pages on the source site. */
export async function findByAddress(
  { db }: Database,
  importId: number,
  paths: readonly string[],
): Promise<{ address: string; kind: string; ownId: number }[]> {
  return db
    .selectFrom('site_import_items')
    .select(['address', 'kind', 'own_id as ownId'])
    .where('import_id', '=', importId)
    .where('address', '=', anyOf(paths))
    .where('address', '<>', sql.lit(''))
    .execute()
}

/** Paths of files on this site by their paths on the source site. */
export async function findFiles(
  { db }: Database,
  importId: number,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const files = sql<{ key: string; value: string }>`jsonb_each_text(i.files)`
  const rows = await db
    .selectFrom('site_import_items as i')
    .crossJoin(files.as('f'))
    .select(['f.key', 'f.value'])
    .where('i.import_id', '=', importId)
    .where('i.kind', '=', sql.lit('media'))
    .where(sql<boolean>`i.files ?| ${paths}::text[]`)
    .where('f.key', '=', anyOf(paths))
    .execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Versions of this site's items; deleted ones are absent. */
export async function findVersions(
  { db }: Pick<Database, 'db'>,
  table: ImportedTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom(db.dynamic.table(table).as('t'))
    .select(['t.id', 't.version'])
    .where('t.id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Stores the counterpart of an item with its current version. */
export async function storeImported(
  { db }: Pick<Database, 'db'>,
  importId: number,
  kind: string,
  table: ImportedTable,
  { originId, ownId, sourceHash, address, files, pending }: ItemToStore,
): Promise<void> {
  const row = {
    own_id: ownId,
    source_hash: sourceHash,
    address,
    files: JSON.stringify(files),
    pending: pending && JSON.stringify(pending),
  }
  await db
    .insertInto('site_import_items')
    .columns([
      'import_id',
      'kind',
      'origin_id',
      'own_version',
      'own_id',
      'source_hash',
      'address',
      'files',
      'pending',
    ])
    .expression((item) =>
      item
        .selectFrom(db.dynamic.table(table).as('t'))
        .select((t) => [
          t.val(importId).as('import_id'),
          t.val(kind).as('kind'),
          t.val(originId).as('origin_id'),
          't.version',
          t.val(row.own_id).as('own_id'),
          t.val(row.source_hash).as('source_hash'),
          t.val(row.address).as('address'),
          t.val(row.files).as('files'),
          t.val(row.pending).as('pending'),
        ])
        .where('t.id', '=', ownId),
    )
    .onConflict((known) =>
      known
        .columns(['import_id', 'kind', 'origin_id'])
        .doUpdateSet((item) => ({ ...row, own_version: item.ref('excluded.own_version') })),
    )
    .execute()
}

/** Marks an item as no longer pending. */
export async function storeSettled(
  { db }: Pick<Database, 'db'>,
  importId: number,
  kind: string,
  table: ImportedTable,
  { originId, ownId }: Pick<ImportedItem, 'originId' | 'ownId'>,
): Promise<void> {
  await db
    .updateTable('site_import_items as i')
    .from(db.dynamic.table(table).as('t'))
    .set((item) => ({ pending: null, own_version: item.ref('t.version') }))
    .where((i) => i.and({ 'i.import_id': importId, 'i.kind': kind }))
    .where('i.origin_id', '=', originId)
    .where('t.id', '=', ownId)
    .execute()
}

/** Sets the modification date of an entry to that of the source site. */
export async function storeModified(
  { db }: Pick<Database, 'db'>,
  id: number,
  modified: Date,
): Promise<void> {
  await db.updateTable('entries').set({ modified }).where('id', '=', id).execute()
}
