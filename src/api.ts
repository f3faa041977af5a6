import type { AppContext } from './context.ts'
import { createAuthenticate } from './domain/accounts/authenticate.ts'
import { ANONYMOUS } from './domain/accounts/caller.ts'
import { variantFor } from './domain/ads/showing/variant.ts'
import { createAnswerCheck } from './http/answer-check.ts'
import { createApiHandler, type ApiHandler } from './http/api-handler.ts'
import { clientAddress } from './http/client-address.ts'
import { createDispatch, type Dispatch } from './http/dispatch.ts'
import { createResponseCache } from './http/response-cache.ts'
import { headerText } from './http/request.ts'
import { createRouteMatcher, operationFor } from './http/route-table.ts'
import { createUploadTest } from './http/uploads/upload-routes.ts'
import { eventAggregator } from './namespaces/cal-event-aggregator-v1/index.ts'
import { calendarViews } from './namespaces/cal-views-v2/index.ts'
import { viewVariant } from './namespaces/cal-views-v2/variant.ts'
import { calendarEvents } from './namespaces/cal-events-v1/index.ts'
import { blockEditor } from './namespaces/block-editor-v1/index.ts'
import { adsAdsense } from './namespaces/ads-adsense/index.ts'
import { adsRoute } from './namespaces/ads-route/index.ts'
import { coreV2 } from './namespaces/core-v2/index.ts'
import { formats } from './namespaces/formats.ts'
import { oembed } from './namespaces/oembed-1.0/index.ts'
import { schemaOutput } from './namespaces/schema-output/index.ts'
import { root } from './namespaces/root/index.ts'
import { siteHealth } from './namespaces/site-health-v1/index.ts'
import { describeAt } from './namespaces/site-index.ts'

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

/** The one way in to all namespaces, for requests that come without a socket. */
export function createApiDispatch(ctx: AppContext): Dispatch {
  const { config, log } = ctx
  return createDispatch({
    namespaces,
    context: ctx,
    formats,
    describe: (route) => describeAt(route.pattern, ctx),
    onFailure: (error, request) => {
      log.error({ err: error, method: request.method, path: request.path }, 'request failed')
    },
    ...(config.validateResponses && { checkAnswer: createAnswerCheck(namespaces) }),
  })
}

/** Puts the API together: contract, handlers, callers, response cache. */
export function createApi(ctx: AppContext, dispatch: Dispatch): ApiHandler {
  const { config, log, database, apiUrl } = ctx
  const { changes } = database
  // A record of access has no member that is a secret; looking for one costs more than the line.
  const access = log.child({}, { redact: [] })
  const match = createRouteMatcher(namespaces.flatMap(({ routes }) => routes))
  return createApiHandler({
    dispatch,
    authenticate: createAuthenticate(ctx),
    anonymous: ANONYMOUS,
    cache: createResponseCache(
      {
        get live() {
          return changes.live
        },
        generation: () =>
          changes.generation('content') +
          changes.generation('accounts') +
          changes.generation('settings') +
          changes.generation('ads'),
      },
      () => ctx.clock(),
    ),
    siteUrl: ctx.siteUrl,
    apiUrl,
    bodyLimit: config.server.bodyLimit,
    variantOf: ({ path, rawQuery, headers, caller }) =>
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
    takesUpload: createUploadTest(namespaces.flatMap(({ routes }) => routes)),
    remoteAddress: clientAddress(config.server.trustProxy),
    onAccess: (record) => access.info(record, 'request'),
    onFailure: (error, requestId) => log.error({ err: error, requestId }, 'request failed'),
    onNotModified: (operationId) => ctx.onAnswer?.(operationId, 304),
    onEarlyRefusal: (method, rawPath, status) => {
      const { onAnswer } = ctx
      if (onAnswer === undefined) return
      const route = match(rawPath)?.route
      const operation = route && operationFor(route, method)
      if (operation !== undefined) onAnswer(operation.operationId, status)
    },
  })
}

/** Ads are put into the content of entries, which these addresses show. */
const showsContent = (path: string): boolean => path.startsWith('/core/v2/')
