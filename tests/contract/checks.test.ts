import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import request from 'supertest'
import { createListener } from '../../src/app.ts'
import { startService, type TestService } from '../support/service.ts'

/** 12 bytes that start as a PNG does are no picture, but a form with a file all the same. */
const FILE = Buffer.from('89504e470d0a1a0a00000000', 'hex')

let service: TestService
let listener: RequestListener
beforeAll(async () => {
  service = await startService({ environment: { CONTRACT_CHECKS: 'on' } })
  listener = createListener(service.ctx)
}, 30_000)
afterAll(() => service?.close())

const signedIn = (pending: request.Test): request.Test => {
  const { user, pass } = service.credentials.editor
  return pending.auth(user, pass)
}

describe('A service with CONTRACT_CHECKS=on', () => {
  it.each([
    ['a list', '/core/v2/posts?include=1,2&per_page=3'],
    ['brackets in a query', '/core/v2/posts?include[]=1&include[]=2&categories[terms]=1'],
    ['a path with an id', '/core/v2/statuses/publish'],
    ['the other address of the API', '/'],
    ['another namespace', '/cal/events/v1/events?start_date=2027-01-01'],
    ['embedded resources', '/core/v2/users?_embed'],
  ])('answers a valid read as without: %s', async (_what, path) => {
    await request(listener).get(`/api${path}`).expect(200)
  })

  it('checks a read by rest_route like any other', async () => {
    await request(listener).get('/?rest_route=/core/v2/posts&per_page=1').expect(200)
    const { body } = await request(listener).get('/?rest_route=/core/v2/posts&per_page=0')
    expect(body).toMatchObject({ code: 'rest_invalid_param', data: { status: 400 } })
  })

  it('refuses bad arguments in the words of the interface', async () => {
    const { body } = await request(listener).get('/api/core/v2/posts?page=0&per_page=x').expect(400)
    expect(body).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { page: expect.any(String), per_page: expect.any(String) } },
    })
  })

  it('checks writes with their bodies, in JSON and in forms', async () => {
    const category = signedIn(request(listener).post('/api/core/v2/categories'))
    await category.send({ name: 'Herons' }).expect(201)
    const form = signedIn(request(listener).post('/api/core/v2/categories')).type('form')
    await form.send({ name: 'Storks', description: 'White ones' }).expect(201)
    const bad = signedIn(request(listener).post('/api/core/v2/categories'))
    const { body } = await bad.send({ name: ['a'], parent: 'none' }).expect(400)
    expect(body).toMatchObject({ code: 'rest_invalid_param' })
  })

  it('checks requests of a batch in process', async () => {
    const requests = [
      { path: '/core/v2/categories', body: { name: 'Cranes' } },
      { path: '/core/v2/categories', body: { name: 'Gulls', parent: 'none' } },
      { path: '/core/v2/categories', body: {} },
    ]
    const pending = signedIn(request(listener).post('/api/batch/v1'))
    const { body } = await pending.send({ requests }).expect(207)
    const { responses } = body as { responses: { status: number }[] }
    expect(responses.map(({ status }) => status)).toEqual([201, 400, 400])
  })

  it('checks an upload before its file is read, and again with the fields of its form', async () => {
    const pending = signedIn(request(listener).post('/api/core/v2/media'))
    const { status, body } = await pending
      .field('title', 'A heron')
      .field('author', 'nobody')
      .attach('file', FILE, 'heron.png')
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
  })

  it.each([
    ['null', { alt_text: null }],
    ['an empty object', { caption: {} }],
    ['an empty list', { meta: { list: [] } }],
  ])(
    'accepts %s along with the address of a file, which no form can express',
    async (_what, members) => {
      const pending = signedIn(request(listener).post('/api/core/v2/media'))
      const { body } = await pending.send({ url: 'http://127.0.0.1:1/heron.png', ...members })
      expect(body).toMatchObject({ data: { status: 400, params: { url: expect.any(String) } } })
    },
  )
})
