import type { RequestListener } from 'node:http'
import express, { type Express, type RequestHandler } from 'express'
import { createApi, createApiAudiences, createApiCache, createDialects, namespaces } from './api.ts'
import type { Metrics } from './adapters/metrics/metrics.ts'
import type { AppContext } from './context.ts'
import { accessRecord } from './http/access-record.ts'
import { Admission } from './http/admission.ts'
import { API_ROOT } from './http/api-address.ts'
import type { Api } from './http/api-router.ts'
import type { Audiences } from './http/audience.ts'
import { clientAddress } from './http/client-address.ts'
import { inOwnNames, withDialects } from './http/dialects/spoken.ts'
import { inTurns } from './http/in-turns.ts'
import { answeredBy } from './http/request-notes.ts'
import { useMessageClasses, type MessageClasses } from './http/message-classes.ts'
import { apiRequest } from './http/middleware/api-request.ts'
import { credentials } from './http/middleware/credentials.ts'
import { crossOrigin } from './http/middleware/cross-origin.ts'
import { errors } from './http/middleware/errors.ts'
import { health, isHealth, type NodeStatus } from './http/middleware/health.ts'
import { pageAddresses } from './http/middleware/page-addresses.ts'
import { requestId } from './http/middleware/request-id.ts'
import { requestLine } from './http/middleware/request-line.ts'
import { requestTarget } from './http/middleware/request-target.ts'
import { respond } from './http/middleware/respond.ts'
import { restRoute } from './http/middleware/rest-route.ts'
import { securityHeaders } from './http/middleware/security-headers.ts'
import { variant } from './http/middleware/variant.ts'
import { createPageHandler } from './http/pages.ts'
import { inRequestSpan, withRequestSpans } from './http/request-spans.ts'
import { withRequestEnd, type RequestEndOptions } from './http/with-request-end.ts'
import { withResponseCache } from './http/with-response-cache.ts'
import { createApiDocuments } from './pages/api-documents.ts'
import { calendarFeeds } from './pages/calendar-feeds.ts'
import { createDocsPages } from './pages/docs/docs-pages.ts'
import { createSitePages } from './pages/pages.ts'
import { createUploads } from './pages/uploads/handler.ts'
import { UPLOADS } from './pages/uploads/path.ts'

const EVERYTHING = /^/u

/** With more queued reads, or writes, per connection, most clients would give up waiting. */
const WAITING_PER_CONNECTION = 50

/** Parts of the application shared with others, and additions by the operator. */
export interface AppParts {
  readonly api?: Api
  readonly audiences?: Audiences
  /** The message classes of the server that runs the application. */
  readonly messages?: MessageClasses
  /** Sees every request not answered from the cache; for a tracer, for example. */
  readonly middleware?: readonly RequestHandler[]
  /** Number of requests queued in front of the application. */
  readonly waiting?: () => number
  readonly metrics?: Pick<Metrics, 'requestEnded' | 'watchWaiting'>
}

/** Creates the whole service as one Express application, top down. */
function createApp(
  ctx: AppContext,
  { api = createApi(ctx), audiences = createApiAudiences(ctx), ...parts }: AppParts = {},
): Express {
  const { apiUrl, announcedApiUrl, config, log } = ctx
  const remoteAddress = clientAddress(config.server.trustProxy)
  const onFailure = (error: unknown, id: string): void =>
    log.error({ err: error, requestId: id }, 'request failed')

  const app = express()
  if (parts.messages !== undefined) useMessageClasses(app, parts.messages)
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.set('query parser', false)

  app.use(requestId)
  for (const handler of parts.middleware ?? []) app.use(handler)
  app.use(securityHeaders)
  app.use(health(() => nodeStatus(ctx, parts.waiting?.())))
  app.use(requestTarget)
  app.use(restRoute)
  app.use(calendarFeeds(ctx))

  // A single route, because a router matches the path separately for each middleware.
  const belowRoot = express.Router({ caseSensitive: true })
  belowRoot.all(
    EVERYTHING,
    crossOrigin(config.site.origins),
    answeredBy('documents'),
    inOwnNames(createApiDocuments(apiUrl, namespaces)),
    answeredBy(''),
    respond({ apiUrl, onFailure, onNotModified: noteNotModified(ctx) }),
    requestLine,
    credentials(audiences),
    variant(audiences),
    apiRequest(remoteAddress),
    api.router,
  )
  app.use(API_ROOT, belowRoot, api.errors)

  app.use('/docs', answeredBy('docs'), createDocsPages(apiUrl, namespaces))
  app.all(new RegExp(`^${UPLOADS}`, 'u'), answeredBy('uploads'), createUploads(ctx))
  for (const table of config.dialects) app.use(pageAddresses(table, ctx.siteUrl))
  app.use(
    answeredBy('pages'),
    createPageHandler({
      routes: createSitePages(ctx),
      apiUrl: announcedApiUrl,
      remoteAddress,
      onFailure,
    }),
  )
  app.use(errors(onFailure))
  return app
}

/** Creates the complete request listener: the application behind its queue and cache. */
export function createListener(ctx: AppContext, parts: AppParts = {}): RequestListener {
  const { audiences = createApiAudiences(ctx) } = parts
  const { config, database, log } = ctx
  const admission = new Admission({
    isBusy: () => database.waiting() > 0,
    onLess: database.onRelease,
    mostAtOnce: config.database.poolSize,
    mostWaiting: config.database.poolSize * WAITING_PER_CONNECTION,
    onRefused: (requests) => log.warn({ requests }, 'requests were refused: too many were waiting'),
  })
  const waiting = (): number => admission.waiting
  const app = createApp(ctx, { ...parts, audiences, waiting })
  const remoteAddress = clientAddress(config.server.trustProxy)
  const traced = config.tracing !== undefined
  const cached = withResponseCache(app, {
    cache: createApiCache(ctx),
    audiences,
    enter: traced
      ? (response, work) => admission.enter(response, () => inRequestSpan(response.req, work))
      : (response, work) => admission.enter(response, work),
    onNotModified: noteNotModified(ctx),
  })
  const inTurn = inTurns(
    traced
      ? (message, response) => inRequestSpan(message, () => cached(message, response))
      : cached,
  )
  const spoken = withDialects(inTurn, createDialects(ctx))
  const observed = withRequestEnd(traced ? withRequestSpans(spoken, { remoteAddress }) : spoken, {
    remoteAddress,
    onEnd: requestEnds(ctx, parts.metrics),
  })
  parts.metrics?.watchWaiting(waiting)
  // Health is reported however many requests are waiting. Probes are frequent and all alike, so they
  // are neither logged nor counted.
  return (message, response) => (isHealth(message.url) ? app : observed)(message, response)
}

async function nodeStatus({ database }: AppContext, waiting = 0): Promise<NodeStatus> {
  return {
    ...(await database.readiness()),
    notices: database.changes.connected ? 'ok' : 'missing',
    waiting: waiting + database.waiting(),
  }
}

/** Logs and counts requests. */
function requestEnds(
  { log }: AppContext,
  metrics: AppParts['metrics'],
): RequestEndOptions['onEnd'] {
  // Access records contain no secret members, and searching for them costs more than the line.
  const access = log.child({}, { redact: [] })
  return (ended) => {
    const { signInRefused, operation } = ended.notes
    if (signInRefused) access.warn(accessRecord(ended), 'request with refused credentials')
    else if (access.isLevelEnabled('info')) access.info(accessRecord(ended), 'request')
    const { method, status, milliseconds } = ended
    metrics?.requestEnded({ operation, method, status }, milliseconds / 1000)
  }
}

const noteNotModified =
  ({ onAnswer }: AppContext) =>
  (operationId: string): void =>
    onAnswer?.(operationId, 304)
