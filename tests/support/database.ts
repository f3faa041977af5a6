import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { currentRun } from './run.ts'

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Creates a database for a test file: migrated, with one user per role, otherwise empty. */
export async function createDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = await currentRun()
  return createDatabaseOn(adminUrl, template)
}

/** Creates a database with a unique name, as a copy of `template` if given. */
export async function createDatabaseOn(adminUrl: string, template?: string): Promise<TestDatabase> {
  const name = `almanac_test_${randomBytes(6).toString('hex')}`
  const source = template === undefined ? '' : ` TEMPLATE ${escapeIdentifier(template)}`
  await administer(adminUrl, `CREATE DATABASE ${name}${source}`)
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => dropDatabase(adminUrl, name),
  }
}

/** Drops a database even with open connections, which a failed test may have left. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await administer(adminUrl, `DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`)
}

/** Runs statements outside of a transaction, as `CREATE DATABASE` requires. */
export async function administer(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
