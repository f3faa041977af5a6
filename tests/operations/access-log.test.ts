import net from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { createVisitor } from '../pages/support/visitor.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { until } from '../server/support/databases.ts'

type Line = Readonly<Record<string, unknown>>

let service: TestService
let draftId: number
const lines: Line[] = []
beforeAll(async () => {
  const keep = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Line)
      done()
    },
  })
  service = await startService({
    log: pino({ level: 'info', formatters: { level: (level) => ({ level }) } }, keep),
    environment: { TRUST_PROXY: '1' },
  })
  const draft = await createFactories(service.api).post({ title: 'A heron', status: 'draft' })
  draftId = draft.id
}, 30_000)
afterAll(() => service?.close())

/** The lines that requests leave in the log, once there are as many as requests. */
async function linesOf(work: () => Promise<unknown>, requests = 1): Promise<Line[]> {
  lines.length = 0
  await work()
  await until(() => lines.length >= requests)
  return [...lines]
}

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(service.url + path, { headers, redirect: 'manual' })

const basic = (user: string, pass: string): Record<string, string> => ({
  authorization: `Basic ${btoa(`${user}:${pass}`)}`,
})

describe('The line of a request', () => {
  it.each([
    ['an answer of the API', '/api/core/v2/posts?per_page=1&order=asc', 200],
    ['the same answer from the cache', '/api/core/v2/posts?per_page=1&order=asc', 200],
    ['a list by the other address of the API', '/?rest_route=/core/v2/tags', 200],
    ['a refusal of the API', '/api/core/v2/posts/99999?context=view', 404],
    ['a page', '/?page=1', 200],
    ['an address without a page', '/nowhere/at-all/?x=1', 404],
    ['the same page from the cache', '/?page=1', 200],
    ['a calendar page', '/events/month/', 200],
    ['a calendar file', '/events/?ical=1', 200],
    ['a file', '/uploads/2024/01/none.png', 404],
    ['the documents', '/docs/', 200],
    ['a document', '/api/openapi.json', 200],
  ])('logs %s with its whole address', async (_what, path, status) => {
    const found = await linesOf(() => ask(path))
    expect(found).toMatchObject([
      { level: 'info', msg: 'request', method: 'GET', url: path, status },
    ])
  })

  it('has the id of the answer, the user and tenths of milliseconds', async () => {
    const { user, pass } = service.credentials.editor
    let id: string | null = null
    const [line] = await linesOf(async () => {
      const response = await ask('/api/core/v2/users/me', basic(user, pass))
      id = response.headers.get('x-request-id')
    })
    expect(line).toMatchObject({ requestId: id, userId: expect.any(Number) })
    expect(line?.['userId']).not.toBe(0)
    expect(String(line?.['milliseconds'])).toMatch(/^\d+(\.\d)?$/)
  })

  it('has the id of an answer that comes from the cache', async () => {
    await ask('/api/core/v2/tags?per_page=3')
    let id: string | null = null
    const [line] = await linesOf(async () => {
      id = (await ask('/api/core/v2/tags?per_page=3')).headers.get('x-request-id')
    })
    expect(line?.['requestId']).toBe(id)
  })

  it.each([
    ['203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['203.0.113.9, 198.51.100.7:51234', '198.51.100.7'],
    ['203.0.113.9, [2001:db8::7]:51234', '2001:db8::7'],
  ])('has the address of the client behind a trusted proxy: %s', async (forwarded, address) => {
    const [line] = await linesOf(() => ask('/api/core/v2/posts', { 'x-forwarded-for': forwarded }))
    expect(line?.['address']).toBe(address)
  })

  it.each([
    [
      'a password',
      '/api/core/v2/posts/1?password=s3cret',
      '/api/core/v2/posts/1?password=[redacted]',
    ],
    ['a preview token of a page', '/?p=1&preview_token=s3cret', '/?p=1&preview_token=[redacted]'],
    [
      'a name in percent codes',
      '/?p=1&preview%5Ftok%65n=s3cret',
      '/?p=1&preview%5Ftok%65n=[redacted]',
    ],
    [
      'a key of a file',
      '/uploads/2024/01/none.png?key=s3cret',
      '/uploads/2024/01/none.png?key=[redacted]',
    ],
    [
      'a name in percent codes of percent codes',
      '/api/core/v2/posts/1?p%2561ssword=s3cret',
      '/api/core/v2/posts/1?p%2561ssword=[redacted]',
    ],
    [
      'a name in percent codes of percent codes, in the other address of the API',
      '/?rest_route=/core/v2/posts/1&p%252561ssword=s3cret',
      '/?rest_route=/core/v2/posts/1&p%252561ssword=[redacted]',
    ],
    ['a signed link', '/newsletter/gkKzQ3Zf0a-_bQd8xkPmT5vLwE7yHn2s', '/newsletter/[redacted]'],
  ])('does not contain %s', async (_what, path, url) => {
    const [line] = await linesOf(() => ask(path))
    expect(line?.['url']).toBe(url)
  })

  it('leaves out probes', async () => {
    const found = await linesOf(async () => {
      await ask('/healthz')
      await ask('/readyz')
      await ask('/api/core/v2/statuses')
    })
    expect(found.map(({ url }) => url)).toEqual(['/api/core/v2/statuses'])
  })
})

describe('Credentials that are refused', () => {
  it.each([
    ['at the API', () => '/api/core/v2/posts'],
    ['at the API, once more', () => '/api/core/v2/posts'],
    ['for a draft on a page', () => `/?p=${draftId}&preview=true`],
  ])('are a warning %s', async (_what, pathOf) => {
    const wrong = basic('editor', 'wrong wrong wrong')
    const [line] = await linesOf(() => ask(pathOf(), wrong))
    expect(line).toMatchObject({ level: 'warn', msg: 'request with refused credentials' })
  })

  it('are a warning on the sign-in page', async () => {
    const visitor = createVisitor(service.url)
    const form = '/authorize-application/?app_name=Tests'
    await visitor.get(form)
    const [line] = await linesOf(() =>
      visitor.send(form, { do: 'sign-in', login: 'editor', password: 'wrong' }),
    )
    expect(line).toMatchObject({ level: 'warn', method: 'POST', status: 403 })
  })

  it('are none where nobody signs in, though a right is missing', async () => {
    const [line] = await linesOf(() => ask('/api/core/v2/users/me'))
    expect(line).toMatchObject({ level: 'info', status: 401 })
  })
})

/** Sends text over a connection, and cuts it once the first bytes come back or, without, at once. */
async function cut(text: string, waits: boolean): Promise<void> {
  const { hostname, port } = new URL(service.url)
  const client = net.connect(Number(port), hostname)
  client.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    if (waits) client.once('data', () => resolve())
    client.write(text, () => {
      if (!waits) resolve()
    })
  })
  client.resetAndDestroy()
}

describe('A client that hangs up', () => {
  const LENGTH = 'Content-Length: 1000'
  const FORM = 'Content-Type: application/x-www-form-urlencoded'

  it.each([
    [
      'in the form of a page',
      `POST /authorize-application/?app_name=T HTTP/1.1\r\nHost: x\r\n${FORM}\r\n${LENGTH}\r\n\r\ndo=`,
      false,
    ],
    [
      'in the body of a write',
      `POST /api/core/v2/posts HTTP/1.1\r\nHost: x\r\n${FORM}\r\n${LENGTH}\r\n\r\ntitle=`,
      false,
    ],
    ['before a page', 'GET /events/list/ HTTP/1.1\r\nHost: x\r\n\r\n', false],
    ['within a long answer', 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n', true],
    ['within a calendar file', 'GET /events/?ical=1 HTTP/1.1\r\nHost: x\r\n\r\n', true],
  ])('%s leaves one line without an error', async (_where, text, waits) => {
    const found = await linesOf(() => cut(text, waits))
    expect(found).toMatchObject([{ level: 'info', msg: 'request' }])
    expect(found[0]).not.toHaveProperty('err')
  })
})
