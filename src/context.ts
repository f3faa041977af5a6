import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import { setCacheBudget } from './cache/budget.ts'
import type { Config } from './config/config.ts'
import type { Actor } from './data/database/actor.ts'
import {
  openDatabase,
  type DatabaseOptions,
  type ProcessDatabase,
} from './data/database/database.ts'
import { cachedValue } from './data/database/cached-value.ts'
import { loadSecret, loadSettings } from './data/settings/stored-settings.ts'
import { openMediaStorage, type MediaStorage } from './domain/media/media-storage.ts'
import { isPrivateAddress } from './domain/accounts/application-passwords.ts'
import { openAds } from './domain/ads/ads.ts'
import { openAdProvider, type ProviderSite } from './domain/ads/provider/provider-site.ts'
import { createProviderFinder } from './domain/embeds/find-provider.ts'
import { wellKnownProviders } from './domain/embeds/providers.ts'
import type { EmbedSite } from './domain/embeds/proxy.ts'
import { readSettings, type SiteSettings } from './domain/site/site-settings.ts'
import { loadSiteFrame, type SiteFrame } from './domain/site-frame/site-frame.ts'
import type { AnswerCheck } from './http/answer-check.ts'
import { createOutgoing } from './adapters/outgoing/outgoing.ts'
import { createLoopbackClient, type LoopbackClient } from './adapters/outgoing/loopback-client.ts'

export type { Caller } from './domain/accounts/caller.ts'

/** What every handler gets besides its call. */
export interface AppContext extends EmbedSite, ProviderSite {
  readonly media: MediaStorage
  /** What all pages of the site show around their content, cached until it changes. */
  frame(): Promise<SiteFrame>
  /** The site as visitors reach it. */
  readonly ownSite: LoopbackClient
  readonly config: Config
  readonly log: Logger
  /** The API root that pages announce: that of the first dialect, whose clients expect it there. */
  readonly announcedApiUrl: string
  /** The context for visitors' reads, if it differs. */
  readonly forVisitors: AppContext | undefined
  /**
   * Called for each answered operation; tests use it to collect the documented pairs they have
   * covered.
   */
  readonly onAnswer: ((operationId: string, status: number) => void) | undefined
  /** Called with each answer that was checked; tests use it to collect what answers were without. */
  readonly onChecked: AnswerCheck | undefined
  /** The settings as they were last read, for pages of errors, which must not need the database. */
  lastSettings(): SiteSettings
  close(): Promise<void>
}

/** The context of the process: work outside requests, such as jobs and commands, may use Prisma. */
export interface ProcessContext extends AppContext {
  readonly database: ProcessDatabase
}

export interface ContextOptions {
  readonly config: Config
  readonly databaseUrl: string
  /** The address that bypasses a pooler, if `databaseUrl` leads to one. */
  readonly directDatabaseUrl?: string
  readonly log: Logger
  readonly clock?: () => Date
  readonly onAnswer?: (operationId: string, status: number) => void
  readonly onChecked?: AnswerCheck
}

/** The options of the database, whose events are logged. */
const databaseOptions = ({
  config,
  databaseUrl,
  directDatabaseUrl,
  log,
}: ContextOptions): DatabaseOptions => ({
  url: databaseUrl,
  ...(directDatabaseUrl !== undefined && { directUrl: directDatabaseUrl }),
  poolSize: config.database.poolSize,
  onPoolSize: (connections) =>
    log.warn({ connections }, 'the number of connections to the database has changed'),
  timeout: config.database.timeout,
  staleFor: config.database.staleFor,
  ...(config.database.replica !== undefined && {
    replica: {
      ...config.database.replica,
      events: {
        onLost: () =>
          log.warn('the replica is unreachable or behind; visitors read from the primary'),
        onRecovered: () => log.info('visitors read from the replica again'),
      },
    },
  }),
  notices: {
    onLost: (error) =>
      log.warn({ err: error }, 'change notices are not arriving; nothing is cached until they do'),
    onRecovered: () => log.info('change notices arrive again'),
  },
  availability: {
    onTrouble: ({ code, reason }) => log.error({ code, reason }, 'the database fails'),
    onStillTrouble: (trouble) => log.error(trouble, 'the database still fails'),
    onRecovered: (trouble) => log.info(trouble, 'the database works again'),
  },
})

/** Opens everything that the service works with. The database must be migrated. */
export async function createContext(options: ContextOptions): Promise<ProcessContext> {
  const { config, log } = options
  setCacheBudget(config.memoryBudget)
  const database = await openDatabase(databaseOptions(options))
  const { changes } = database
  // On a failed start, nothing else could close what is open.
  const secret = await loadSecret(database).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const userAgent = `Almanac (+${config.site.url})`
  let lastSettings = readSettings(new Map())
  const settings = cachedValue(changes, ['settings'], async () => {
    lastSettings = readSettings(await loadSettings(database))
    return lastSettings
  })
  let lastFrame: SiteFrame | undefined
  const frame = cachedValue(changes, ['settings', 'content'], async () => {
    const loaded = await loadSiteFrame(database, config.site.url, await settings())
    // Pages are cached with this object, so an equal one does not replace it.
    if (lastFrame === undefined || !isDeepStrictEqual(loaded, lastFrame)) lastFrame = loaded
    return lastFrame
  })
  const ads = openAds({ database, settings }, config.ads, (error) =>
    log.error({ err: error }, 'impressions and clicks of ads could not be stored; trying again'),
  )
  const clock = options.clock ?? (() => new Date())
  const outgoing = createOutgoing({
    allow: config.outgoing.allow,
    siteOrigin: new URL(config.site.url).origin,
    userAgent,
  })
  // Computed before the first request, so that it costs no more than later ones.
  await ads.plan()
  const context: ProcessContext = {
    config,
    log,
    media: openMediaStorage(config.database.dataDir, config.media),
    database,
    secret,
    settings,
    lastSettings: () => lastSettings,
    frame,
    ads,
    adProvider: openAdProvider(outgoing, clock, config.ads.provider.allow),
    clock,
    applicationPasswords: config.applicationPasswordsOverHttp || isPrivateAddress(config.site.url),
    contentLimit: config.site.contentLimit,
    siteUrl: config.site.url,
    apiUrl: `${config.site.url}/api`,
    announcedApiUrl: `${config.site.url}${config.dialects[0]?.root ?? '/api'}`,
    outgoing,
    ownSite: createLoopbackClient(config.site.url, userAgent),
    findProvider: createProviderFinder(config.embedProviders, wellKnownProviders),
    onAnswer: options.onAnswer,
    onChecked: options.onChecked,
    forVisitors: undefined,
    async close() {
      // Stores what has been counted so far.
      await ads.counting.stop()
      await database.close()
    },
  }
  if (config.database.replica === undefined) return context
  return { ...context, forVisitors: { ...context, database: database.visitors } }
}

/** The context for jobs and commands, for whose statements no client is waiting. */
export const inBackground = (ctx: ProcessContext, kind: 'cli' | 'job'): AppContext =>
  actedBy({ ...ctx, database: ctx.database.background }, { kind })

/** The same context with another actor of changes. */
export const actedBy = (ctx: AppContext, actor: Actor): AppContext => ({
  ...ctx,
  database: ctx.database.actedBy(actor),
})
