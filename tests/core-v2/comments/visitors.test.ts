import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { COMMENTS, setting, visitor } from './support.ts'

let service: TestService
let post: number
let now = new Date('2026-05-04T10:00:00Z')
beforeAll(async () => {
  service = await startService({ clock: () => now })
  post = (await createFactories(service.api).post()).id
  await setting(service, 'allow_anonymous_comments', true)
})
afterAll(() => service.close())

const send = (body: object) => service.api.post(COMMENTS, { body: { post, ...body } })

/** Another day, so that neither pause nor count of the tries before matters. */
const nextDay = (): void => {
  now = new Date(now.getTime() + 86_400_000)
}

describe('A site that lets visitors comment', () => {
  it('holds what a visitor says and hides the mail address', async () => {
    nextDay()
    const { status, body } = await send({ content: 'Hello', ...visitor() })
    expect(status).toBe(201)
    expect(body).toMatchObject({ author: 0, author_name: 'Visitor', status: 'hold' })
    expect(body._links.author).toBeUndefined()
    expect(JSON.stringify(body)).not.toContain('example.org')
  })

  it('shows a picture that does not reveal the address', async () => {
    nextDay()
    const { body } = await send({ content: unique(), ...visitor() })
    expect(body.author_avatar_urls['48']).toMatch(/\/avatars\/V-\d+\.svg\?s=48$/)
  })

  it('trusts a visitor who was approved before', async () => {
    nextDay()
    const who = visitor()
    const { body } = await send({ content: unique(), ...who })
    await service.api.as('editor').patch(`${COMMENTS}/${body.id}`, { body: { status: '1' } })
    nextDay()
    expect((await send({ content: unique(), ...who })).body.status).toBe('approved')
    nextDay()
    const other = { ...who, author_name: 'Somebody else' }
    expect((await send({ content: unique(), ...other })).body.status).toBe('hold')
  })

  it.each([
    ['rest_comment_author_data_required', { author_name: 'Visitor' }, 400],
    ['rest_comment_author_data_required', { author_email: 'v@example.org' }, 400],
    ['rest_invalid_param', { author_name: 'Visitor', author_email: 'v' }, 400],
    ['rest_comment_invalid_author', { ...visitor(), author: 1 }, 401],
    ['rest_comment_invalid_status', { ...visitor(), status: 'approved' }, 401],
    ['rest_comment_invalid_author_ip', { ...visitor(), author_ip: '::1' }, 401],
  ])('answers %s to %j', async (code, members, status) => {
    nextDay()
    expect(await send({ content: unique(), ...members })).toBeRestError(code, status)
  })

  it('drops an address that is not a web address', async () => {
    nextDay()
    const { body } = await send({ content: unique(), ...visitor(), author_url: 'javascript:x()' })
    expect(body.author_url).toBe('')
  })

  it('takes one comment from an address within 15 seconds, whatever the name', async () => {
    nextDay()
    const all = await Promise.all(
      Array.from({ length: 5 }, () => send({ content: unique(), ...visitor() })),
    )
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 400, 400, 400, 400,
    ])
  })

  it('takes one of two equal comments at once', async () => {
    nextDay()
    const body = { content: unique(), ...visitor() }
    const both = await Promise.all([send(body), send(body)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('limits the comments from an address, over all nodes and however slowly they come', async () => {
    nextDay()
    const other = await startService({ clock: () => now, sharedWith: service })
    for (let count = 1; count <= 20; count++) {
      now = new Date(now.getTime() + 20_000)
      const api = count % 2 === 0 ? other.api : service.api
      await api.post(COMMENTS, { body: { post, content: unique(), ...visitor() } })
    }
    now = new Date(now.getTime() + 20_000)
    expect(await send({ content: unique(), ...visitor() })).toBeRestError('comment_flood', 400)
    await other.close()
  })
})
