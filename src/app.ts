import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express from 'express'
import { createApi, createApiDispatch, namespaces } from './api.ts'
import type { AppContext } from './context.ts'
import { pingDatabase } from './data/ping.ts'
import { clientAddress } from './http/client-address.ts'
import type { Dispatch } from './http/dispatch.ts'
import { createPageHandler } from './http/pages.ts'
import { createApiDocuments, documentAddresses } from './site/api-documents.ts'
import { createApiPage } from './site/api-page.ts'
import { calendarFeedAddress } from './site/calendar-feeds.ts'
import { createSitePages } from './site/pages.ts'
import { createUploads, UPLOADS } from './site/uploads/handler.ts'

/**
 * The whole service as a listener. The API is served before Express gets to see a request,
 * because it has one way in of its own; Express carries the pages and what operators look at.
 */
export function createApp(
  ctx: AppContext,
  dispatch: Dispatch = createApiDispatch(ctx),
): RequestListener {
  const api = createApi(ctx, dispatch)
  const documents = createApiDocuments(ctx.apiUrl, namespaces)
  const pages = createPages(ctx)
  const uploads = createUploads(ctx)
  /** Calendar files have addresses among the pages, and come from the API. */
  const feedOrPage = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reads = message.method === 'GET' || message.method === 'HEAD'
    const feed = reads ? await calendarFeedAddress(ctx, message.url ?? '/') : undefined
    if (feed === undefined) pages(message, response)
    else await api(message, response, feed)
  }
  return (message, response) => {
    const address = apiAddress(message.url ?? '/')
    if (message.url?.startsWith(UPLOADS) === true) uploads(message, response)
    else if (address === undefined) {
      void feedOrPage(message, response).catch((error) => fail(ctx, error, response))
    } else if (!documents(message, response, address.rawPath)) {
      void api(message, response, address).catch((error) => fail(ctx, error, response))
    }
  }
}

function createPages(ctx: AppContext) {
  const app = express()
  app.disable('x-powered-by')
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })
  app.get('/readyz', async (_request, response) => {
    const ready = await pingDatabase(ctx.database)
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' })
  })
  app.use('/docs', createApiPage(ctx.apiUrl, documentAddresses(ctx.apiUrl, namespaces)))
  app.use(
    createPageHandler({
      routes: createSitePages(ctx),
      apiUrl: ctx.apiUrl,
      remoteAddress: clientAddress(ctx.config.server.trustProxy),
      onFailure: (error, requestId) => ctx.log.error({ err: error, requestId }, 'page failed'),
    }),
  )
  return app as unknown as (message: IncomingMessage, response: ServerResponse) => void
}

/** Where below the API root an address lies: `/api/…`, or `/?rest_route=/…`. */
function apiAddress(url: string): { rawPath: string; rawQuery: string } | undefined {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const rawQuery = mark < 0 ? '' : url.slice(mark + 1)
  if (path === '/api' || path.startsWith('/api/')) return { rawPath: path.slice(4), rawQuery }
  if (path !== '/' || !rawQuery.includes('rest_route=')) return undefined
  const parts = rawQuery.split('&')
  const route = parts.find((part) => part.startsWith('rest_route='))
  if (route === undefined) return undefined
  return {
    rawPath: route.slice('rest_route='.length).replaceAll(/%2f/gi, '/'),
    rawQuery: parts.filter((part) => part !== route).join('&'),
  }
}

function fail(ctx: AppContext, error: unknown, response: ServerResponse): void {
  ctx.log.error({ err: error }, 'an answer could not be sent')
  if (!response.headersSent) response.writeHead(500)
  response.end()
}
