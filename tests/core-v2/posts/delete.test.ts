import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor, Query } from '../../support/api.ts'
import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const remove = (id: number, query: Query = {}, asker: Actor = 'editor') =>
  service.api.as(asker).delete(`/core/v2/posts/${id}`, { query })

describe('DELETE /core/v2/posts/{id} 200', () => {
  it('moves the post to the trash', async () => {
    const { id, slug } = await make.post()
    expect((await remove(id)).body).toMatchObject({ status: 'trash', slug: `${slug}__trashed` })
  })

  it('removes the flag of sticky posts', async () => {
    const { id } = await make.post({ sticky: true })
    expect((await remove(id)).body.sticky).toBe(false)
  })

  it('subtracts the post from the totals of its terms', async () => {
    const tag = await make.tag()
    const { id } = await make.post({ tags: [tag.id] })
    await remove(id)
    expect((await service.api.get(`/core/v2/tags/${tag.id}`)).body.count).toBe(0)
  })

  it('deletes the post permanently with force, and shows its former state', async () => {
    const { id, slug } = await make.post()
    const { body } = await remove(id, { force: true })
    expect(body).toMatchObject({ deleted: true, previous: { id, slug, status: 'publish' } })
  })

  it('deletes revisions and assignments of terms too', async () => {
    const tag = await make.tag()
    const { id } = await make.post({ tags: [tag.id] })
    await service.api.as('editor').post(`/core/v2/posts/${id}`, { body: { content: 'Two' } })
    await remove(id, { force: true })
    const { prisma } = service.ctx.database
    const left = await Promise.all([
      prisma.revision.count({ where: { parentId: id } }),
      prisma.entryTerm.count({ where: { entryId: id } }),
      prisma.term.findUnique({ where: { id: tag.id } }).then((term) => term?.count),
    ])
    expect(left).toEqual([0, 0, 0])
  })

  it('does not count a post in the trash twice', async () => {
    const tag = await make.tag()
    const { id } = await make.post({ tags: [tag.id] })
    await remove(id)
    await remove(id, { force: true })
    expect((await service.api.get(`/core/v2/tags/${tag.id}`)).body.count).toBe(0)
  })

  it('shows the requested fields of the deleted item', async () => {
    const { id } = await make.post()
    const { body } = await remove(id, { force: true, _fields: 'deleted,previous.status' })
    expect(body).toEqual({ deleted: true, previous: { status: 'publish' } })
  })
})

describe('DELETE /core/v2/posts/{id} 400', () => {
  it('refuses a force that is not a boolean', async () => {
    const { id } = await make.post()
    expect(await remove(id, { force: 'sure' })).toBeRestError('rest_invalid_param', 400)
  })
})

describe('DELETE /core/v2/posts/{id} 401', () => {
  it('refuses visitors', async () => {
    const { id } = await make.post()
    expect(await remove(id, {}, 'anonymous')).toBeRestError('rest_cannot_delete', 401)
  })
})

describe('DELETE /core/v2/posts/{id} 403', () => {
  it.each(['subscriber', 'contributor', 'author'] as const)('refuses a %s', async (asker) => {
    const { id } = await make.post()
    expect(await remove(id, { force: true }, asker)).toBeRestError('rest_cannot_delete', 403)
  })

  it('refuses contributors their posts that were published, also in the trash', async () => {
    const { id } = await make.post({ status: 'draft' }, 'contributor')
    await service.api.as('editor').post(`/core/v2/posts/${id}`, { body: { status: 'publish' } })
    await remove(id)
    const answer = await remove(id, { force: true }, 'contributor')
    expect(answer).toBeRestError('rest_cannot_delete', 403)
  })
})

describe('DELETE /core/v2/posts/{id} 404', () => {
  it.each([0, 99_999_999, 2 ** 31])('finds no post %d', async (id) => {
    expect(await remove(id)).toBeRestError('rest_post_invalid_id', 404)
  })

  it('finds no page', async () => {
    const { id } = await make.page()
    expect(await remove(id)).toBeRestError('rest_post_invalid_id', 404)
  })
})

describe('DELETE /core/v2/posts/{id} 410', () => {
  it('moves nothing to the trash twice', async () => {
    const { id } = await make.post()
    await remove(id)
    expect(await remove(id)).toBeRestError('rest_already_trashed', 410)
  })
})
