import type { Logger } from 'pino'
import { startEmbedded, type EmbeddedServer } from '../embedded/server.ts'
import { migrate } from './migrate.ts'
import { checkDatabase } from './check-database.ts'

/**
 * Opens the database server that the configuration names: `DATABASE_URL`, or the embedded server of
 * the data folder.
 * @param purpose one service can use a data folder at a time; commands run with or without it
 * @throws OperatorError, EmbeddedServerError, DatabaseUnavailable
 */
export async function openDatabaseServer(
  { dataDir, url }: { readonly dataDir: string; readonly url?: string | undefined },
  log: Logger,
  purpose: 'service' | 'command' = 'service',
): Promise<EmbeddedServer> {
  if (url !== undefined) {
    await checkDatabase(url)
    return { url, stop: () => Promise.resolve() }
  }
  return startEmbedded({ dataDir, log, purpose })
}

/** Applies pending migrations and logs them. */
export async function applyMigrations(url: string, log: Logger): Promise<readonly string[]> {
  const applied = await migrate(url)
  if (applied.length > 0) log.info({ applied }, 'applied database migrations')
  return applied
}
