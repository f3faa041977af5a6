/** What is answered below all operations is shown once, for all (openapi/shared/every-operation.yaml). */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { answerBadRequest } from '../../src/server/bad-request.ts'
import { wrongHeaders } from '../support/answer-headers.ts'
import { startService, type TestService } from '../support/service.ts'
import { BELOW_OPERATIONS } from './coverage.ts'

let service: TestService
/** Takes small headers and little time, and answers what it cannot read as a node does. */
let strict: http.Server
beforeAll(async () => {
  service = await startService()
  const limits = { maxHeaderSize: 4096, requestTimeout: 50, connectionsCheckingInterval: 20 }
  strict = http.createServer({ ...limits, headersTimeout: 50 })
  strict.on('clientError', (error, socket) => answerBadRequest(error, socket))
  await once(strict.listen(0, '127.0.0.1'), 'listening')
}, 30_000)
afterAll(async () => {
  strict.close()
  await service.close()
})

interface Refusal {
  readonly status?: number | undefined
  readonly body?: unknown
}

type Sent = Readonly<Record<string, string>>

const UNFINISHED: Sent = { 'content-length': '9' }
const LARGE: Sent = { x: 'x'.repeat(8000) }

/** What the strict server answers to headers without the body that they announce. */
async function askStrictly(headers: Sent): Promise<Refusal & { headers: Sent }> {
  const { port } = strict.address() as AddressInfo
  const request = http.request({ host: '127.0.0.1', port, method: 'POST', headers })
  request.flushHeaders()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  return {
    status: response.statusCode,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: JSON.parse(await text(response)) as unknown,
  }
}

const CASES: Readonly<Record<string, readonly [string, number, () => Promise<Refusal>]>> = {
  InvalidRequest: [
    'rest_invalid_encoding',
    400,
    () => service.api.get('/cal/events/v1/events?search=%ff'),
  ],
  CredentialsRefused: [
    'incorrect_password',
    401,
    () => service.api.as({ user: 'admin', pass: 'wrong' }).get('/cal/events/v1/events'),
  ],
  NotPermitted: [
    'rest_cross_site_credentials',
    403,
    () =>
      service.api.as('editor').get('/cal/events/v1/events', {
        headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      }),
  ],
  NoSuchRoute: ['rest_no_route', 404, () => service.api.get('/cal/events/v1/venues/x')],
  TooSlow: ['rest_request_timeout', 408, () => askStrictly(UNFINISHED)],
  BodyTooLarge: [
    'rest_body_too_large',
    413,
    () => service.api.post('/cal/events/v1/events', { body: Buffer.alloc(10 * 1024 * 1024, 'x') }),
  ],
  UnsupportedMediaType: [
    'rest_unsupported_media_type',
    415,
    () => {
      const headers = { 'content-type': 'application/xml' }
      return service.api.post('/cal/events/v1/events', { body: '<event/>', headers })
    },
  ],
  HeadersTooLarge: ['rest_headers_too_large', 431, () => askStrictly(LARGE)],
}

describe('Every answer from below all operations', () => {
  it.each(Object.entries(CASES))(
    'is an error of the interface: %s',
    async (_name, [code, status, ask]) => {
      expect(await ask()).toBeRestError(code, status)
    },
  )

  it.each([UNFINISHED, LARGE])(
    'has the headers of the documents before a request is read: %#',
    async (sent) => {
      const { status = 0, headers } = await askStrictly(sent)
      const answer = { method: 'POST', path: '/cal/events/v1/events', status, headers }
      expect(await wrongHeaders(answer)).toEqual([])
    },
  )

  it('has a case', () => {
    expect(new Set(Object.keys(CASES))).toEqual(BELOW_OPERATIONS)
  })
})
