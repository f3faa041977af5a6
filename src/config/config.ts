import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { adLocations, headerName, mailAddress, smtpAddress, type MailConfig } from './config-ads.ts'
import { dialects } from './config-dialects.ts'
import { allowedPlaces, providersFile } from './config-embeds.ts'
import { mediaVariables, readMedia, type MediaConfig } from './config-media.ts'
import { previewUrl } from './config-previews.ts'
import { providerVariables, readProvider } from './config-provider.ts'
import { readTracing, tracingVariables, type TracingConfig } from './config-tracing.ts'
import {
  integer,
  databaseUrl,
  isHost,
  isPath,
  isSiteUrl,
  isTimezone,
  machineTimezone,
  memoryBudget,
  onOrOff,
  origins,
  toTrustProxy,
  workers,
  type TrustProxy,
} from './config-values.ts'
import type { AdsConfig } from '../domain/ads/ads.ts'
import type { DialectTable } from '../http/dialects/dialect-table.ts'
import type { Provider } from '../domain/embeds/providers.ts'

export type { TrustProxy } from './config-values.ts'

/** The configuration from the environment, validated and typed. */
export interface Config {
  readonly server: {
    /** 0 means any free port. */
    readonly port: number
    readonly healthPort?: number
    readonly host: string
    /** Where metrics are read; nowhere if absent. */
    readonly metrics?: { readonly host: string; readonly port: number }
    /** Number of processes that serve the port. */
    readonly workers: number
    /** Largest accepted request body, in bytes. */
    readonly bodyLimit: number
    readonly trustProxy: TrustProxy
    /** How long a stopping service keeps serving, so that proxies notice and switch. */
    readonly drainSeconds: number
    /** Time limit for the whole stop. */
    readonly stopSeconds: number
  }
  readonly site: {
    /** Public address without a trailing slash. */
    readonly url: string
    /** IANA name; used only at the first start, later the stored setting applies. */
    readonly timezone: string
    /** Used only at the first start. */
    readonly title: string
    /** Largest content of an entry, in bytes. */
    readonly contentLimit: number
    /** Origins whose scripts may read the API; all if absent. */
    readonly origins?: readonly string[]
    /** URL template of previews on a separate front end (`PREVIEW_PLACEHOLDERS`). */
    readonly previewUrl?: string
  }
  readonly database: {
    /** Absolute path of the folder with everything that the service stores on disk. */
    readonly dataDir: string
    /** An external PostgreSQL server; if absent, the embedded one is used. */
    readonly url?: string
    /** The same server without a pooler, for session-bound work: notices, locks, migrations. */
    readonly directUrl?: string
    /** A streaming replica for visitors' reads, and its greatest allowed lag in milliseconds. */
    readonly replica?: { readonly url: string; readonly maxLag: number }
    readonly poolSize: number
    /** Longest duration of a reading statement, in milliseconds. */
    readonly timeout: number
    /** How long visitors get stale answers during an outage of the database, in milliseconds. */
    readonly staleFor: number
  }
  /** The account created at the first start; without a password, one is generated. */
  readonly admin: { readonly login: string; readonly password?: string }
  readonly media: MediaConfig
  /** Dialects under which the API is also served; pages announce the first one. */
  readonly dialects: readonly DialectTable[]
  /** Embed providers that extend the built-in ones, or replace those of the same name. */
  readonly embedProviders: readonly Provider[]
  readonly outgoing: {
    /** Non-public `address:port` pairs to which requests are allowed; for development. */
    readonly allow: readonly string[]
  }
  /** The application password with which `almanac import site` signs in to the other site. */
  readonly importAppPassword?: string
  /** Allows application passwords on sites served by neither HTTPS nor loopback. */
  readonly applicationPasswordsOverHttp: boolean
  /** New versions arrive by deployment, so the service does not look for them. */
  readonly managedDeployment: boolean
  /**
   * Headers with a visitor's location, set by a proxy ('' for none), ad places of front ends, and
   * the ad provider.
   */
  readonly ads: AdsConfig
  /** Without a server, messages stay in the outbox. */
  readonly mail: MailConfig
  readonly logLevel: LogLevel
  /** Where traces are collected; nowhere if absent. */
  readonly tracing?: TracingConfig
  /** Limit for all caches of the process together, in bytes. */
  readonly memoryBudget: number
  /** Whether answers, or requests too, are checked against the published documents. */
  readonly contractChecks: 'off' | 'answers' | 'on'
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

type LogLevel = (typeof logLevels)[number]

/** An invalid value in the environment; the message is one line that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the environment; no other code does. Unknown variables are ignored, and an empty value
 * counts as absent.
 * @throws {ConfigError} for the first variable with an invalid value
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw toConfigError(parsed.error)
  const read = parsed.data
  const tracing = readTracing(read, complain)
  return {
    server: serverOf(read),
    site: siteOf(read),
    database: databaseOf(read),
    admin: {
      login: read.ADMIN_LOGIN,
      ...(read.ADMIN_PASSWORD !== undefined && { password: read.ADMIN_PASSWORD }),
    },
    media: readMedia(read, complain),
    dialects: read.API_DIALECTS,
    embedProviders: read.EMBED_PROVIDERS,
    outgoing: { allow: read.OUTGOING_ALLOW },
    ...(read.IMPORT_APP_PASSWORD !== undefined && { importAppPassword: read.IMPORT_APP_PASSWORD }),
    applicationPasswordsOverHttp: read.APPLICATION_PASSWORDS_OVER_HTTP,
    managedDeployment: read.MANAGED_DEPLOYMENT,
    ads: adsOf(read),
    mail: {
      ...(read.SMTP_URL !== undefined && { smtpUrl: read.SMTP_URL }),
      ...(read.MAIL_FROM !== undefined && { from: read.MAIL_FROM }),
    },
    logLevel: read.LOG_LEVEL,
    ...(tracing && { tracing }),
    memoryBudget: read.MEMORY_BUDGET,
    contractChecks: read.CONTRACT_CHECKS,
  }
}

const complain = (message: string): ConfigError => new ConfigError(message)

type Variables = z.infer<typeof variables>

const serverOf = (read: Variables): Config['server'] => ({
  port: read.PORT,
  ...(read.HEALTH_PORT !== undefined && { healthPort: read.HEALTH_PORT }),
  host: read.HOST,
  ...(read.METRICS_PORT !== undefined && {
    metrics: { host: read.METRICS_HOST, port: read.METRICS_PORT },
  }),
  workers: read.WORKERS,
  bodyLimit: read.BODY_LIMIT,
  trustProxy: read.TRUST_PROXY,
  ...stopTimes(read),
})

const siteOf = (read: Variables): Config['site'] => ({
  url: read.SITE_URL ?? defaultSiteUrl(read.HOST, read.PORT),
  timezone: read.SITE_TIMEZONE ?? machineTimezone(),
  title: read.SITE_TITLE,
  contentLimit: read.CONTENT_LIMIT,
  ...(read.CORS_ORIGINS !== undefined && { origins: read.CORS_ORIGINS }),
  ...(read.PREVIEW_URL !== undefined && { previewUrl: read.PREVIEW_URL }),
})

const databaseOf = (read: Variables): Config['database'] => ({
  dataDir: resolve(read.DATA_DIR),
  poolSize: read.DATABASE_POOL_SIZE,
  timeout: read.DATABASE_TIMEOUT * 1000,
  staleFor: read.STALE_WHILE_UNAVAILABLE * 1000,
  ...(read.DATABASE_URL !== undefined && { url: read.DATABASE_URL }),
  ...(read.DATABASE_DIRECT_URL !== undefined && { directUrl: read.DATABASE_DIRECT_URL }),
  ...(read.DATABASE_READ_URL !== undefined && {
    replica: { url: read.DATABASE_READ_URL, maxLag: read.DATABASE_READ_MAX_LAG * 1000 },
  }),
})

const adsOf = (read: Variables): AdsConfig => ({
  geo: {
    country: read.ADS_COUNTRY_HEADER ?? '',
    state: read.ADS_STATE_HEADER ?? '',
    city: read.ADS_CITY_HEADER ?? '',
  },
  locations: read.ADS_LOCATIONS,
  provider: {
    client: readProvider(read, read.OUTGOING_ALLOW, complain),
    key: read.ADS_PROVIDER_KEY,
    allow: read.OUTGOING_ALLOW,
  },
})

/** The address for a browser on this machine: a wildcard host becomes loopback. */
export function defaultSiteUrl(host: string, port: number): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`
}

/** Enough for three probes of a proxy, one second apart. */
const USUAL_DRAIN_SECONDS = 5

const variables = z.object({
  PORT: integer(0, 65_535).default(3000),
  HEALTH_PORT: integer(1, 65_535).optional(),
  HOST: z.string().refine(isHost, 'must be an address or a host name').default('127.0.0.1'),
  METRICS_PORT: integer(1, 65_535).optional(),
  METRICS_HOST: z.string().refine(isHost, 'must be an address or a host name').default('127.0.0.1'),
  WORKERS: workers(),
  DATA_DIR: z.string().refine(isPath, 'must be a folder').default('./data'),
  DATABASE_URL: databaseUrl(),
  DATABASE_DIRECT_URL: databaseUrl(),
  DATABASE_READ_URL: databaseUrl(),
  DATABASE_READ_MAX_LAG: integer(1, 3600).default(5),
  SITE_URL: z
    .string()
    .refine(isSiteUrl, 'must be an http or https address without a query')
    .transform((url) => new URL(url).href.replace(/\/+$/, ''))
    .optional(),
  SITE_TIMEZONE: z
    .string()
    .refine(isTimezone, 'must be an IANA time zone name like Europe/Berlin')
    .optional(),
  SITE_TITLE: z.string().max(200, 'must have 200 characters at most').default('Almanac'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  ADMIN_LOGIN: z
    .string()
    .regex(/^[\w.@-]{1,60}$/, 'must have 1 to 60 letters, digits, or the characters _ . @ -')
    .default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .max(4096, 'must have 4096 characters at most')
    .refine((text) => !text.includes('\\'), 'must have no backslash')
    .optional(),
  BODY_LIMIT: integer(1024, 1024 ** 3).default(2 * 1024 ** 2),
  CONTENT_LIMIT: integer(1024, 64 * 1024 ** 2).default(1024 ** 2),
  CORS_ORIGINS: origins(),
  PREVIEW_URL: previewUrl,
  TRUST_PROXY: z.string().default('off').transform(toTrustProxy),
  DRAIN_SECONDS: integer(0, 300).optional(),
  STOP_SECONDS: integer(1, 3600).default(28),
  DATABASE_POOL_SIZE: integer(1, 1000).default(10),
  DATABASE_TIMEOUT: integer(1, 600).default(10),
  STALE_WHILE_UNAVAILABLE: integer(0, 3600).default(60),
  MEMORY_BUDGET: memoryBudget(),
  APPLICATION_PASSWORDS_OVER_HTTP: onOrOff(),
  CONTRACT_CHECKS: z.enum(['off', 'answers', 'on'], 'must be off, answers or on').default('off'),
  MANAGED_DEPLOYMENT: onOrOff(),
  IMPORT_APP_PASSWORD: z.string().max(200, 'must have 200 characters at most').optional(),
  API_DIALECTS: dialects,
  EMBED_PROVIDERS: providersFile,
  OUTGOING_ALLOW: allowedPlaces,
  ADS_COUNTRY_HEADER: headerName,
  ADS_STATE_HEADER: headerName,
  ADS_CITY_HEADER: headerName,
  ADS_LOCATIONS: adLocations,
  ...providerVariables,
  SMTP_URL: smtpAddress,
  MAIL_FROM: mailAddress,
  ...mediaVariables,
  ...tracingVariables,
})

/** With its own database server a site has no other node that could take over. */
function stopTimes(read: Variables): Pick<Config['server'], 'drainSeconds' | 'stopSeconds'> {
  const stopSeconds = read.STOP_SECONDS
  const usual = read.DATABASE_URL === undefined ? 0 : Math.min(USUAL_DRAIN_SECONDS, stopSeconds / 4)
  const drainSeconds = read.DRAIN_SECONDS ?? usual
  if (drainSeconds > stopSeconds / 2) {
    throw new ConfigError('DRAIN_SECONDS must be half of STOP_SECONDS at most.')
  }
  return { drainSeconds, stopSeconds }
}

function toConfigError(error: z.ZodError): ConfigError {
  const [issue] = error.issues
  return new ConfigError(`${String(issue?.path[0] ?? 'The environment')} ${issue?.message ?? ''}.`)
}
