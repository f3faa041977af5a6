import cluster from 'node:cluster'
import { loadConfig, defaultSiteUrl, type Config } from '../config/config.ts'
import { applyMigrations, openDatabaseServer } from '../data/database/open-database-server.ts'
import { openHttpServer } from './http-server.ts'
import { runProcess, type Lifecycle } from './run-process.ts'
import { createLog } from '../adapters/log/logging.ts'
import { supervise } from './supervise.ts'
import { reportServing } from './workers.ts'
import type { Logger } from 'pino'
import { applicationVersion } from '../application-folder.ts'
import { firstLineOf } from '../operator-error.ts'

/** Runs a node until it is stopped: environment, port, database server, then the rest. */
export const runService = (): Promise<void> =>
  runProcess(async (lifecycle) => {
    const configured = loadConfig()
    const log = createLog(configured.logLevel, 'stdout', configured.tracing !== undefined)
    if (configured.server.workers > 1 && cluster.isPrimary) {
      return supervise(lifecycle, configured, log)
    }
    lifecycle.configure({ log, stopSeconds: configured.server.stopSeconds })

    const httpServer = await openHttpServer(configured.server)
    lifecycle.stopFirst((stop) => httpServer.close(stop))
    const config = withListeningPort(configured, httpServer.port)

    // Loads the rest of the program while the database server starts.
    const loading = import('./service.ts')
    const opening = openDatabaseServer(config.database, log)
    // An embedded server is stopped once it runs, and never left half started.
    const isOwn = config.database.url === undefined
    const server = await (isOwn ? opening : lifecycle.unlessStopped(opening))
    lifecycle.onStop(() => server.stop())
    await lifecycle.unlessStopped(applyMigrations(server.directUrl, log))
    await offerTracing(lifecycle, config, log)

    const { serve } = await loading
    await lifecycle.unlessStopped(serve(lifecycle, { config, database: server, log, httpServer }))
    reportServing()
  })

/** Sets the actual port in the configuration, and in the site URL unless SITE_URL names another. */
function withListeningPort(config: Config, port: number): Config {
  const { server, site } = config
  const isDefault = site.url === defaultSiteUrl(server.host, server.port)
  return {
    ...config,
    server: { ...server, port },
    site: { ...site, url: isDefault ? defaultSiteUrl(server.host, port) : site.url },
  }
}

/** Records traces if a collector is configured. The packages are loaded only then. */
async function offerTracing(lifecycle: Lifecycle, { tracing }: Config, log: Logger): Promise<void> {
  if (tracing === undefined) return
  const { openTracing } = await import('../adapters/tracing/open-tracing.ts')
  const traces = openTracing({
    version: applicationVersion(),
    protocol: tracing.protocol,
    onLost: (error) =>
      log.warn(
        { reason: firstLineOf(error) },
        'the trace collector accepts no spans; they are lost',
      ),
    onRecovered: () => log.info('the trace collector accepts spans again'),
  })
  lifecycle.onStop(() => traces.close())
}
