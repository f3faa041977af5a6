import cluster from 'node:cluster'
import { loadConfig } from '../config/config.ts'
import { applyMigrations, openDatabaseServer } from '../data/database/open-database-server.ts'
import { openHttpServer } from './http-server.ts'
import { runProcess } from './run-process.ts'
import { withListeningPort } from './listening-port.ts'
import { createLog } from '../adapters/log/logging.ts'
import { offerTracing } from './service-tracing.ts'
import { supervise } from './supervise.ts'
import { reportServing } from './workers.ts'

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
