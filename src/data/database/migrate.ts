import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { applicationFolder } from '../../application-folder.ts'
import { isLockTimeout } from './database-errors.ts'
import { migrationRepairs } from './migration-repairs.ts'
import { chosenServer } from './primary-server.ts'

/** Held while migrations run, so that nodes starting together do not race. */
const MIGRATION_LOCK = 4_711_001

/**
 * How long a migration waits for a table lock. All other users of the table queue behind it, so it
 * backs off and retries.
 */
const LOCK_MILLISECONDS = 2000
const BETWEEN_ATTEMPTS_MILLISECONDS = 3000
/** About ten minutes, to outlast a long report or a backup. */
const ATTEMPTS = 120

interface Migration {
  readonly name: string
  readonly script: string
  readonly checksum: string
}

/** The migrations of this version, in order of application. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = path.join(applicationFolder(), 'prisma/migrations')
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.toSorted().map(async (name) => {
      const script = await readFile(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
    }),
  )
}

/**
 * Migrates a database: each migration in its own transaction, in order of name, under a lock. The
 * record is kept in Prisma's table, so that Prisma's tools agree. A locked table is retried in
 * short intervals, during which others can use it. A migration applied in a known former version is
 * repaired.
 * @returns the names applied or repaired now; empty if the database was up to date
 * @throws Error if an applied migration differs from its file in another way, or fails
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const migrations = await readMigrations()
  const client = new pg.Client({ connectionString: chosenServer(databaseUrl), keepAlive: true })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(RECORD_TABLE)
    const applied = new Map<string, string>()
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL',
    )
    for (const row of rows) applied.set(row.migration_name, row.checksum)
    const done: string[] = []
    for (const migration of migrations) {
      const checksum = applied.get(migration.name)
      if (checksum === migration.checksum) continue
      const step = checksum === undefined ? application(migration) : repair(migration, checksum)
      await runWhenFree(client, step)
      done.push(migration.name)
    }
    return done
  } finally {
    await client.end()
  }
}

/** A change to a database in one transaction. */
interface Step {
  readonly name: string
  readonly script: string
  /** Updates the record; its parameters are the checksum and the name of the migration. */
  readonly record: string
  readonly checksum: string
}

const application = (migration: Migration): Step => ({
  ...migration,
  record: `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
    VALUES (gen_random_uuid()::text, $1, now(), $2, 1)`,
})

/** @throws Error if the applied version is unknown */
function repair({ name, checksum }: Migration, applied: string): Step {
  const known = migrationRepairs[name]
  if (known?.former.includes(applied) !== true) {
    throw new Error(
      `Migration ${name} was changed after it had been applied: its file has the checksum ` +
        `${checksum}, the database ${applied}. Migrations are never edited (prisma/README.md).`,
    )
  }
  const record = 'UPDATE _prisma_migrations SET checksum = $1 WHERE migration_name = $2'
  return { name, script: known.script, record, checksum }
}

async function runWhenFree(client: pg.Client, step: Step): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run(client, step)
      return
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockTimeout((error as Error).cause)) throw error
    }
    await delay(BETWEEN_ATTEMPTS_MILLISECONDS)
  }
}

async function run(client: pg.Client, { name, script, record, checksum }: Step): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_MILLISECONDS}`)
    await client.query(script)
    await client.query(record, [checksum, name])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(
      `Migration ${name} failed: ${error instanceof Error ? error.message : 'unknown'}`,
      {
        cause: error,
      },
    )
  }
}

const RECORD_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  varchar(36) PRIMARY KEY,
  checksum            varchar(64) NOT NULL,
  finished_at         timestamptz,
  migration_name      varchar(255) NOT NULL,
  logs                text,
  rolled_back_at      timestamptz,
  started_at          timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`
