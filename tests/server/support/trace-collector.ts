import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** A span as it has arrived, with its attributes by name. */
export interface ReceivedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string | undefined
  readonly kind: number
  readonly status: number
  readonly attributes: Readonly<Record<string, unknown>>
  readonly resource: Readonly<Record<string, unknown>>
}

/** A small collector of traces on loopback, for OTLP over HTTP in JSON. */
export interface TraceCollector {
  readonly url: string
  readonly spans: ReceivedSpan[]
  /** The paths and headers of requests. */
  readonly requests: { readonly path: string; readonly headers: http.IncomingHttpHeaders }[]
  close(): Promise<void>
}

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  )

const body = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              kind: z.number(),
              status: z.object({ code: z.number() }),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
})

/** @param answers whether it answers at all */
export async function startTraceCollector(answers = true): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = []
  const requests: TraceCollector['requests'] = []
  const server = http.createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers })
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (!answers) return
      const text = Buffer.concat(chunks).toString()
      if (request.headers['content-type'] === 'application/json') spans.push(...spansIn(text))
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const spansIn = (text: string): ReceivedSpan[] =>
  body.parse(JSON.parse(text)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({
        ...span,
        status: span.status.code,
        resource: resource.attributes,
      })),
    ),
  )
