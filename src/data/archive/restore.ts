import pg from 'pg'
import type { NewAuditEvent } from '../audit/audit-events.ts'
import { announceActor } from '../database/actor.ts'
import { lockFiles } from './export-lock.ts'
import { lockSite, readSiteContent, type SiteContent } from './site-content.ts'
import { insertLines } from './statements.ts'
import { archiveTableNames, excludedTables, tableOf, type ArchiveTableName } from './tables.ts'
import { chosenServer } from '../database/primary-server.ts'

/** Replaces the content of a site in one transaction. */
export interface RestoreTransaction {
  /** Returns what the site contains, and locks it against writes until the end. */
  content(): Promise<SiteContent>
  /** Returns the keys of the media files of the site. */
  files(): Promise<readonly string[]>
  /** Removes all content. */
  truncate(): Promise<void>
  /** @returns the first line that the database rejects; undefined when it accepts all */
  insert(table: ArchiveTableName, lines: readonly string[]): Promise<RejectedLine | undefined>
  setSequences(next: Readonly<Record<string, number>>): Promise<void>
  /** Records the restore in the audit trail, as a whole and not by row. */
  record(event: NewAuditEvent): Promise<void>
}

export interface RejectedLine {
  /** From 0. */
  readonly index: number
  readonly reason: string
}

/** How long to wait for running writes, which take far less, and for exports. */
const LOCK_WAIT = '60s'
const TOPICS = ['content', 'accounts', 'settings', 'ads']

/** Runs the restore in one transaction, which applies completely or not at all. */
export function restoreSite<T>(
  url: string,
  work: (transaction: RestoreTransaction) => Promise<T>,
): Promise<T> {
  return withClient(url, async (client) => {
    await begin(client)
    const result = await work(restoreOn(client))
    for (const topic of TOPICS) {
      await client.query('SELECT notify_keys($1, NULL)', [topic])
    }
    await client.query('COMMIT')
    // The query planner needs new statistics.
    await client.query(`ANALYZE ${archiveTableNames.map((name) => `"${name}"`).join(', ')}`)
    return result
  })
}

/** Returns what the site contains. */
export function inspectSite(url: string): Promise<SiteContent> {
  return withClient(url, readSiteContent)
}

async function begin(client: pg.Client): Promise<void> {
  await client.query('BEGIN')
  await client.query(`SET LOCAL lock_timeout = '${LOCK_WAIT}'`)
  await client.query('SET LOCAL statement_timeout = 0')
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  // The search index processes new texts in larger batches; the memory is released at the end.
  await client.query(`SET LOCAL work_mem = '256MB'`)
  await client.query(`SET LOCAL TIME ZONE 'UTC'`)
  await client.query(`SET LOCAL almanac.audit = 'off'`)
  await lockFiles(client)
  await lockSite(client)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: chosenServer(url) })
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

function restoreOn(client: pg.Client): RestoreTransaction {
  return {
    async content() {
      await client.query(`LOCK TABLE ${truncatedTables()} IN ACCESS EXCLUSIVE MODE`)
      return readSiteContent(client)
    },
    async files() {
      const { rows } = await client.query<{ key: string }>(
        'SELECT key FROM media_files WHERE entry_id IS NOT NULL AND removed_at IS NULL',
      )
      return rows.map(({ key }) => key)
    },
    async truncate() {
      await client.query(`TRUNCATE ${truncatedTables()}`)
    },
    insert: (table, lines) => insertOn(client, table, lines),
    async setSequences(next) {
      for (const [name, value] of Object.entries(next)) {
        // Unlike setval, this is rolled back with the transaction.
        await client.query(`ALTER SEQUENCE "${name}" RESTART WITH ${value}`)
      }
    },
    async record({ kind, objectType, objectId = '', objectName = '', details = {} }) {
      await client.query(`SET LOCAL almanac.audit = 'on'; ${announceActor({ kind: 'cli' })}`)
      await client.query('SELECT record_audit_event($1, $2, $3, $4, $5, acting())', [
        kind,
        objectType,
        objectId,
        objectName,
        JSON.stringify(details),
      ])
    },
  }
}

/** Lists the tables of archives, and the excluded ones that are emptied with them. */
function truncatedTables(): string {
  const excluded = Object.entries(excludedTables)
    .filter(([, { onReplace: whenReplaced }]) => whenReplaced === 'emptied')
    .map(([name]) => name)
  return [...archiveTableNames, ...excluded].map((name) => `"${name}"`).join(', ')
}

async function insertOn(
  client: pg.Client,
  table: ArchiveTableName,
  lines: readonly string[],
): Promise<RejectedLine | undefined> {
  if ((await tryInsert(client, table, lines)) === undefined) return undefined
  // Insert one by one to find the line; the transaction is rolled back in the end.
  for (const [index, line] of lines.entries()) {
    const reason = await tryInsert(client, table, [line])
    if (reason !== undefined) return { index, reason }
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
