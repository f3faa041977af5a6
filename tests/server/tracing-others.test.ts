import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSmtpServer, type SmtpServer } from '../ads-route/smtp-server.ts'
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

let base: string
let collector: TraceCollector
/** Takes everything. */
let bucket: http.Server
let mail: SmtpServer
let service: Service
let authorization: string

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-tracing-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  collector = await startTraceCollector()
  bucket = http.createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(request.method === 'HEAD' ? 404 : 200).end())
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  mail = await startSmtpServer()
  service = await startService(await prepareSite(path.join(base, 'data')), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    MEDIA_STORE: 's3',
    MEDIA_S3_BUCKET: 'herons',
    MEDIA_S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    MEDIA_S3_ACCESS_KEY_ID: 'key-of-the-bucket',
    MEDIA_S3_SECRET_ACCESS_KEY: 'secret-of-the-bucket',
    MEDIA_S3_FORCE_PATH_STYLE: 'on',
    SMTP_URL: mail.url,
  })
  const password = /Application password\s+(\S.*\S)/.exec(service.stdout())?.[1] ?? ''
  authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
})
afterAll(async () => {
  await endPrograms()
  await collector.close()
  bucket.close()
  await mail.close()
  rmSync(base, { recursive: true, force: true })
})

const send = (route: string, headers: Readonly<Record<string, string>>, body: string) =>
  fetch(`${service.url}/api${route}`, {
    method: 'POST',
    headers: { authorization, ...headers },
    body,
  })
const sendAds = (route: string, body: object) =>
  send(`/ads-route/${route}`, { 'content-type': 'application/json' }, JSON.stringify(body))

/** A span with the one above it, once both have come. */
async function spanNamed(name: string): Promise<{ span: ReceivedSpan; above: ReceivedSpan }> {
  const find = () => {
    const span = collector.spans.find((received) => received.name === name)
    const above = collector.spans.find(({ spanId }) => spanId === span?.parentSpanId)
    return span && above && { span, above }
  }
  await until(async () => find() !== undefined)
  const found = find()
  if (found === undefined) throw new Error(`There is no span ${name}.`)
  return found
}

describe('OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('gives a request to a bucket a span below that of the request, without the key', async () => {
    const headers = {
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename="heron.txt"',
    }
    await send('/core/v2/media', headers, 'A heron.')
    const { span, above } = await spanNamed('S3/PutObject')
    expect({ span, above }).toMatchObject({
      span: {
        kind: CLIENT,
        status: 0,
        attributes: { 'rpc.system': 'aws-api', 'rpc.service': 'S3', 'rpc.method': 'PutObject' },
      },
      above: { name: 'POST uploadMedia' },
    })
    expect(JSON.stringify(span)).not.toMatch(/heron\.txt|secret-of/)
  })

  it('gives a message for the mail server a span below that of the job, without its text', async () => {
    await sendAds('update-settings', { settings: { support_email: 'help@example.org' } })
    await sendAds('send-customer-query', { email: 'ann@example.org', message: 'How much?' })
    const { span, above } = await spanNamed('SMTP send')
    expect(above.name).toMatch(/^job /)
    expect(span).toMatchObject({
      kind: CLIENT,
      attributes: { 'server.address': '127.0.0.1', 'network.protocol.name': 'smtp' },
    })
    expect(JSON.stringify(span)).not.toMatch(/example\.org|How much/)
  })
})
