import type { Logger } from 'pino'
import { startEmbedded, type EmbeddedServer } from '../embedded/server.ts'
import { migrate } from './migrate.ts'
import { checkDatabase } from './check-database.ts'

interface DatabaseAddress {
  readonly dataDir: string
  readonly url?: string | undefined
  readonly directUrl?: string | undefined
}

/** A database server, usable until it is stopped. */
export interface DatabaseServer extends EmbeddedServer {
  /** The address for session-bound work: notices, locks, migrations, snapshots. */
  readonly directUrl: string
}

/**
 * Opens the database server that the configuration names: `DATABASE_URL`, or the embedded server of
 * the data folder.
 * @param purpose one service can use a data folder at a time; commands run with or without it
 * @throws OperatorError, EmbeddedServerError, DatabaseUnavailable
 */
export async function openDatabaseServer(
  { dataDir, url, directUrl }: DatabaseAddress,
  log: Logger,
  purpose: 'service' | 'command' = 'service',
): Promise<DatabaseServer> {
  if (url === undefined) {
    const server = await startEmbedded({ dataDir, log, purpose })
    return { ...server, directUrl: server.url }
  }
  await checkDatabase(url, directUrl ?? url)
  return { url, directUrl: directUrl ?? url, stop: () => Promise.resolve() }
}

/** Applies pending migrations and logs them. */
export async function applyMigrations(url: string, log: Logger): Promise<readonly string[]> {
  const applied = await migrate(url)
  if (applied.length > 0) log.info({ applied }, 'applied database migrations')
  return applied
}
