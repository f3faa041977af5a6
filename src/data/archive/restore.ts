import pg from 'pg'
import { lockSite, readOccupancy, type Occupancy } from './occupancy.ts'
import { insertLines } from './statements.ts'
import { archiveTableNames, leftOutTables, tableOf, type ArchiveTableName } from './tables.ts'

/** A site whose content is being taken from an archive; nothing of it shows until all of it does. */
export interface Restoring {
  /** What the site holds; nobody else writes to it until the end. */
  occupancy(): Promise<Occupancy>
  /** Keys of the files that the site has now. */
  files(): Promise<readonly string[]>
  /** Removes all content. */
  empty(): Promise<void>
  /** @returns what the database has against the first line that it refuses; undefined for none */
  insert(table: ArchiveTableName, lines: readonly string[]): Promise<RefusedLine | undefined>
  setSequences(next: Readonly<Record<string, number>>): Promise<void>
}

export interface RefusedLine {
  /** Its place among the lines, from 0. */
  readonly at: number
  readonly reason: string
}

/** Nobody may write while the site is replaced; a request takes far less than this. */
const LOCK_WAIT = '60s'
const TOPICS = ['content', 'accounts', 'settings', 'ads']

/** Does the work in one transaction: all of it shows at once, or none of it ever. */
export function restoreSite<T>(
  url: string,
  work: (restoring: Restoring) => Promise<T>,
): Promise<T> {
  return withClient(url, async (client) => {
    await begin(client)
    const result = await work(restoringOn(client))
    for (const topic of TOPICS) {
      await client.query(`SELECT pg_notify('almanac_changes', $1)`, [topic])
    }
    await client.query('COMMIT')
    // Lists are planned by statistics.
    await client.query(`ANALYZE ${archiveTableNames.map((name) => `"${name}"`).join(', ')}`)
    return result
  })
}

/** What the site holds. */
export function lookAtSite(url: string): Promise<Occupancy> {
  return withClient(url, readOccupancy)
}

async function begin(client: pg.Client): Promise<void> {
  await client.query('BEGIN')
  await client.query(`SET LOCAL lock_timeout = '${LOCK_WAIT}'`)
  await client.query('SET LOCAL statement_timeout = 0')
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  // The search index takes new texts in larger portions; the memory is given back at the end.
  await client.query(`SET LOCAL work_mem = '256MB'`)
  await client.query(`SET LOCAL TIME ZONE 'UTC'`)
  await lockSite(client)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

function restoringOn(client: pg.Client): Restoring {
  return {
    async occupancy() {
      await client.query(`LOCK TABLE ${emptied()} IN ACCESS EXCLUSIVE MODE`)
      return readOccupancy(client)
    },
    async files() {
      const { rows } = await client.query<{ key: string }>(
        'SELECT key FROM media_files WHERE entry_id IS NOT NULL AND removed_at IS NULL',
      )
      return rows.map(({ key }) => key)
    },
    async empty() {
      await client.query(`TRUNCATE ${emptied()}`)
    },
    insert: (table, lines) => insertOn(client, table, lines),
    async setSequences(next) {
      for (const [name, value] of Object.entries(next)) {
        // Unlike setval, this is undone with the transaction.
        await client.query(`ALTER SEQUENCE "${name}" RESTART WITH ${value}`)
      }
    },
  }
}

/** The tables that an archive makes anew, and what else goes with them. */
function emptied(): string {
  const others = Object.entries(leftOutTables)
    .filter(([, { whenReplaced }]) => whenReplaced === 'emptied')
    .map(([name]) => name)
  return [...archiveTableNames, ...others].map((name) => `"${name}"`).join(', ')
}

async function insertOn(
  client: pg.Client,
  table: ArchiveTableName,
  lines: readonly string[],
): Promise<RefusedLine | undefined> {
  if ((await tryInsert(client, table, lines)) === undefined) return undefined
  // One by one, to tell which line it was; those before it are all right and are undone at the end.
  for (const [at, line] of lines.entries()) {
    const reason = await tryInsert(client, table, [line])
    if (reason !== undefined) return { at, reason }
  }
  return undefined
}

async function tryInsert(
  client: pg.Client,
  table: ArchiveTableName,
  lines: readonly string[],
): Promise<string | undefined> {
  await client.query('SAVEPOINT lines')
  try {
    await client.query({
      name: `restore_${table}`,
      text: insertLines(table, tableOf(table)),
      values: [`[${lines.join(',')}]`],
    })
    await client.query('RELEASE SAVEPOINT lines')
    return undefined
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    await client.query('ROLLBACK TO SAVEPOINT lines')
    return [error.message, error.detail].filter((part) => part !== undefined).join(': ')
  }
}
