import { loadConfig } from './config/config.ts'
import { applyMigrations, openDatabaseServer } from './data/database/open-database-server.ts'
import { openHttpServer } from './server/http-server.ts'
import { runProcess } from './server/run-process.ts'
import { withListeningPort } from './server/listening-port.ts'
import { createLog } from './adapters/log/logging.ts'

await runProcess(async (lifecycle) => {
  const configured = loadConfig()
  const log = createLog(configured.logLevel)
  lifecycle.logTo(log)

  const httpServer = await openHttpServer(configured.server)
  lifecycle.onStop(() => httpServer.close())
  const config = withListeningPort(configured, httpServer.port)

  // Loads the rest of the program while the database server starts.
  const loading = import('./server/service.ts')
  const server = await openDatabaseServer(config.database, log)
  lifecycle.onStop(() => server.stop())
  await applyMigrations(server.directUrl, log)

  const { serve } = await loading
  await serve(lifecycle, { config, database: server, log, httpServer })
})
