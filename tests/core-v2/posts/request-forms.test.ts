import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../../support/api.ts'
import { createFactories, unique, type Created, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

/** The many ways in which clients of this interface write one request. */
const path = '/core/v2/posts'

let service: TestService
let make: Factories
let post: Created
let other: Created
let editor: Client
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  post = await make.post()
  other = await make.post()
  editor = service.api.as('editor')
}, 30_000)
afterAll(() => service.close())

const get = (query: string) => service.api.get(`${path}?${query}`)
const idsOf = (body: { id: number }[]) => body.map(({ id }) => id).toSorted((a, b) => a - b)

it('GET /core/v2/posts 200 has an empty list for each item of which _fields names nothing', async () => {
  const list = await get(`include=${post.id},${other.id}&_fields=nothing`)
  const item = await service.api.get(`${path}/${post.id}?_fields=nothing`)
  const deeper = await service.api.get(`${path}/${post.id}?_fields=title.nothing`)
  expect([list.body, item.body, deeper.body]).toEqual([[[], []], [], { title: {} }])
  for (const address of ['/', '/core/v2/types', '/cal/events/v1/events', '/cal/events/v1/doc']) {
    expect((await service.api.get(`${address}?_fields=nothing`)).body).toEqual([])
  }
})

it.each(['_envelope', '_envelope=0', '_envelope=false', '_envelope=1'])(
  'GET /core/v2/posts/{id} 200 wraps the answer in an envelope for %s',
  async (query) => {
    const { body } = await service.api.get(`${path}/${post.id}?_fields=id&${query}`)
    expect(body).toMatchObject({ status: 200, body: { id: post.id } })
  },
)

it('GET /core/v2/posts/{id} 200 keeps a preview from being stored in an envelope too', async () => {
  const { id } = await make.post({ status: 'draft' })
  const { body: link } = await editor.post(`${path}/${id}/preview-links`)
  const query = { preview_token: link.token, _envelope: 1 }
  const { headers, body } = await service.api.get(`${path}/${id}`, { query })
  expect(body).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-store' } })
  expect(headers['cache-control']).toBe('no-store')
})

it.each([
  ['0', true],
  ['false', false],
])('GET /core/v2/posts/{id} 200 takes _embed=%s for embedding: %p', async (value, embeds) => {
  const { body } = await service.api.get(`${path}/${post.id}?_embed=${value}`)
  expect('_embedded' in body).toBe(embeds)
})

it('PATCH /core/v2/posts/{id} 200 takes `_fields` of a JSON body before that of the query', async () => {
  const { id } = await make.post()
  const body = { _fields: 'id,excerpt.raw', excerpt: 'x' }
  const answer = await editor.patch(`${path}/${id}?_fields=title`, { body })
  expect(answer.body).toEqual({ id, excerpt: { raw: 'x' } })
})

it('PUT /core/v2/posts/{id} 200 takes `_fields` of a form', async () => {
  const { id } = await make.post()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = '_fields[]=id&_fields[]=slug&slug=formed'
  expect((await editor.put(`${path}/${id}`, { body, headers })).body).toEqual({
    id,
    slug: expect.stringMatching(/^formed/),
  })
})

it('GET /core/v2/posts/{id} 200 takes `_fields` as an object', async () => {
  const { body } = await service.api.get(`${path}/${post.id}?_fields[a]=id`)
  expect(body).toEqual({ id: post.id })
})

it('GET /core/v2/posts 200 keeps the last value of an argument that is given twice', async () => {
  const { body, headers } = await get('per_page=5&per_page=1&context=edit&context=embed')
  expect(body).toHaveLength(1)
  expect(body[0]).not.toHaveProperty('content')
  const next = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1] ?? ''
  expect(next).toContain('per_page=5&per_page=1&')
})

it('GET /core/v2/posts 200 keeps both values of a list that is given twice', async () => {
  const { body } = await get(`include=${post.id}&include=${other.id}`)
  expect(idsOf(body)).toEqual(idsOf([post, other]))
})

it('GET /core/v2/posts 400 refuses a list where one value is wanted', async () => {
  const answer = await get('per_page[]=5&per_page[]=1')
  expect(answer).toBeRestError('rest_invalid_param', 400)
})

it('POST /core/v2/posts 201 keeps the last value of an argument that a form gives twice', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'title=a&title=b&content[raw]=c&content[raw]=d&status=draft'
  const created = await editor.post(path, { body, headers })
  expect(created.body).toMatchObject({ title: { raw: 'b' }, content: { raw: 'd' } })
})

it('GET /core/v2/posts/{id} 200 drops slashes at the end, however many', async () => {
  expect((await service.api.get(`${path}/${post.id}//?_fields=id`)).body).toEqual({ id: post.id })
})

it('GET /core/v2/posts/{id} 404 finds nothing at two slashes in the middle', async () => {
  expect(await service.api.get(`${path}//${post.id}`)).toBeRestError('rest_no_route', 404)
})

describe('POST /core/v2/posts 400', () => {
  const nested = '['.repeat(513) + ']'.repeat(513)

  it.each([
    ['only blanks', '  ', 4],
    ['a byte order mark in front', '\uFEFF{"title":"x"}', 4],
    ['what is no UTF-8', Buffer.from('{"title":"\xff"}', 'latin1'), 5],
    ['more than 512 levels', `{"title":${nested}}`, 1],
  ])('refuses %s in a body of JSON, with what is allowed', async (_, body, code) => {
    const answer = await editor.post(path, { body })
    expect(answer).toBeRestError('rest_invalid_json', 400)
    expect(answer.body.data.json_error_code).toBe(code)
    expect(answer.headers['allow']).toBe('GET, POST')
  })

  it('treats an empty body as none', async () => {
    expect(await editor.post(path, { body: '' })).toBeRestError('empty_content', 400)
  })
})

const send = async (method: 'post' | 'put' | 'patch', at: string, pairs: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  form.append('title', new Blob(['{}']), 'title.json')
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  const body = Buffer.from(await encoded.arrayBuffer())
  return editor[method](at, { body, headers: { 'content-type': type } })
}

it('POST /core/v2/posts 201 reads a multipart form as fields, its files left out', async () => {
  const [tag, second] = [await make.tag(), await make.tag()]
  const title = unique()
  const { status, body } = await send('post', path, [
    ['title[raw]', title],
    ['status', 'draft'],
    ['status', 'private'],
    ['tags[]', String(tag.id)],
    ['tags[]', String(second.id)],
  ])
  expect(status).toBe(201)
  expect(body).toMatchObject({ title: { raw: title }, status: 'private' })
  expect(body.tags).toEqual(expect.arrayContaining([tag.id, second.id]))
})

it.each([
  ['PUT', 'put'],
  ['PATCH', 'patch'],
] as const)('%s /core/v2/posts/{id} 200 reads a multipart form', async (_name, method) => {
  const { id } = await make.post()
  const title = unique()
  const { status, body } = await send(method, `${path}/${id}`, [
    ['title[raw]', title],
    ['sticky', 'true'],
  ])
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: { raw: title }, sticky: true })
})

it('POST /core/v2/posts/{id} 200 reads false as an empty list, and true as the item 1', async () => {
  const tag = await make.tag()
  const { id } = await make.post({ tags: [tag.id] })
  const cleared = await editor.post(`${path}/${id}`, { body: { tags: false } })
  expect(cleared.body.tags).toEqual([])
  expect((await get(`include=${id}`)).body).toHaveLength(1)
  const given = await editor.post(`${path}/${id}`, { body: { categories: true } })
  expect(given.body.categories).toEqual([1])
})

it('POST /core/v2/posts/{id} 200 reads an empty text of a form as an empty list', async () => {
  const tag = await make.tag()
  const { id } = await make.post({ tags: [tag.id] })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { body } = await editor.post(`${path}/${id}`, { body: 'tags=', headers })
  expect(body.tags).toEqual([])
})

it.each(['include[a]=1', 'slug[a]=', 'include[a]=x'])(
  'GET /core/v2/posts 400 refuses an object as a list (%s)',
  async (query) => {
    const answer = await get(query)
    const name = query.split('[')[0] ?? ''
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.details).toMatchObject({
      [name]: { code: 'rest_invalid_type', data: { param: name } },
    })
  },
)
