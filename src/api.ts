import { actedBy, type AppContext, type Caller } from './context.ts'
import { settingKey } from './data/database/dependencies.ts'
import { actorOf } from './domain/accounts/actor.ts'
import { createAuthenticate } from './domain/accounts/authenticate.ts'
import { ANONYMOUS } from './domain/accounts/caller.ts'
import { authenticateSession } from './domain/accounts/session-nonce.ts'
import { variantFor } from './domain/ads/showing/variant.ts'
import { importServiceCaller } from './domain/imports/service/caller.ts'
import { notedSettings } from './domain/site/site-settings.ts'
import { createAnswerCheck, type AnswerCheck } from './http/answer-check.ts'
import { createApiRouter, type Api } from './http/api-router.ts'
import { Audiences, type Read } from './http/audience.ts'
import { clientAddress } from './http/client-address.ts'
import { createDialect, type Dialect } from './http/dialects/dialect.ts'
import { contractChecks } from './http/middleware/contract-checks.ts'
import { createResponseCache, type Reading, type ResponseCache } from './http/response-cache.ts'
import { headerText, type ApiRequest } from './http/request.ts'
import { eventAggregator } from './namespaces/cal-event-aggregator-v1/event-aggregator-namespace.ts'
import { calendarViews } from './namespaces/cal-views-v2/calendar-views-namespace.ts'
import { viewVariant } from './namespaces/cal-views-v2/variant.ts'
import { calendarEvents } from './namespaces/cal-events-v1/calendar-events-namespace.ts'
import { blockEditor } from './namespaces/block-editor-v1/block-editor-namespace.ts'
import { adsAdsense } from './namespaces/ads-adsense/ads-adsense-namespace.ts'
import { adsRoute } from './namespaces/ads-route/ads-route-namespace.ts'
import { coreV2 } from './namespaces/core-v2/core-namespace.ts'
import { formats } from './namespaces/formats.ts'
import { oembed } from './namespaces/oembed-1.0/oembed-namespace.ts'
import { schemaOutput } from './namespaces/schema-output/schema-output-namespace.ts'
import { root } from './namespaces/root/root-namespace.ts'
import { siteHealth } from './namespaces/site-health-v1/site-health-namespace.ts'
import { describeAt } from './namespaces/site-index.ts'
import { readSessionCookie } from './pages/sign-in/session-cookie.ts'

export const namespaces = [
  root,
  adsAdsense,
  adsRoute,
  eventAggregator,
  calendarEvents,
  calendarViews,
  coreV2,
  oembed,
  schemaOutput,
  siteHealth,
  blockEditor,
]

/** Creates the routers of all namespaces, with the entry point for requests in process. */
export function createApi(ctx: AppContext): Api {
  const { config, log } = ctx
  return createApiRouter({
    namespaces,
    context: ctx,
    visitorContext: ctx.forVisitors,
    withReading: noting,
    acting,
    formats,
    bodyLimit: config.server.bodyLimit,
    describe: (route) => describeAt(route.pattern, ctx),
    onFailure: (error, { method, path }) => {
      log.error({ err: error, method, path }, 'request failed')
    },
    ...(config.contractChecks !== 'off' && { checkAnswer: createCheck(ctx) }),
    ...(config.contractChecks === 'on' && {
      contractChecks: (namespace) => contractChecks(namespace, formats),
    }),
  })
}

let answerCheck: AnswerCheck | undefined

/** What it compiles serves all applications of the process, of which tests start hundreds. */
function createCheck({ onChecked }: AppContext): AnswerCheck {
  const check = (answerCheck ??= createAnswerCheck(namespaces))
  if (onChecked === undefined) return check
  return (...answer) => {
    check(...answer)
    onChecked(...answer)
  }
}

/** The same context with its reads of the database and of settings recorded. */
const noting = (ctx: AppContext, reading: Reading): AppContext => ({
  ...ctx,
  database: ctx.database.notedIn(reading),
  settings: async () =>
    notedSettings(await ctx.settings(), (key) => reading.note([settingKey(key)])),
})

/** The same context with the caller as the actor of changes. */
const acting = (
  ctx: AppContext,
  caller: Caller,
  { remoteAddress }: Pick<ApiRequest, 'remoteAddress'>,
): AppContext =>
  actedBy(ctx, caller === importServiceCaller ? { kind: 'job' } : actorOf(caller, remoteAddress))

/** The dialects in which the service is also available. */
export const createDialects = ({ config, siteUrl, apiUrl }: AppContext): readonly Dialect[] =>
  config.dialects.map((table) => createDialect(table, { namespaces, siteUrl, apiUrl }))

/** Determines for whom answers are made: a request's credentials, and the visitor's variant. */
export function createApiAudiences(ctx: AppContext): Audiences {
  return new Audiences({
    authenticate: createAuthenticate(ctx),
    authenticateSession: (nonce, { cookies, address }) =>
      authenticateSession(ctx, {
        nonce,
        token: readSessionCookie({ cookies }, ctx.siteUrl),
        address,
      }),
    anonymous: ANONYMOUS,
    siteUrl: ctx.siteUrl,
    remoteAddress: clientAddress(ctx.config.server.trustProxy),
    variantOf: ({ path, rawQuery, headers, caller }: Read<Caller>) =>
      showsContent(path)
        ? variantFor(
            ctx.ads,
            {
              header: (name) => headerText(headers, name),
              address: `/api${path}?${rawQuery}`,
              caller,
            },
            ctx.clock(),
          )
        : viewVariant(path, headers),
  })
}

/** Creates the cache of answers; each is dropped when something it depends on changes. */
export function createApiCache(ctx: AppContext): ResponseCache {
  const { changes } = ctx.database
  return createResponseCache(
    {
      get live() {
        return changes.connected
      },
      get staleAge() {
        return changes.staleAge
      },
      generation: () => changes.generation(),
      begin: () => changes.begin(),
    },
    () => ctx.clock(),
  )
}

/** Ads are inserted into the content of entries, which these addresses show. */
const showsContent = (path: string): boolean => /^\/core\/v2\//i.test(path)
