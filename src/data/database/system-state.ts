/** Status of the database and of overdue background work. */
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { readMigrations } from './migrate.ts'

export interface DatabaseStatus {
  /** What the database's clock says. */
  readonly now: Date
  /** Such as `18.4`. */
  readonly version: string
}

/** Runs a cheap query for the status of the database. */
export async function readDatabaseStatus(database: Database): Promise<DatabaseStatus> {
  const [row] = (
    await sql<DatabaseStatus>`SELECT clock_timestamp()::timestamptz(3) AS now, current_setting('server_version') AS version`.execute(
      database.db,
    )
  ).rows
  if (row === undefined) throw new Error('The database gave no answer.')
  return row
}

/** Names of migrations that are not as they should be. */
export interface MigrationState {
  readonly missing: readonly string[]
  /** Begun and never finished. */
  readonly failed: readonly string[]
  /** Applied from a file that says something else now. */
  readonly changed: readonly string[]
  /** Applied by a version of the program that this one does not know. */
  readonly unknown: readonly string[]
}

interface MigrationRecord {
  readonly name: string
  readonly checksum: string
  readonly finished: boolean
}

/** How the migrations of this program and those of the database's record fit. */
export async function migrationState(database: Database): Promise<MigrationState> {
  const [files, records] = await Promise.all([
    readMigrations(),
    sql<MigrationRecord>`
      SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
      FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`
      .execute(database.db)
      .then(({ rows }) => rows),
  ])
  const known = new Map(files.map(({ name, checksum }) => [name, checksum]))
  const finished = records.filter((record) => record.finished)
  const applied = new Set(finished.map(({ name }) => name))
  return {
    missing: files.map(({ name }) => name).filter((name) => !applied.has(name)),
    failed: records.filter((record) => !record.finished).map(({ name }) => name),
    changed: finished
      .filter(({ name, checksum }) => known.has(name) && known.get(name) !== checksum)
      .map(({ name }) => name),
    unknown: finished.map(({ name }) => name).filter((name) => !known.has(name)),
  }
}

export interface OverdueWork {
  /** Scheduled entries that should have been published before the first moment. */
  readonly overdue: number
  /** Files of no item that should have been swept before the second moment. */
  readonly loose: number
}

/** Work that background jobs have left undone. */
export async function overdueWork(
  database: Database,
  { published, swept }: { readonly published: Date; readonly swept: Date },
): Promise<OverdueWork> {
  const [row] = (
    await sql<OverdueWork>`
    SELECT
      (SELECT count(*) FROM entries WHERE status = 'future' AND date < ${published})::int AS overdue,
      (SELECT count(*) FROM media_files
       WHERE entry_id IS NULL AND removed_at IS NULL AND stored_at < ${swept})::int AS loose`.execute(
      database.db,
    )
  ).rows
  return row ?? { overdue: 0, loose: 0 }
}

/** Bytes that the database takes on the disk of its server. */
export async function databaseSize(database: Database): Promise<number> {
  const [row] = (
    await sql<{
      bytes: string
    }>`SELECT pg_database_size(current_database())::text AS bytes`.execute(database.db)
  ).rows
  return Number(row?.bytes)
}

/** Bytes of all stored media files, wherever the store keeps them. */
export async function storedBytes(database: Database): Promise<number> {
  const [row] = (
    await sql<{
      bytes: string
    }>`SELECT coalesce(sum(size), 0)::text AS bytes FROM media_files WHERE removed_at IS NULL`.execute(
      database.db,
    )
  ).rows
  return Number(row?.bytes)
}
