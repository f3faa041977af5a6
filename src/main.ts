import { createApiDispatch } from './api.ts'
import { createApp } from './app.ts'
import { loadConfig } from './config.ts'
import { createContext } from './context.ts'
import { makeFirstStart } from './domain/site/first-start.ts'
import { startScheduledPublishing } from './jobs/publish-scheduled.ts'
import { announce } from './lifecycle/announce.ts'
import { bringUpToDate, openDatabaseServer } from './lifecycle/database-server.ts'
import { openEntrance } from './lifecycle/entrance.ts'
import { live } from './lifecycle/life.ts'
import { locate } from './lifecycle/locate.ts'
import { warmUp } from './lifecycle/warm-up.ts'
import { createLog } from './logging.ts'

await live(async (life) => {
  const configured = loadConfig()
  const log = createLog(configured.logLevel)
  life.logTo(log)

  const entrance = await openEntrance(configured.server)
  life.onStop(() => entrance.close())
  const config = locate(configured, entrance.port)

  const server = await openDatabaseServer(config.database, log)
  life.onStop(() => server.stop())
  await bringUpToDate(server.url, log)

  const ctx = await createContext({ config, databaseUrl: server.url, log })
  life.onStop(() => ctx.close())
  const begun = await makeFirstStart(ctx, { ...config.site, ...config.admin })
  if (begun !== undefined) announce(begun, config.site.url)

  const publishing = startScheduledPublishing(ctx)
  life.onStop(() => publishing.stop())
  const dispatch = createApiDispatch(ctx)
  entrance.serve(createApp(ctx, dispatch))
  // Once more, because what requests in flight work with has to outlive them.
  life.onStop(() => entrance.close())
  log.info({ url: config.site.url, host: config.server.host, port: entrance.port }, 'listening')
  await warmUp(dispatch)
})
