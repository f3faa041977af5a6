import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createFactories, type Created } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { fingerprint, medianTime, notRefused, rawRequest, sendRaw, statusOf } from './support.ts'

let service: TestService
let post: Created
let before: string
beforeAll(async () => {
  service = await startService()
  post = await createFactories(service.api).post({ title: 'Here' })
}, 30_000)
afterAll(() => service?.close())
beforeEach(async () => {
  before = await fingerprint(service)
})

/** Nothing of what is sent in this file counts as something to store. */
afterEach(async () => {
  expect(await fingerprint(service)).toBe(before)
})

const create = (body: unknown, type = 'application/json') =>
  service.api.as('editor').post('/core/v2/posts', { body, headers: { 'content-type': type } })

const heapSize = () => process.memoryUsage().heapUsed

const readWith = (type: string) =>
  service.api.as('editor').get(`/core/v2/posts/${post.id}`, { headers: { 'content-type': type } })

const nested = (depth: number, open: string, middle: string, close: string): string =>
  open.repeat(depth) + middle + close.repeat(depth)

describe('Bodies that are too large', () => {
  const megabytes = 10 * 1024 * 1024

  it('are refused with 413 when they declare their size', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(megabytes) })
    expect(await create(body)).toBeRestError('rest_body_too_large', 413)
  })

  it('are refused with 413 when they do not', async () => {
    const { user, pass } = service.credentials.editor
    const size = megabytes.toString(16)
    const answer = await sendRaw(
      service,
      rawRequest(
        'POST',
        '/api/core/v2/posts',
        `Authorization: Basic ${btoa(`${user}:${pass}`)}\r\n` +
          'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
        `${size}\r\n${'x'.repeat(megabytes)}\r\n0\r\n\r\n`,
      ),
    )
    expect(statusOf(answer)).toBe(413)
  })

  it('are refused on routes without a body, and for visitors', async () => {
    const body = Buffer.alloc(megabytes, 'x')
    expect(await service.api.post('/core/v2/posts', { body })).toBeRestError(
      'rest_body_too_large',
      413,
    )
    expect(notRefused(await service.api.as('editor').delete('/core/v2/posts/1', { body }))).toBe(
      undefined,
    )
  })
})

const among = (count: number) => ({
  body: {
    categories: { terms: Array.from({ length: count }, (_, at) => at + 1), operator: 'AND' },
  },
})

describe('The body of a read', () => {
  it('may name thousands of ids', async () => {
    const answer = await service.api.get('/core/v2/posts', among(5000))
    expect([answer.status, answer.body]).toEqual([200, []])
  })

  it('is refused with 413 if it is much longer than an address may be', async () => {
    const answer = await service.api.get('/core/v2/posts', among(200_000))
    expect(answer).toBeRestError('rest_body_too_large', 413)
  })
})

describe('Bodies that are not JSON', () => {
  it.each([
    ['an open brace', '{'],
    ['a text without quotes', 'title'],
    ['single quotes', "{'title':'x'}"],
    ['two values', '{"title":"x"}{"title":"y"}'],
    ['a comment', '{"title":"x"/**/}'],
    ['a trailing comma', '{"title":"x",}'],
    ['NaN', '{"title":NaN}'],
    ['a NUL', '{"title":"x"}\0'],
    ['100,000 open brackets', '['.repeat(100_000)],
    ['100,000 open objects', '{"a":'.repeat(100_000)],
  ])('are refused: %s', async (_, body) => {
    expect(await create(body)).toBeRestError('rest_invalid_json', 400)
  })

  it('are refused: broken UTF-8', async () => {
    const body = Buffer.from('{"title":"\xff\xfe"}', 'latin1')
    expect(await create(body)).toBeRestError('rest_invalid_json', 400)
  })

  it('are refused: UTF-16', async () => {
    expect(notRefused(await create(Buffer.from('{"title":"x"}', 'utf16le')))).toBeUndefined()
  })

  it('are refused: a form that is not UTF-8', async () => {
    const answer = await create('title=%ff%fe', 'application/x-www-form-urlencoded')
    expect(answer).toBeRestError('rest_invalid_encoding', 400)
  })

  it.each([
    ['application/x-www-form-urlencoded', 'title=caf\u00e9'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\ncaf\u00e9\r\n--x--\r\n',
    ],
  ])('are refused where a form holds letters in another encoding: %s', async (type, text) => {
    const answer = await create(Buffer.from(text, 'latin1'), type)
    expect(answer).toBeRestError('rest_invalid_encoding', 400)
  })
})

describe('JSON that is not an object', () => {
  it.each(['[]', '[{"title":"x"}]', '"title"', '1', 'true', 'null', '1e999', '-0'])(
    'is refused: %s',
    async (body) => {
      expect(notRefused(await create(body))).toBeUndefined()
    },
  )
})

describe('Media types that are not read', () => {
  it.each(['text/plain', ';;;'])('count as no body: %s', async (type) => {
    expect(await create('{"title":"x"}', type)).toBeRestError('empty_content', 400)
  })

  it.each([
    'application/xml',
    'application/octet-stream',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'json',
    '*/*',
    '/',
    'a'.repeat(5000),
  ])('are refused (%#)', async (type) => {
    expect(await create('{"title":"x"}', type)).toBeRestError('rest_unsupported_media_type', 415)
  })

  it('leave nothing behind, however many there are', async () => {
    for (let number = 0; number < 100; number++) await readWith(`application/warm${number}`)
    const start = heapSize()
    for (let number = 0; number < 1000; number++) await readWith(`application/vnd.x${number}+json`)
    expect(heapSize() - start).toBeLessThan(100 * 1024 * 1024)
  })
})

describe('Deep JSON', () => {
  const fields = ['title', 'content', 'excerpt', 'meta', 'tags', 'categories', 'date', 'unknown']

  it.each(fields)('in %s is refused or ignored', async (field) => {
    for (const value of [nested(2000, '[', '1', ']'), nested(2000, '{"a":', '1', '}')]) {
      expect(notRefused(await create(`{"${field}":${value}}`))).toBeUndefined()
    }
  })

  it('costs little more than a valid request', async () => {
    const good = await medianTime(() =>
      service.api.as('editor').get(`/core/v2/posts/${post.id}?context=edit`),
    )
    const body = `{"meta":${nested(50_000, '{"a":', '1', '}')}}`
    const bad = await medianTime(() => create(body))
    expect(bad).toBeLessThan(Math.max(good * 20, 250))
  })
})

describe('Members of every object', () => {
  it.each([
    '{"__proto__":{"polluted":true,"title":"x"}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"meta":{"__proto__":{"polluted":true}}}',
    '{"toString":"x","valueOf":1,"hasOwnProperty":true}',
  ])('change no object: %s', async (body) => {
    expect(notRefused(await create(body))).toBeUndefined()
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('change no object as a form either', async () => {
    const form = '__proto__[polluted]=1&constructor[prototype][polluted]=1&meta[__proto__][a]=1'
    expect(notRefused(await create(form, 'application/x-www-form-urlencoded'))).toBeUndefined()
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('Bodies of many members', () => {
  it('are read as if the unknown ones were not there', async () => {
    const body = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`m${n}`, n]))
    expect(await create(body)).toBeRestError('empty_content', 400)
  })

  it('name all wrong members at once', async () => {
    const { body } = await create({
      title: 'x',
      status: 'nothing',
      sticky: 'maybe',
      format: 'cube',
      comment_status: 2,
      date: 'soon',
      tags: ['a'],
    })
    expect(Object.keys(body.data.params).toSorted()).toEqual([
      'comment_status',
      'date',
      'format',
      'status',
      'sticky',
      'tags',
    ])
  })
})
