import type { Logger } from 'pino'
import { createApi } from './api.ts'
import { createListener } from './app.ts'
import type { Config } from './config.ts'
import { createContext } from './context.ts'
import { isPrivateAddress } from './domain/accounts/application-passwords.ts'
import { makeFirstStart } from './domain/site/first-start.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { announce } from './lifecycle/announce.ts'
import type { Entrance } from './lifecycle/entrance.ts'
import type { Life } from './lifecycle/life.ts'
import { startWarmUp } from './lifecycle/warm-up.ts'

interface Service {
  readonly config: Config
  /** Address of a database that is up to date. */
  readonly databaseUrl: string
  readonly log: Logger
  readonly entrance: Entrance
}

/** Context, first start, jobs and application; from then on requests are served. */
export async function serve(life: Life, { config, databaseUrl, log, entrance }: Service) {
  const ctx = await createContext({ config, databaseUrl, log })
  life.onStop(() => ctx.close())
  const begun = await makeFirstStart(ctx, { ...config.site, ...config.admin })
  if (begun !== undefined) announce(begun, config.site.url)

  if (!isPrivateAddress(config.site.url)) {
    log.warn(
      { url: config.site.url },
      ctx.applicationPasswords
        ? 'application passwords are sent without HTTPS, because APPLICATION_PASSWORDS_OVER_HTTP allows it'
        : 'application passwords are off: SITE_URL is neither https nor on loopback (APPLICATION_PASSWORDS_OVER_HTTP=on allows them)',
    )
  }

  const api = createApi(ctx)
  const jobs = startJobs(ctx, api.ask)
  life.onStop(() => jobs.stop())
  entrance.serve(createListener(ctx, { api }))
  // Before all that requests in flight work with.
  life.onStop(() => entrance.close())
  log.info({ url: config.site.url, host: config.server.host, port: entrance.port }, 'listening')
  const warming = startWarmUp(api.ask)
  life.onStop(() => warming.stop())
}
