import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { until } from './support/databases.ts'
import { prepareSite } from './support/prepared-site.ts'
import { endPrograms, startService, type Service } from './support/program.ts'
import {
  startTraceCollector,
  type ReceivedSpan,
  type TraceCollector,
} from './support/trace-collector.ts'

jest.setTimeout(60_000)

const CLIENT = 3
/** The span of the client. */
const PARENT = '00f067aa0ba902b7'
const ADMIN_PASSWORD = 'a heron by the mill pond'

let base: string
let collector: TraceCollector
let service: Service
/** Another site, and the headers of requests to it. */
let site: http.Server
const siteHeaders: http.IncomingHttpHeaders[] = []
let siteUrl: string
let authorization: string

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-tracing-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  collector = await startTraceCollector()
  site = http.createServer((request, response) => {
    siteHeaders.push(request.headers)
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Herons</title>')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  siteUrl = `http://127.0.0.1:${port}`
  service = await startService(await prepareSite(path.join(base, 'data')), {
    ...collecting(collector.url),
    OTEL_SERVICE_NAME: 'herons',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=one',
    OUTGOING_ALLOW: `127.0.0.1:${port}`,
    ADMIN_PASSWORD,
  })
  const password = /Application password\s+(\S.*\S)/.exec(service.stdout())?.[1] ?? ''
  authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
})
afterAll(async () => {
  await endPrograms()
  await collector.close()
  site.close()
  rmSync(base, { recursive: true, force: true })
})

const collecting = (url: string) => ({
  OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '50',
})

/** Sends a request within a trace of its own, and resolves with all spans of that once it ended. */
async function spansOf(address: string, init: Sent = {}): Promise<Traced> {
  const traceId = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const headers = { ...init.headers, traceparent: `00-${traceId}-${PARENT}-01` }
  const response = await fetch(service.url + address, { redirect: 'manual', ...init, headers })
  await response.text()
  const ofTrace = (): ReceivedSpan[] => collector.spans.filter((span) => span.traceId === traceId)
  await until(async () => ofTrace().some(isRequest))
  const request = ofTrace().find(isRequest)
  if (request === undefined) throw new Error('There is no span of the request.')
  return { response, request, below: ofTrace().filter((span) => !isRequest(span)) }
}

const job = (): ReceivedSpan | undefined =>
  collector.spans.find(({ name }) => name === 'job publish scheduled entries')

const isRequest = (span: ReceivedSpan): boolean => span.parentSpanId === PARENT

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Traced {
  readonly response: Response
  readonly request: ReceivedSpan
  readonly below: readonly ReceivedSpan[]
}

describe('OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it.each([
    ['an operation', '/api/core/v2/tags', 'GET listTags', 200],
    ['the same from the cache', '/api/core/v2/tags', 'GET listTags', 200],
    ['a refusal', '/api/core/v2/tags/99999', 'GET getTag', 404],
    ['a page', '/', 'GET pages', 200],
    ['an address that is not known', '/api/core/v2/herons', 'GET', 404],
  ])('gives %s a span below that of the client', async (_what, address, name, status) => {
    const { request } = await spansOf(address)
    expect(request).toMatchObject({
      name,
      kind: 2,
      attributes: { 'http.response.status_code': status, 'url.path': address },
    })
  })

  it('names the service and its attributes', async () => {
    const { request } = await spansOf('/api/core/v2/tags')
    expect(request.resource).toMatchObject({
      'service.name': 'herons',
      'service.version': '0.1.0',
      'deployment.environment.name': 'test',
    })
  })

  it('sends to the address and with the headers of the standard variables', () => {
    expect(collector.requests[0]).toMatchObject({
      path: '/v1/traces',
      headers: { 'x-key': 'one', 'content-type': 'application/json' },
    })
  })

  it('gives each statement of a read a span with its text and none of its values', async () => {
    const { request, below } = await spansOf('/api/core/v2/posts?search=kingfishers')
    const [statement] = below.filter(({ name }) => name === 'SELECT')
    expect(statement).toMatchObject({
      parentSpanId: request.spanId,
      kind: CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'SELECT' },
    })
    expect(statement?.attributes['db.query.text']).toMatch(/^\W*select/i)
    expect(JSON.stringify(below)).not.toContain('kingfishers')
  })

  it('gives the statements of a write spans, from BEGIN to COMMIT', async () => {
    const { response, below } = await spansOf('/api/core/v2/posts', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Kingfishers', status: 'publish' }),
    })
    const names = below.map(({ name }) => name)
    expect(response.status).toBe(201)
    expect(names).toEqual(expect.arrayContaining(['BEGIN', 'INSERT']))
    expect(below.filter(({ attributes }) => attributes['db.query.text'])).not.toEqual([])
    expect(JSON.stringify(below)).not.toMatch(/kingfishers/i)
  })

  it('gives an outgoing request a span, and passes the trace on', async () => {
    const { request, below } = await spansOf(
      `/api/block-editor/v1/url-details?url=${encodeURIComponent(`${siteUrl}/a-heron`)}`,
      { headers: { authorization, baggage: 'who=me' } },
    )
    const outgoing = below.find(({ name }) => name === 'GET')
    expect(outgoing).toMatchObject({
      kind: CLIENT,
      attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
    })
    expect(siteHeaders.at(-1)).toMatchObject({
      traceparent: `00-${request.traceId}-${outgoing?.spanId}-01`,
    })
    expect(siteHeaders.at(-1)).not.toHaveProperty('baggage')
  })

  it('redacts secrets of addresses as the log does', async () => {
    const { request } = await spansOf('/api/core/v2/tags?api_key=herons-only&page=1')
    expect(request.attributes).toMatchObject({ 'url.query': 'api_key=[redacted]&page=1' })
  })

  it('sends no credentials', async () => {
    await spansOf('/api/core/v2/users/me', { headers: { authorization } })
    const sent = JSON.stringify(collector.spans)
    expect(sent).not.toContain(authorization)
    expect(sent).not.toContain(ADMIN_PASSWORD)
  })

  it('names the trace in the line of the request', async () => {
    const { request } = await spansOf('/api/core/v2/categories?page=1')
    const isLine = (line: string): boolean =>
      line.includes('"msg":"request"') && line.includes(request.traceId)
    await until(async () => service.stdout().split('\n').some(isLine))
    const line = service.stdout().split('\n').find(isLine) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      url: '/api/core/v2/categories?page=1',
      trace_id: request.traceId,
      span_id: request.spanId,
    })
  })

  it('gives each of many requests at once its own statements alone', async () => {
    const pending = Array.from({ length: 60 }, (_, index) =>
      spansOf(`/api/core/v2/posts?slug=heron-${index}&context=edit`, {
        headers: { authorization },
      }),
    )
    const traced = await Promise.all(pending)
    const without = traced.filter(({ below }) => below.length === 0)
    const foreign = traced.filter(({ request, below }) =>
      below.some(({ parentSpanId }) => parentSpanId !== request.spanId),
    )
    expect({ without: without.length, foreign: foreign.length }).toEqual({ without: 0, foreign: 0 })
  })

  it('gives a job a trace of its own', async () => {
    await until(() => job() !== undefined)
    expect(job()?.parentSpanId).toBeUndefined()
  })

  it('does not trace probes', async () => {
    await fetch(`${service.url}/healthz`)
    await spansOf('/api/core/v2/tags')
    const paths = collector.spans.map(({ attributes }) => attributes['url.path'])
    expect(paths).not.toContain('/healthz')
  })
})

describe('A collector that cannot be reached', () => {
  it('is reported once, and neither answers nor the stop wait for it', async () => {
    const gone = `http://127.0.0.1:${await freePort()}`
    const other = await startService(await prepareSite(path.join(base, 'gone')), collecting(gone))
    const lost = (): number =>
      other.stdout().split('the trace collector accepts no spans').length - 1
    expect((await fetch(`${other.url}/api/core/v2/tags`)).status).toBe(200)
    await until(async () => lost() > 0)
    expect((await fetch(`${other.url}/api/core/v2/posts`)).status).toBe(200)
    other.signal('SIGTERM')
    expect({ code: (await other.ended).code, lost: lost() }).toEqual({ code: 0, lost: 1 })
  })
})

describe('A collector that does not answer', () => {
  it('delays neither answers nor the stop', async () => {
    const silent = await startTraceCollector(false)
    const other = await startService(await prepareSite(path.join(base, 'silent')), {
      ...collecting(silent.url),
      STOP_SECONDS: '10',
    })
    await until(async () => silent.requests.length > 0)
    expect((await fetch(`${other.url}/api/core/v2/posts`)).status).toBe(200)
    other.signal('SIGTERM')
    const { code } = await other.ended
    await silent.close()
    expect(code).toBe(0)
  })
})

describe('A stop', () => {
  it('sends the spans of the last requests', async () => {
    const own = await startTraceCollector()
    const other = await startService(await prepareSite(path.join(base, 'stopped')), {
      ...collecting(own.url),
      OTEL_BSP_SCHEDULE_DELAY: '600000',
    })
    await fetch(`${other.url}/api/core/v2/tags`)
    other.signal('SIGTERM')
    await other.ended
    await own.close()
    expect(own.spans.map(({ name }) => name)).toContain('GET listTags')
  })
})

describe('OTEL_EXPORTER_OTLP_PROTOCOL', () => {
  it('is protobuf by default', async () => {
    const own = await startTraceCollector()
    const other = await startService(await prepareSite(path.join(base, 'protobuf')), {
      OTEL_EXPORTER_OTLP_ENDPOINT: own.url,
      OTEL_BSP_SCHEDULE_DELAY: '50',
    })
    await until(async () => own.requests.length > 0)
    other.signal('SIGTERM')
    await other.ended
    await own.close()
    expect(own.requests[0]?.headers['content-type']).toBe('application/x-protobuf')
  })
})
