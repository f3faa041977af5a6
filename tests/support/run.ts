import { readFile } from 'node:fs/promises'

export const roles = ['admin', 'editor', 'author', 'contributor', 'subscriber'] as const

/** The five users that every test database holds, one per role. */
export type Role = (typeof roles)[number]

/** How a user signs in: the shape of the credentials file of `npm run conformance`. */
export interface Credentials {
  readonly user: string
  /** An application password. */
  readonly pass: string
  readonly id: number
  readonly name: string
}

/** What a run of tests shares: made once before the first test file, read by every worker. */
export interface TestRun {
  /** Address of a database of the server from which databases can be made and dropped. */
  readonly adminUrl: string
  /** The database that each test's own database is copied from. */
  readonly template: string
  readonly credentials: Readonly<Record<Role, Credentials>>
  /** Folder for what the workers report about the run. */
  readonly folder: string
}

/** Names the file that describes the run; set by the global set-up, inherited by the workers. */
export const RUN_VARIABLE = 'ALMANAC_TEST_RUN'

/** @throws Error in a test file of a project that has no global set-up. */
export async function currentRun(): Promise<TestRun> {
  const file = process.env[RUN_VARIABLE]
  if (file === undefined) {
    throw new Error('This test needs the database: it belongs to the project "service".')
  }
  return JSON.parse(await readFile(file, 'utf8')) as TestRun
}
