import type { Logger } from 'pino'
import { createApi } from '../api.ts'
import { createListener } from '../app.ts'
import type { DatabaseServer } from '../data/database/open-database-server.ts'
import type { Config } from '../config/config.ts'
import { actedBy, createContext, inBackground } from '../context.ts'
import { isPrivateAddress } from '../domain/accounts/application-passwords.ts'
import { runFirstStart } from '../domain/first-start/first-start.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { printCredentials } from './print-credentials.ts'
import type { HttpServer } from './http-server.ts'
import type { Lifecycle } from './run-process.ts'
import { offerMetrics } from './service-metrics.ts'
import { startWarmUp } from './warm-up.ts'

interface Service {
  readonly config: Config
  /** A migrated database. */
  readonly database: Pick<DatabaseServer, 'url' | 'directUrl'>
  readonly log: Logger
  readonly httpServer: HttpServer
}

/** Creates context, first start, jobs and application, then serves requests. */
export async function serve(lifecycle: Lifecycle, { config, database, log, httpServer }: Service) {
  const ctx = await createContext({
    config,
    databaseUrl: database.url,
    directDatabaseUrl: database.directUrl,
    log,
  })
  lifecycle.onStop(() => ctx.close())
  const firstStart = await runFirstStart(actedBy(ctx, { kind: 'job' }), {
    ...config.site,
    ...config.admin,
  })
  if (firstStart !== undefined) printCredentials(firstStart, config.site.url)

  if (!isPrivateAddress(config.site.url)) {
    log.warn(
      { url: config.site.url },
      ctx.applicationPasswords
        ? 'application passwords are sent without HTTPS, because APPLICATION_PASSWORDS_OVER_HTTP allows it'
        : 'application passwords are off: SITE_URL is neither https nor on loopback (APPLICATION_PASSWORDS_OVER_HTTP=on allows them)',
    )
  }

  const metrics = await offerMetrics(lifecycle, ctx)
  const api = createApi(ctx)
  const jobs = startJobs(inBackground(ctx, 'job'), api.ask, metrics?.jobRan)
  lifecycle.onStop(() => jobs.stop())
  httpServer.serve(
    createListener(ctx, { api, messages: httpServer.messages, ...(metrics && { metrics }) }),
  )
  log.info({ url: config.site.url, host: config.server.host, port: httpServer.port }, 'listening')
  const warming = startWarmUp(api.ask)
  lifecycle.onStop(() => warming.stop())
}
