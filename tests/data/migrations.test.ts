import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, readMigrations } from '../../src/data/database/migrate.ts'
import { migrationRepairs } from '../../src/data/database/migration-repairs.ts'
import { run } from '../server/support/databases.ts'
import { createDatabase, createDatabaseOn, type TestDatabase } from '../support/database.ts'
import { currentRun } from '../support/run.ts'
import { formerScripts } from './support/former-migrations.ts'
import { schemaOf } from './support/schema.ts'

const LIST = new URL('../../prisma/checksums.sha256', import.meta.url)

it('A migration that has been committed never changes', async () => {
  const migrations = await readMigrations()
  const lines = migrations.map(({ name, checksum }) => `${checksum}  ${name}/migration.sql\n`)
  expect(lines.join('')).toBe(await readFile(LIST, 'utf8'))
})

const databases: TestDatabase[] = []
let expected: unknown
beforeAll(async () => {
  const present = await createDatabase()
  databases.push(present)
  expected = await schemaOf(present.url)
})
afterAll(async () => {
  for (const { drop } of databases) await drop()
})

/** Makes a database as an earlier version of the program has left it. */
async function databaseOf(
  scripts: readonly { readonly name: string; readonly script: string }[],
): Promise<string> {
  const { adminUrl } = await currentRun()
  const database = await createDatabaseOn(adminUrl)
  databases.push(database)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY,
    checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
    logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(),
    applied_steps_count integer NOT NULL DEFAULT 0)`)
  for (const { name, script } of scripts) {
    await client.query(script)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
       VALUES (gen_random_uuid(), $1, now(), $2)`,
      [sha256(script), name],
    )
  }
  await client.end()
  return database.url
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** All migrations, each in its version of that index among the former ones, if it has one. */
async function scriptsOf(version: number) {
  const migrations = await readMigrations()
  return migrations.map(({ name, script }) => ({
    name,
    script: formerScripts(name, script).at(version) ?? script,
  }))
}

describe('A database with former versions of migrations', () => {
  it('is known in each version by its checksum', async () => {
    const migrations = await readMigrations()
    const found = migrations.map(({ name, script }) => [
      name,
      formerScripts(name, script).map(sha256),
    ])
    const known = migrations.map(({ name }) => [name, migrationRepairs[name]?.former ?? []])
    expect(found).toEqual(known)
  })

  it.each([
    ['the first', 0],
    ['the last', -1],
  ])('is upgraded from %s of them to what a new one is', async (_which, version) => {
    const url = await databaseOf(await scriptsOf(version))
    await run(
      url,
      `INSERT INTO site_imports (origin, started_at, progress) VALUES ('x', now(), '{"a": 1}')`,
    )
    expect((await migrate(url)).toSorted()).toEqual(Object.keys(migrationRepairs).toSorted())
    expect(await schemaOf(url)).toEqual(expected)
    expect(await run(url, 'SELECT manner, progress FROM site_imports')).toEqual([
      { manner: '', progress: { a: 1 } },
    ])
    expect(await migrate(url)).toEqual([])
  })

  it('is upgraded also where later migrations are still to come', async () => {
    const scripts = await scriptsOf(0)
    const url = await databaseOf(scripts.filter(({ name }) => name < '20261122'))
    await migrate(url)
    expect(await schemaOf(url)).toEqual(expected)
  })

  it('is refused in an unknown version', async () => {
    const [first = { name: '', script: '' }] = await readMigrations()
    const url = await databaseOf([{ ...first, script: `${first.script}-- edited` }])
    await expect(migrate(url)).rejects.toThrow(
      /^Migration 20261121000000_foundation was changed after it had been applied: its file has /,
    )
  })
})
