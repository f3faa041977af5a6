import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { applyMigrations, openDatabaseServer } from '../data/database/open-database-server.ts'
import type { Lifecycle } from './run-process.ts'
import { offerWorkersMetrics } from './service-metrics.ts'
import { startWorkers, type Workers } from './workers.ts'

/** Lets a worker that uses its whole stop time end before its supervisor does. */
const FURTHER_STOP_SECONDS = 5

/** Opens the database and starts workers; this process itself serves no requests. */
export async function supervise(lifecycle: Lifecycle, config: Config, log: Logger): Promise<void> {
  const { workers: count, stopSeconds, drainSeconds } = config.server
  lifecycle.configure({ log, stopSeconds: stopSeconds + FURTHER_STOP_SECONDS })
  let workers: Workers | undefined
  lifecycle.stopFirst(async ({ drain }) => workers?.stop(drain ? 'SIGTERM' : 'SIGINT'))

  const server = await openDatabaseServer(config.database, log)
  lifecycle.onStop(() => server.stop())
  await lifecycle.unlessStopped(applyMigrations(server.directUrl, log))

  await offerWorkersMetrics(lifecycle, config, log)

  const environment = {
    DATABASE_URL: server.url,
    DATABASE_DIRECT_URL: server.directUrl,
    DRAIN_SECONDS: String(drainSeconds),
    MEMORY_BUDGET: String(Math.max(Math.floor(config.memoryBudget / count / 1024 ** 2), 16)),
  }
  const serving = new Promise<void>((onServing, onFailedStart) => {
    workers = startWorkers({ count, environment, log, onServing, onFailedStart })
  })
  await lifecycle.unlessStopped(serving)
}
