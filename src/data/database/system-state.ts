/** Status of the database and of overdue background work. */
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { readMigrations } from './migrate.ts'

export interface DatabaseStatus {
  /** Time by the database's clock. */
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

export interface MigrationState {
  readonly missing: readonly string[]
  /** Started but not finished. */
  readonly failed: readonly string[]
  /** Their files have changed since they were applied. */
  readonly changed: readonly string[]
  /** Applied by another version of the program and unknown to this one. */
  readonly unknown: readonly string[]
}

interface MigrationRecord {
  readonly name: string
  readonly checksum: string
  readonly finished: boolean
}

/** Compares the program's migrations with the database's record. */
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
  /** Scheduled entries that should have been published before the first time. */
  readonly overdue: number
  /** Files without an item that should have been swept before the second time. */
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

/** Size of the database on its server's disk, in bytes. */
export async function databaseSize(database: Database): Promise<number> {
  const [row] = (
    await sql<{
      bytes: string
    }>`SELECT pg_database_size(current_database())::text AS bytes`.execute(database.db)
  ).rows
  return Number(row?.bytes)
}

/** Total size of all stored media files in bytes, in whatever store. */
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
