import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { startEmbedded, type EmbeddedServer } from '../data/embedded/server.ts'
import { migrate } from '../data/migrate.ts'
import { reachDatabase } from '../data/reach.ts'

/**
 * The database that the configuration names, up to date: that of `DATABASE_URL`, or the embedded
 * one of the data folder.
 * @param purpose a data folder has one service; commands work beside it and without it
 * @throws OperatorError, EmbeddedServerError, DatabaseUnreachable
 */
export async function openDatabaseServer(
  { dataDir, url }: Config['database'],
  log: Logger,
  purpose: 'service' | 'command' = 'service',
): Promise<EmbeddedServer> {
  if (url !== undefined) {
    await reachDatabase(url)
    return { url, stop: () => Promise.resolve() }
  }
  return startEmbedded({ dataDir, log, purpose })
}

/** Applies the migrations that the database lacks, and says so. */
export async function bringUpToDate(url: string, log: Logger): Promise<readonly string[]> {
  const applied = await migrate(url)
  if (applied.length > 0) log.info({ applied }, 'the database has been brought up to date')
  return applied
}
