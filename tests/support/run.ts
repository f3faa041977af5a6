import { readFile } from 'node:fs/promises'

export const roles = ['admin', 'editor', 'author', 'contributor', 'subscriber'] as const

/** The users of every test database, one per role. */
export type Role = (typeof roles)[number]

/** The credentials of a user, in the format of the credentials file of `npm run conformance`. */
export interface Credentials {
  readonly user: string
  /** An application password. */
  readonly pass: string
  readonly id: number
  readonly name: string
}

/** What all workers of a test run share; created once before the first test file. */
export interface TestRun {
  /** URL of a database from which databases can be created and dropped. */
  readonly adminUrl: string
  /** The template of test databases. */
  readonly template: string
  readonly credentials: Readonly<Record<Role, Credentials>>
  /** Folder for reports of the workers. */
  readonly folder: string
}

/** Names the file that describes the run; the global setup sets it, and the workers inherit it. */
export const RUN_VARIABLE = 'ALMANAC_TEST_RUN'

/** @throws Error in a test file of a project that has no global set-up. */
export async function currentRun(): Promise<TestRun> {
  const file = process.env[RUN_VARIABLE]
  if (file === undefined) {
    throw new Error('This test needs the database: it belongs to the project "service".')
  }
  return JSON.parse(await readFile(file, 'utf8')) as TestRun
}
