import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const update = (id: number, body: unknown, asker: Actor = 'editor') =>
  service.api.as(asker).patch(`/core/v2/pages/${id}`, { body })

const parentOf = async (id: number): Promise<number> =>
  (await service.api.as('editor').get(`/core/v2/pages/${id}`)).body.parent

describe('PATCH /core/v2/pages/{id} 200', () => {
  it('numbers a slug that is taken below the new parent', async () => {
    const slug = unique('moved-')
    const parent = await make.page()
    await make.page({ slug, parent: parent.id })
    const { id } = await make.page({ slug })
    expect((await update(id, { parent: parent.id })).body.slug).toBe(`${slug}-2`)
  })

  it('moves a page to the top level whose parent would be one of its descendants', async () => {
    const top = await make.page()
    const below = await make.page({ parent: top.id })
    expect((await update(top.id, { parent: below.id })).body.parent).toBe(0)
  })

  it('creates no cycle by two moves at once', async () => {
    const [one, two] = [await make.page(), await make.page()]
    await Promise.all([update(one.id, { parent: two.id }), update(two.id, { parent: one.id })])
    const parents = [await parentOf(one.id), await parentOf(two.id)]
    expect(parents.filter((parent) => parent === 0)).toHaveLength(1)
  })

  it('clears parent and order by null', async () => {
    const top = await make.page()
    const { id } = await make.page({ parent: top.id, menu_order: 3 })
    const { body } = await update(id, { parent: null, menu_order: null })
    expect(body).toMatchObject({ parent: 0, menu_order: 0 })
  })
})

describe('PATCH /core/v2/pages/{id} 400', () => {
  it('refuses an unknown parent', async () => {
    const { id } = await make.page()
    const answer = await update(id, { parent: 99_999_999 })
    expect(answer).toBeRestError('rest_post_invalid_id', 400)
  })
})

describe('PATCH /core/v2/pages/{id} 401/403', () => {
  it('refuses visitors', async () => {
    const { id } = await make.page()
    expect(await update(id, {}, 'anonymous')).toBeRestError('rest_cannot_edit', 401)
  })

  it('refuses authors', async () => {
    const { id } = await make.page()
    expect(await update(id, {}, 'author')).toBeRestError('rest_cannot_edit', 403)
  })
})

describe('PATCH /core/v2/pages/{id} 404', () => {
  it('finds no post', async () => {
    const { id } = await make.post()
    expect(await update(id, {})).toBeRestError('rest_post_invalid_id', 404)
  })
})

describe('PATCH /core/v2/pages/{id} 412', () => {
  it('refuses a write to another version', async () => {
    const { id } = await make.page()
    const answer = await service.api
      .as('editor')
      .patch(`/core/v2/pages/${id}`, { body: {}, headers: { 'if-match': '"9-x"' } })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  })
})
