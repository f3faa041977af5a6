import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'

/** Pages that are done, by kind. */
export type ImportProgress = Readonly<Record<string, number>>

export interface SiteImportRow {
  readonly id: number
  readonly progress: ImportProgress
  /** An earlier run broke off. */
  readonly resumed: boolean
}

/** Work that waits until every item has been imported. */
export interface Pending {
  /** Id on the source site. */
  readonly parent?: number
  /** The text has links to the other site. */
  readonly links?: true
}

/** An item of the source site and its counterpart on this site. */
export interface ImportedItem {
  readonly originId: number
  readonly ownId: number
  readonly sourceHash: string
  readonly ownVersion: number
  /** Paths of files on the source site and on this site. */
  readonly files: Readonly<Record<string, string>>
  readonly pending: Pending | null
}

export interface ItemToStore extends Omit<ImportedItem, 'ownVersion'> {
  /** Path of its page on the source site; '' if it has no page. */
  readonly address: string
}

/** Tables with the versions of this site's items. */
export type ImportedTable = 'entries' | 'terms' | 'users' | 'comments'

/** Starts a run, or resumes an interrupted one of the same manner. */
export async function beginSiteImport(
  database: Database,
  { origin, manner }: { readonly origin: string; readonly manner: string },
  now: Date,
): Promise<SiteImportRow> {
  const [row] = (
    await sql<SiteImportRow>`
    INSERT INTO site_imports AS i (origin, started_at, manner) VALUES (${origin}, ${now}, ${manner})
    ON CONFLICT (origin) DO UPDATE SET
      progress = CASE WHEN i.finished_at IS NULL AND i.manner = EXCLUDED.manner
        THEN i.progress ELSE '{}' END,
      started_at = EXCLUDED.started_at, manner = EXCLUDED.manner, finished_at = NULL
    RETURNING i.id, i.progress, i.progress <> '{}' AS resumed`.execute(database.db)
  ).rows
  if (row === undefined) throw new Error('The import could not begin.')
  return row
}

/** Id of the import of a site; 0 if nothing was ever imported from it. */
export async function findSiteImport(database: Database, origin: string): Promise<number> {
  const [row] = (
    await sql<{ id: number }>`SELECT id FROM site_imports WHERE origin = ${origin}`.execute(
      database.db,
    )
  ).rows
  return row?.id ?? 0
}

export async function storeProgress(
  database: Database,
  importId: number,
  kind: string,
  page: number,
): Promise<void> {
  await sql`
    UPDATE site_imports SET progress = progress || jsonb_build_object(${kind}::text, ${page}::int)
    WHERE id = ${importId}`.execute(database.db)
}

export async function finishSiteImport(database: Database, id: number, now: Date): Promise<void> {
  await sql`UPDATE site_imports SET finished_at = ${now} WHERE id = ${id}`.execute(database.db)
}

/** Items of a kind on this site by their ids on the source site. */
export async function findImported(
  database: Pick<Database, 'db'>,
  importId: number,
  kind: string,
  originIds: readonly number[],
): Promise<ReadonlyMap<number, ImportedItem>> {
  const rows = (
    await sql<ImportedItem>`
    SELECT ${itemColumns} FROM site_import_items
    WHERE import_id = ${importId} AND kind = ${kind} AND origin_id = ANY(${[...originIds]}::int[])`.execute(
      database.db,
    )
  ).rows
  return new Map(rows.map((row) => [row.originId, row]))
}

const itemColumns: Sql = sql`origin_id AS "originId", own_id AS "ownId",
  source_hash AS "sourceHash", own_version AS "ownVersion", files, pending`

/** Items of a kind that wait, behind one of them. */
export async function findPending(
  database: Database,
  importId: number,
  kind: string,
  after: number,
  limit: number,
): Promise<ImportedItem[]> {
  return (
    await sql<ImportedItem>`
    SELECT ${itemColumns} FROM site_import_items
    WHERE import_id = ${importId} AND kind = ${kind} AND pending IS NOT NULL AND origin_id > ${after}
    ORDER BY origin_id LIMIT ${limit}`.execute(database.db)
  ).rows
}

/** Ids on this site by ids on the source site. */
export async function loadOwnIds(
  database: Database,
  importId: number,
): Promise<Map<string, Map<number, number>>> {
  const rows = (
    await sql<{ kind: string; originId: number; ownId: number }>`
    SELECT kind, origin_id AS "originId", own_id AS "ownId" FROM site_import_items
    WHERE import_id = ${importId}`.execute(database.db)
  ).rows
  const ids = new Map<string, Map<number, number>>()
  for (const { kind, originId, ownId } of rows) {
    ids.set(kind, (ids.get(kind) ?? new Map<number, number>()).set(originId, ownId))
  }
  return ids
}

/** Items by the paths of their pages on the source site. */
export async function findByAddress(
  database: Database,
  importId: number,
  paths: readonly string[],
): Promise<{ address: string; kind: string; ownId: number }[]> {
  return (
    await sql<{ address: string; kind: string; ownId: number }>`
    SELECT address, kind, own_id AS "ownId" FROM site_import_items
    WHERE import_id = ${importId} AND address = ANY(${[...paths]}::text[]) AND address <> ''`.execute(
      database.db,
    )
  ).rows
}

/** Paths of files on this site by their paths on the source site. */
export async function findFiles(
  database: Database,
  importId: number,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = (
    await sql<{ path: string; own: string }>`
    SELECT f.key AS path, f.value AS own
    FROM site_import_items i CROSS JOIN LATERAL jsonb_each_text(i.files) f
    WHERE i.import_id = ${importId} AND i.kind = 'media' AND i.files ?| ${[...paths]}::text[]
      AND f.key = ANY(${[...paths]}::text[])`.execute(database.db)
  ).rows
  return new Map(rows.map(({ path, own }) => [path, own]))
}

/** Versions of this site's items; deleted ones are absent. */
export async function findVersions(
  database: Pick<Database, 'db'>,
  table: ImportedTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = (
    await sql<{
      id: number
      version: number
    }>`SELECT id, version FROM ${sql.raw(table)} WHERE id = ANY(${[...ids]}::int[])`.execute(
      database.db,
    )
  ).rows
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Stores the counterpart of an item with its current version. */
export async function storeImported(
  database: Pick<Database, 'db'>,
  importId: number,
  kind: string,
  table: ImportedTable,
  item: ItemToStore,
): Promise<void> {
  const { originId, ownId, sourceHash, address, files, pending } = item
  await sql`
    INSERT INTO site_import_items (import_id, kind, origin_id, own_id, source_hash, own_version,
      address, files, pending)
    SELECT ${importId}, ${kind}, ${originId}, ${ownId}, ${sourceHash}, t.version, ${address},
      ${JSON.stringify(files)}::jsonb, ${pending && JSON.stringify(pending)}::jsonb
    FROM ${sql.raw(table)} t WHERE t.id = ${ownId}
    ON CONFLICT (import_id, kind, origin_id) DO UPDATE SET own_id = EXCLUDED.own_id,
      source_hash = EXCLUDED.source_hash, own_version = EXCLUDED.own_version,
      address = EXCLUDED.address, files = EXCLUDED.files, pending = EXCLUDED.pending`.execute(
    database.db,
  )
}

/** Marks an item as no longer pending. */
export async function storeSettled(
  database: Pick<Database, 'db'>,
  importId: number,
  kind: string,
  table: ImportedTable,
  { originId, ownId }: Pick<ImportedItem, 'originId' | 'ownId'>,
): Promise<void> {
  await sql`
    UPDATE site_import_items i SET pending = NULL, own_version = t.version
    FROM ${sql.raw(table)} t
    WHERE i.import_id = ${importId} AND i.kind = ${kind} AND i.origin_id = ${originId}
      AND t.id = ${ownId}`.execute(database.db)
}

/** Sets the modification date of an entry to that of the source site. */
export async function storeModified(
  database: Pick<Database, 'db'>,
  id: number,
  modified: Date,
): Promise<void> {
  await sql`UPDATE entries SET modified = ${modified} WHERE id = ${id}`.execute(database.db)
}
