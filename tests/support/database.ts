import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { currentRun } from './run.ts'

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** A database of its own for a test file: migrated, with one user per role, otherwise empty. */
export async function createDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = await currentRun()
  return createDatabaseOn(adminUrl, template)
}

/** Makes a database with a name that nobody else has, as a copy of `template` if one is named. */
export async function createDatabaseOn(adminUrl: string, template?: string): Promise<TestDatabase> {
  const name = `almanac_test_${randomBytes(6).toString('hex')}`
  const source = template === undefined ? '' : ` TEMPLATE ${escapeIdentifier(template)}`
  await administer(adminUrl, `CREATE DATABASE ${name}${source}`)
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => dropDatabase(adminUrl, name),
  }
}

/** Also when somebody is still connected: a failed test may not have closed what it opened. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await administer(adminUrl, `DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`)
}

/** Runs single statements, each in its own transaction, as `CREATE DATABASE` demands. */
export async function administer(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
