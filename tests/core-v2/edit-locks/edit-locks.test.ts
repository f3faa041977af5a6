import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import type { Actor } from '../../support/api.ts'
import { startService, type TestService } from '../../support/service.ts'

const MINUTE = 60_000
const START = new Date('2033-03-08T10:00:00Z')

let later = 0
let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService({ clock: () => new Date(START.getTime() + later) })
  make = createFactories(service.api)
})
afterAll(() => service?.close())

const lockOf = (id: number): string => `/core/v2/edit-locks/${id}`
const take = (id: number, actor: Actor, body = {}) =>
  service.api.as(actor).put(lockOf(id), { body })
const release = (id: number, actor: Actor) => service.api.as(actor).delete(lockOf(id))
const nameOf = async (actor: Actor): Promise<string> =>
  (await service.api.as(actor).get('/core/v2/users/me')).body.name

const FREE = { user: null, user_name: '', expires: null, is_own: false }

describe('PUT /core/v2/edit-locks/{id}', () => {
  it('200 takes a free lock for two minutes', async () => {
    const { id } = await make.post()
    const { status, body } = await take(id, 'editor')
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id,
        user: expect.any(Number),
        user_name: await nameOf('editor'),
        expires: '2033-03-08T10:02:00.000Z',
        is_own: true,
      },
    })
  })

  it('200 leaves the lock to its holder', async () => {
    const { id } = await make.post()
    await take(id, 'editor')
    const { body } = await take(id, 'admin')
    expect(body).toMatchObject({ user_name: await nameOf('editor'), is_own: false })
  })

  it('200 takes the lock over on request', async () => {
    const { id } = await make.post()
    await take(id, 'editor')
    const { body } = await take(id, 'admin', { take_over: true })
    expect(body).toMatchObject({ user_name: await nameOf('admin'), is_own: true })
  })

  it('200 renews the lock of the caller', async () => {
    const { id } = await make.post()
    await take(id, 'editor')
    later = MINUTE
    const { body } = await take(id, 'editor')
    later = 0
    expect(body.expires).toBe('2033-03-08T10:03:00.000Z')
  })

  it('200 takes a lock that has expired', async () => {
    const { id } = await make.post()
    await take(id, 'editor')
    later = 2 * MINUTE
    const { body } = await take(id, 'admin')
    later = 0
    expect(body.is_own).toBe(true)
  })

  it('200 gives the lock to one of many who ask at the same time', async () => {
    const { id } = await make.post()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => take(id, index % 2 === 0 ? 'editor' : 'admin')),
    )
    expect(new Set(answers.map(({ body }) => body.user)).size).toBe(1)
  })

  it.each(['pages', 'blocks', 'cal_events', 'cal_venue', 'cal_organizer'])(
    '200 locks %s as well',
    async (base) => {
      const body = { title: unique('Item '), status: 'draft' }
      const { body: item } = await service.api.as('admin').post(`/core/v2/${base}`, { body })
      expect((await take(item.id, 'admin')).body.is_own).toBe(true)
    },
  )

  it('200 changes neither the item nor its revisions', async () => {
    const { id } = await make.post()
    const read = async () => {
      const admin = service.api.as('admin')
      const { text } = await admin.get(`/core/v2/posts/${id}`, { query: { context: 'edit' } })
      return [text, (await admin.get(`/core/v2/posts/${id}/revisions`)).text]
    }
    const before = await read()
    await take(id, 'editor')
    expect(await read()).toEqual(before)
  })

  it('200 does not block writes of other users', async () => {
    const { id } = await make.post()
    await take(id, 'editor')
    const body = { title: 'Changed' }
    const { status } = await service.api.as('admin').post(`/core/v2/posts/${id}`, { body })
    expect(status).toBe(200)
  })

  it('400 refuses a value that is not a boolean', async () => {
    const { id } = await make.post()
    const answer = await take(id, 'editor', { take_over: 'perhaps' })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('401 refuses visitors', async () => {
    const { id } = await make.post()
    expect(await take(id, 'anonymous')).toBeRestError('rest_cannot_edit', 401)
  })

  it.each(['author', 'subscriber'] as const)(
    '403 refuses those who may not edit the item, as %s, and names nobody',
    async (actor) => {
      const { id } = await make.post()
      await take(id, 'editor')
      const answer = await take(id, actor)
      expect(answer).toBeRestError('rest_cannot_edit', 403)
      expect(answer.text).not.toContain(await nameOf('editor'))
    },
  )

  it('404 finds no item with the id', async () => {
    expect(await take(99_999_999, 'editor')).toBeRestError('rest_post_invalid_id', 404)
  })
})

describe('DELETE /core/v2/edit-locks/{id}', () => {
  it('200 releases a lock of the caller', async () => {
    const { id } = await make.post()
    await take(id, 'editor')
    const { status, body } = await release(id, 'editor')
    expect({ status, body }).toEqual({ status: 200, body: { id, ...FREE } })
  })

  it('200 leaves a lock that somebody else has taken over', async () => {
    const { id } = await make.post()
    await take(id, 'editor')
    await take(id, 'admin', { take_over: true })
    const { body } = await release(id, 'editor')
    expect(body.user_name).toBe(await nameOf('admin'))
  })

  it('401 refuses visitors', async () => {
    const { id } = await make.post()
    expect(await release(id, 'anonymous')).toBeRestError('rest_cannot_edit', 401)
  })

  it('403 refuses those who may not edit the item', async () => {
    const { id } = await make.post()
    expect(await release(id, 'author')).toBeRestError('rest_cannot_edit', 403)
  })

  it('404 finds no item with the id', async () => {
    expect(await release(99_999_999, 'editor')).toBeRestError('rest_post_invalid_id', 404)
  })
})
