import { loadConfig } from './config.ts'
import { bringUpToDate, openDatabaseServer } from './lifecycle/database-server.ts'
import { openEntrance } from './lifecycle/entrance.ts'
import { live } from './lifecycle/life.ts'
import { locate } from './lifecycle/locate.ts'
import { createLog } from './logging.ts'

await live(async (life) => {
  const configured = loadConfig()
  const log = createLog(configured.logLevel)
  life.logTo(log)

  const entrance = await openEntrance(configured.server)
  life.onStop(() => entrance.close())
  const config = locate(configured, entrance.port)

  // Loading the rest takes as long as the database server takes to start: both at once.
  const loading = import('./service.ts')
  const server = await openDatabaseServer(config.database, log)
  life.onStop(() => server.stop())
  await bringUpToDate(server.url, log)

  const { serve } = await loading
  await serve(life, { config, databaseUrl: server.url, log, entrance })
})
