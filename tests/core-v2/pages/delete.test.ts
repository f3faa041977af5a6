import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor, Query } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const remove = (id: number, query: Query = {}, asker: Actor = 'editor') =>
  service.api.as(asker).delete(`/core/v2/pages/${id}`, { query })

const read = async (id: number) => (await service.api.as('editor').get(`/core/v2/pages/${id}`)).body

describe('DELETE /core/v2/pages/{id} 200', () => {
  it('leaves children of a page in the trash where they are', async () => {
    const top = await make.page()
    const below = await make.page({ parent: top.id })
    await remove(top.id)
    expect((await read(below.id)).parent).toBe(top.id)
  })

  it('moves children of a removed page up', async () => {
    const top = await make.page()
    const middle = await make.page({ parent: top.id })
    const below = await make.page({ parent: middle.id })
    await remove(middle.id, { force: true })
    expect((await read(below.id)).parent).toBe(top.id)
  })

  it('numbers the slug of a child that is taken further up', async () => {
    const slug = unique('rises-')
    await make.page({ slug })
    const middle = await make.page()
    const below = await make.page({ slug, parent: middle.id })
    await remove(middle.id, { force: true })
    expect(await read(below.id)).toMatchObject({ parent: 0, slug: `${slug}-2` })
  })

  it('gives a child the slug of the page that was removed', async () => {
    const slug = unique('heir-')
    const top = await make.page({ slug })
    const below = await make.page({ slug, parent: top.id })
    await remove(top.id, { force: true })
    expect(await read(below.id)).toMatchObject({ parent: 0, slug })
  })

  it('moves up or refuses children that are created during the deletion', async () => {
    const top = await make.page()
    const [, ...children] = await Promise.all([
      remove(top.id, { force: true }),
      ...Array.from({ length: 5 }, () =>
        service.api.as('editor').post('/core/v2/pages', { body: { title: 'x', parent: top.id } }),
      ),
    ])
    const orphans = await service.ctx.database.prisma.entry.count({ where: { parentId: top.id } })
    expect(orphans).toBe(0)
    expect(children.every(({ status }) => status === 201 || status === 400)).toBe(true)
  }, 30_000)
})

describe('DELETE /core/v2/pages/{id} 400', () => {
  it('refuses a force that is not a boolean', async () => {
    const { id } = await make.page()
    expect(await remove(id, { force: 'sure' })).toBeRestError('rest_invalid_param', 400)
  })
})

describe('DELETE /core/v2/pages/{id} 401/403', () => {
  it('refuses visitors', async () => {
    const { id } = await make.page()
    expect(await remove(id, {}, 'anonymous')).toBeRestError('rest_cannot_delete', 401)
  })

  it('refuses authors', async () => {
    const { id } = await make.page()
    expect(await remove(id, {}, 'author')).toBeRestError('rest_cannot_delete', 403)
  })
})

describe('DELETE /core/v2/pages/{id} 404', () => {
  it('finds no post', async () => {
    const { id } = await make.post()
    expect(await remove(id)).toBeRestError('rest_post_invalid_id', 404)
  })
})

describe('DELETE /core/v2/pages/{id} 410', () => {
  it('moves nothing to the trash twice', async () => {
    const { id } = await make.page()
    await remove(id)
    expect(await remove(id)).toBeRestError('rest_already_trashed', 410)
  })
})

describe('DELETE /core/v2/pages/{id} 412', () => {
  it('refuses to remove another version', async () => {
    const { id } = await make.page()
    const answer = await service.api
      .as('editor')
      .delete(`/core/v2/pages/${id}`, { headers: { 'if-match': '"9-x"' } })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  })
})
