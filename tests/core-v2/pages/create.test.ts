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

const create = (body: unknown, asker: Actor = 'editor') =>
  service.api.as(asker).post('/core/v2/pages', { body })

describe('POST /core/v2/pages 201', () => {
  it('closes comments and pings by default', async () => {
    const { body } = await create({ title: 'Page' })
    expect(body).toMatchObject({ comment_status: 'closed', ping_status: 'closed' })
  })

  it('accepts one slug below different parents', async () => {
    const slug = unique('same-')
    const [one, two] = [await make.page(), await make.page()]
    const below = await Promise.all([
      make.page({ slug, parent: one.id }),
      make.page({ slug, parent: two.id }),
    ])
    expect(below.map((page) => page.slug)).toEqual([slug, slug])
  })

  it('numbers a slug that looks like the number of a page', async () => {
    const { body } = await create({ title: 'x', slug: 'page7', status: 'publish' })
    expect(body.slug).toBe('page7-2')
  })

  it('ignores members of posts only', async () => {
    const { body } = await create({ title: 'x', sticky: true, tags: [1], format: 'aside' })
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['sticky']))
  })
})

describe('POST /core/v2/pages 400', () => {
  it.each([99_999_999, -1, 2 ** 31])('refuses the unknown parent %d', async (parent) => {
    expect(await create({ title: 'x', parent })).toBeRestError('rest_post_invalid_id', 400)
  })

  it('refuses a post as parent', async () => {
    const { id } = await make.post()
    expect(await create({ title: 'x', parent: id })).toBeRestError('rest_post_invalid_id', 400)
  })

  it.each([2 ** 31, -(2 ** 31) - 1, 1e20])('refuses the order %d', async (menu_order) => {
    expect(await create({ title: 'x', menu_order })).toBeRestError('rest_invalid_param', 400)
  })

  it('refuses a body that names an item', async () => {
    expect(await create({ id: '7', title: 'x' })).toBeRestError('rest_post_exists', 400)
  })
})

describe('POST /core/v2/pages 401', () => {
  it('refuses visitors', async () => {
    expect(await create({ title: 'x' }, 'anonymous')).toBeRestError('rest_cannot_create', 401)
  })
})

describe('POST /core/v2/pages 403', () => {
  it.each(['subscriber', 'contributor', 'author'] as const)('refuses a %s', async (asker) => {
    expect(await create({ title: 'x' }, asker)).toBeRestError('rest_cannot_create', 403)
  })
})
