import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser, type TestUser } from '../../support/accounts.ts'
import { createFactories, unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const ME = '/core/v2/users/me'

let service: TestService
let writer: TestUser
let silent: TestUser
beforeAll(async () => {
  service = await startService()
  writer = await createUser(service.ctx, { login: unique('writer'), role: 'author' })
  silent = await createUser(service.ctx, { login: unique('silent'), role: 'contributor' })
  await createFactories(service.api).post({ author: writer.id })
})
afterAll(() => service.close())

const itemOf = ({ id }: { id: number | string }): string => `/core/v2/users/${id}`
const asUser = ({ login, applicationPassword }: TestUser) =>
  service.api.as({ user: login, pass: applicationPassword })

describe('GET /core/v2/users/{id}', () => {
  it('200 shows a public author to everybody', async () => {
    expect(await service.api.get(itemOf(writer))).toMatchObject({
      status: 200,
      body: { id: writer.id, name: writer.name, link: expect.stringContaining(writer.login) },
    })
  })

  it('200 shows oneself in the edit context', async () => {
    const { body } = await asUser(silent).get(itemOf(silent), { query: { context: 'edit' } })
    expect(body).toMatchObject({
      username: silent.login,
      roles: ['contributor'],
      capabilities: { edit_posts: true, contributor: true, level_1: true },
      extra_capabilities: { contributor: true },
      meta: { persisted_preferences: {} },
      locale: 'en_US',
    })
  })

  it('200 shows what the caller may do', async () => {
    const { body, headers } = await service.api.as('admin').get(itemOf(silent))
    expect(headers['allow']).toBe('GET, POST, PUT, PATCH, DELETE')
    expect(body._links.self[0].targetHints.allow.join(', ')).toBe('GET, POST, PUT, PATCH, DELETE')
  })

  it('200 names existing pictures', async () => {
    const { body } = await service.api.get(itemOf(writer))
    const picture = await fetch(body.avatar_urls['48'])
    expect({
      pictureStatus: picture.status,
      pictureContentType: picture.headers.get('content-type'),
    }).toEqual({ pictureStatus: 200, pictureContentType: 'image/svg+xml; charset=UTF-8' })
  })

  it('304 confirms that nothing has changed', async () => {
    const { headers } = await service.api.get(itemOf(writer))
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.get(itemOf(writer), again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const answer = await service.api.get(itemOf(writer), { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  describe.each([
    ['401', 'anonymous', 401],
    ['403', 'editor', 403],
  ] as const)('%s', (_heading, asker, status) => {
    it('hides users who have published nothing', async () => {
      const answer = await service.api.as(asker).get(itemOf(silent))
      expect(answer).toBeRestError('rest_user_cannot_view', status)
    })

    it('keeps the edit context for administrators', async () => {
      const answer = await service.api.as(asker).get(itemOf(writer), { query: { context: 'edit' } })
      expect(answer).toBeRestError('rest_forbidden_context', status)
    })
  })

  it.each(['0', '99999999', '2147483648', '99999999999999999999'])(
    '404 finds no user %s',
    async (id) => {
      expect(await service.api.get(itemOf({ id }))).toBeRestError('rest_user_invalid_id', 404)
    },
  )
})

describe('GET /core/v2/users/me', () => {
  it('200 shows the caller', async () => {
    const { body } = await asUser(silent).get(ME)
    expect({ id: body.id, selfHref: body._links.self[0].href }).toEqual({
      id: silent.id,
      selfHref: `${service.root}${itemOf(silent)}`,
    })
  })

  it('304 confirms that nothing has changed', async () => {
    const { headers } = await asUser(silent).get(ME)
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await asUser(silent).get(ME, again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const answer = await asUser(silent).get(ME, { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('401 refuses callers without credentials', async () => {
    expect(await service.api.get(ME)).toBeRestError('rest_not_logged_in', 401)
  })
})

it('GET /core/v2/posts/{id} 200 embeds the author in the embed context', async () => {
  const post = await createFactories(service.api).post({ author: writer.id })
  const { body } = await service.api.get(`/core/v2/posts/${post.id}`, { query: { _embed: 1 } })
  expect(body._embedded.author).toMatchObject([{ id: writer.id, name: writer.name }])
})

it('GET /core/v2/posts/{id} 200 embeds an error where the author is hidden', async () => {
  const { id } = await createFactories(service.api).post({ author: silent.id, status: 'draft' })
  const { body } = await service.api
    .as('editor')
    .get(`/core/v2/posts/${id}`, { query: { _embed: 'author' } })
  expect(body._embedded.author).toMatchObject([
    { code: 'rest_user_cannot_view', data: { status: 403 } },
  ])
})
