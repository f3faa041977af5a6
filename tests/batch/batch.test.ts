import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer, Actor } from '../support/api.ts'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const posts = '/core/v2/posts'

const send = (requests: unknown, asker: Actor = 'editor', more: object = {}): Promise<Answer> =>
  service.api.as(asker).post('/batch/v1', { body: { requests, ...more } })

const statusesOf = ({ body }: Answer): (number | null)[] =>
  (body.responses as ({ status: number } | null)[]).map((response) => response?.status ?? null)

const codesOf = ({ body }: Answer): (string | null)[] =>
  (body.responses as ({ body: { code: string } } | null)[]).map(
    (response) => response?.body.code ?? null,
  )

const titleOf = async (id: number): Promise<string> =>
  (await service.api.get(`${posts}/${id}`)).body.title.rendered

describe('GET /', () => {
  it('200 shows the arguments of a batch without descriptions, as clients know them', async () => {
    const { body } = await service.api.get('/')
    const { args } = body.routes['/batch/v1'].endpoints[0]
    expect(Object.keys(args)).toEqual(['validation', 'requests'])
    expect(args.validation).not.toHaveProperty('description')
    expect(args.requests).not.toHaveProperty('description')
  })
})

describe('POST /batch/v1', () => {
  describe('207', () => {
    it('answers nothing to nothing', async () => {
      expect((await send([], 'anonymous')).body).toEqual({ responses: [] })
    })

    it('answers each request in its place', async () => {
      const { id } = await make.post()
      const answer = await send([
        { method: 'PUT', path: `${posts}/${id}`, body: { title: unique() } },
        { path: `${posts}/99999999`, body: { title: 'None' } },
        { method: 'DELETE', path: `${posts}/${id}?force=true` },
        { method: 'PUT', path: `${posts}/${id}`, body: { title: 'Gone' } },
      ])
      expect(statusesOf(answer)).toEqual([200, 404, 200, 404])
    })

    it('lets later requests build on earlier ones', async () => {
      const mark = unique()
      const tag = await make.tag()
      const answer = await send([
        { method: 'PUT', path: `/core/v2/tags/${tag.id}`, body: { slug: mark } },
        { path: '/core/v2/tags', body: { name: unique(), slug: mark } },
      ])
      expect(answer.body.responses[1].body.slug).toBe(`${mark}-2`)
    })

    it('says of an upload that there is no file, as it would without a batch', async () => {
      const answer = await send([
        { path: '/core/v2/media' },
        { path: '/core/v2/media', body: { title: 'Harbor' } },
      ])
      expect(codesOf(answer)).toEqual(['rest_upload_no_data', 'rest_upload_no_content_disposition'])
    })

    it('creates posts by few statements, their ids in the order of the requests', async () => {
      const { database } = service.ctx
      const requests = Array.from({ length: 25 }, () => ({
        path: posts,
        body: { title: unique() },
      }))
      const before = database.statements()
      const { body } = await send(requests)
      expect(database.statements() - before).toBeLessThan(50)
      const ids = body.responses.map((response: { body: { id: number } }) => response.body.id)
      expect(ids).toEqual(ids.toSorted((one: number, other: number) => one - other))
    })

    it('numbers the slugs of posts of one title in the order of the requests', async () => {
      const post = { path: posts, body: { title: 'Alike', status: 'publish' } }
      const { body } = await send(Array.from({ length: 12 }, () => post))
      const slugs = body.responses.map((response: { body: { slug: string } }) => response.body.slug)
      const numbers = Array.from({ length: 11 }, (_, index) => `alike-${index + 2}`)
      expect(slugs).toEqual(['alike', ...numbers])
    })

    it('creates the other posts when one is refused', async () => {
      const requests = ['First', '', 'Third'].map((title) => ({ path: posts, body: { title } }))
      expect(statusesOf(await send(requests))).toEqual([201, 400, 201])
    })

    it('takes 25 requests', async () => {
      const answer = await send(Array.from({ length: 25 }, () => ({ path: '/no/such/thing' })))
      expect(codesOf(answer)).toEqual(Array.from({ length: 25 }, () => 'rest_no_route'))
    })

    it.each([
      ['a full address', 'http://127.0.0.1/api/core/v2/posts', 'rest_no_route'],
      ['another host', '//example.org/core/v2/posts', 'rest_no_route'],
      ['no slash in front', 'core/v2/posts', 'rest_no_route'],
      ['nothing', '', 'rest_no_route'],
      ['a broken escape', '/core/v2/posts%', 'rest_no_route'],
      ['no address at all', '//', 'parse_path_failed'],
      ['half a character', '/core/v2/posts\ud800', 'parse_path_failed'],
      ['a query that is not text', '/core/v2/posts?title=%ff', 'rest_invalid_encoding'],
      ['NUL', '/core/v2/posts/\0', 'rest_no_route'],
      ['a prototype', '/__proto__', 'rest_no_route'],
    ])('refuses %s as a path in its place', async (_name, path, code) => {
      expect(codesOf(await send([{ path, body: { title: 'x' } }]))).toEqual([code])
    })

    it('refuses the text of one request and runs the other', async () => {
      const answer = await send([
        { path: posts, body: { title: 'NUL \0' } },
        { path: posts, body: { title: unique() } },
      ])
      expect(statusesOf(answer)).toEqual([400, 201])
    })

    it('refuses what is nested without end in its place', async () => {
      const deep = `${'{"a":'.repeat(400)}1${'}'.repeat(400)}`
      const body = `{"requests":[{"path":"${posts}","body":{"title":"x","meta":${deep}}}]}`
      expect(statusesOf(await service.api.as('editor').post('/batch/v1', { body }))).toEqual([400])
    })

    it('has no batch in a batch', async () => {
      const answer = await send([{ path: '/batch/v1', body: { requests: [] } }])
      expect(codesOf(answer)).toEqual(['rest_batch_not_allowed'])
    })

    it('has no routes in it that cannot be batched', async () => {
      const answer = await send([{ path: '/core/v2/users/me', body: {} }])
      expect(codesOf(answer)).toEqual(['rest_batch_not_allowed'])
    })

    it('has no other method by the query or a header', async () => {
      const answer = await send([
        { path: `${posts}?_method=GET`, headers: { 'X-HTTP-Method-Override': 'GET' }, body: {} },
      ])
      expect(codesOf(answer)).toEqual(['empty_content'])
    })

    it('has no other caller by a header', async () => {
      const { user, pass } = service.credentials.admin
      const headers = { Authorization: `Basic ${btoa(`${user}:${pass}`)}` }
      const answer = await send([{ path: posts, headers, body: { title: 'x' } }], 'anonymous')
      expect(statusesOf(answer)).toEqual([401])
    })

    it('keeps the conditions of a request', async () => {
      const { id } = await make.post()
      const { headers } = await service.api.as('editor').get(`${posts}/${id}?context=edit`)
      const path = `${posts}/${id}`
      const condition = { 'If-Match': headers['etag'] }
      const answer = await send([
        { path, headers: condition, body: { title: 'First' } },
        { path, headers: condition, body: { title: 'Second' } },
      ])
      expect(statusesOf(answer)).toEqual([200, 412])
    })

    it('reads a form', async () => {
      const answer = await service.api.as('editor').post('/batch/v1', {
        body: `requests[0][path]=${posts}&requests[0][body][title]=${unique()}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(statusesOf(answer)).toEqual([201])
    })
  })

  describe('207', () => {
    const validation = { validation: 'require-all-validate' }

    it('runs nothing when all must be valid and one request is not', async () => {
      const { id } = await make.post({ title: 'Before' })
      const answer = await send(
        [
          { path: `${posts}/${id}`, body: { title: 'After' } },
          { path: posts, body: { sticky: 'perhaps' } },
          { path: '/core/v2/users/me', body: {} },
          { path: '//' },
        ],
        'editor',
        validation,
      )
      const codes = [null, 'rest_invalid_param', 'rest_batch_not_allowed', 'parse_path_failed']
      expect(answer.body.failed).toBe('validation')
      expect(codesOf(answer)).toEqual(codes)
      expect(await titleOf(id)).toBe('Before')
    })

    it('runs the others when all must be valid and permission or item is missing', async () => {
      const answer = await send(
        [
          { path: '/core/v2/pages', body: { title: 'x' } },
          { path: `${posts}/99999999`, body: { title: 'x' } },
          { path: posts, body: { title: unique() } },
        ],
        'author',
        validation,
      )
      expect(statusesOf(answer)).toEqual([403, 404, 201])
    })
  })

  describe('400', () => {
    it.each([
      ['26 requests', Array.from({ length: 26 }, () => ({ path: posts })), 'rest_too_many_items'],
      ['GET', [{ method: 'GET', path: posts }], 'rest_not_in_enum'],
      ['a method in lower case', [{ method: 'post', path: posts }], 'rest_not_in_enum'],
      ['no path', [{}], 'rest_property_required'],
      ['a path that is none', [{ path: 7 }], 'rest_invalid_type'],
      ['a body that is text', [{ path: posts, body: 'x' }], 'rest_invalid_type'],
      ['headers that are text', [{ path: posts, headers: 'x' }], 'rest_invalid_type'],
      ['null', [null], 'rest_invalid_type'],
      ['text', 'all', 'rest_invalid_type'],
    ])('refuses %s as a whole', async (_name, requests, code) => {
      expect((await send(requests)).body.data.details.requests.code).toBe(code)
    })

    it('refuses an unknown way to validate', async () => {
      expect(await send([], 'editor', { validation: 'all' })).toBeRestError(
        'rest_invalid_param',
        400,
      )
    })

    it('wants requests', async () => {
      expect(await service.api.post('/batch/v1')).toBeRestError('rest_missing_callback_param', 400)
    })
  })

  describe('401', () => {
    it('refuses wrong credentials', async () => {
      expect(await send([], { user: 'nobody', pass: 'x' })).toBeRestError('invalid_username', 401)
    })
  })

  describe('413', () => {
    it('has the same limit as every body', async () => {
      const body = { title: 'x'.repeat(service.ctx.config.server.bodyLimit) }
      expect(await send([{ path: posts, body }])).toBeRestError('rest_body_too_large', 413)
    })
  })
})
