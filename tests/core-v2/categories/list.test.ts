import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import type { Actor, Query } from '../../support/api.ts'
import { createFactories, unique, type Created, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const list = '/core/v2/categories'

async function ids(query: Query, asker: Actor = 'anonymous'): Promise<number[]> {
  const { status, body } = await service.api.as(asker).get(list, { query })
  expect(status).toBe(200)
  return (body as { id: number }[]).map(({ id }) => id)
}

describe('GET /core/v2/categories 200', () => {
  let top: Created
  let used: Created
  let mark: string
  beforeAll(async () => {
    mark = unique()
    top = await make.category({ name: `A ${mark}` })
    const middle = await make.category({ name: `B ${mark}`, parent: top.id })
    used = await make.category({ name: `C ${mark}`, parent: middle.id })
    await make.category({ name: `D ${mark}`, parent: top.id })
    await make.post({ categories: [used.id] })
  })

  it('keeps with `hide_empty` the way from the top to a category with items', async () => {
    const names = (await service.api.get(list, { query: { search: mark, hide_empty: true } })).body
    expect(names.map(({ name }: { name: string }) => name[0])).toEqual(['A', 'B', 'C'])
  })

  it('counts with `hide_empty` only categories with items', async () => {
    const { headers } = await service.api.get(list, { query: { search: mark, hide_empty: true } })
    expect(headers['x-wp-total']).toBe('1')
  })

  it('takes `hide_empty` together with a parent', async () => {
    const rows = await ids({ parent: top.id, hide_empty: true })
    expect(rows).toHaveLength(1)
  })
})

describe('GET /core/v2/categories 200', () => {
  const rows: Created[] = []
  let include: number[]
  beforeAll(async () => {
    const mark = unique()
    const texts = [
      ['école', 'zz', 'b'],
      ['Egg', 'yy', 'C'],
      ['apple', 'xx', 'a'],
    ]
    for (const [name, slug, description] of texts) {
      const values = { name: `${name} ${mark}`, slug: `${slug}-${mark}`, description }
      rows.push(await make.category(values))
    }
    await make.post({ categories: [rows[1]?.id] })
    include = rows.map(({ id }) => id)
  })

  it.each([
    ['name', 'asc', [2, 0, 1]],
    ['name', 'desc', [1, 0, 2]],
    ['slug', 'asc', [2, 1, 0]],
    ['id', 'desc', [2, 1, 0]],
    ['description', 'asc', [2, 0, 1]],
    ['count', 'desc', [1, 0, 2]],
    ['term_group', 'desc', [0, 1, 2]],
    ['include_slugs', 'asc', [2, 0, 1]],
  ] as const)('orders by %s %s', async (orderby, order, expected) => {
    expect(await ids({ include, orderby, order })).toEqual(expected.map((at) => include[at]))
  })

  it('orders by the requested slugs', async () => {
    const slug = [rows[1]?.slug ?? '', rows[2]?.slug ?? '', rows[0]?.slug ?? '']
    expect(await ids({ slug, orderby: 'include_slugs' })).toEqual([
      include[1],
      include[2],
      include[0],
    ])
  })
})

describe('GET /core/v2/categories 200', () => {
  it('searches special characters literally', async () => {
    const mark = unique()
    const { id } = await make.category({ name: `R&D 100% ${mark}` })
    await make.category({ name: `RxD 1000 ${mark}` })
    expect(await ids({ search: `r&d 100% ${mark}` })).toEqual([id])
  })

  it('finds words whatever their case and accents', async () => {
    const mark = unique()
    const { id } = await make.category({ name: `Crème ${mark}` })
    expect(await ids({ search: `CREME ${mark}` })).toEqual([id])
  })
})

describe('GET /core/v2/categories', () => {
  it('200 shows categories of a draft to callers who may read it', async () => {
    const { id } = await make.category()
    const draft = await make.post({ status: 'draft', categories: [id] })
    expect(await ids({ post: draft.id }, 'editor')).toEqual([id])
  })

  it.each([
    [401, 'anonymous'],
    [403, 'author'],
  ] as const)('%d keeps the categories of a draft from %s callers', async (status, asker) => {
    const draft = await make.post({ status: 'draft' })
    const answer = await service.api.as(asker).get(list, { query: { post: draft.id } })
    expect(answer).toBeRestError('rest_forbidden_context', status)
  })

  it('401 refuses an item that has no categories at all', async () => {
    const page = await make.page()
    const answer = await service.api.get(list, { query: { post: page.id } })
    expect(answer).toBeRestError('rest_forbidden_context', 401)
  })

  it('200 takes the item 0 for none', async () => {
    expect((await ids({ post: 0 })).length).toBeGreaterThan(0)
  })
})

describe('GET /core/v2/categories 200', () => {
  it('prefers include to exclude', async () => {
    const { id } = await make.category()
    expect(await ids({ include: id, exclude: id })).toEqual([id])
  })
})

describe('GET /core/v2/categories 200', () => {
  beforeAll(async () => {
    await sql`
      INSERT INTO terms (taxonomy, name, slug)
      SELECT 'category', 'Many ' || n, 'many-' || n FROM generate_series(1, 150) n`.execute(
      service.ctx.database.db,
    )
    service.ctx.database.changes.changed('content')
  })

  it.each([1, 100])('takes two statements, however many rows it shows: %d', async (perPage) => {
    await service.api.get('/core/v2/types')
    const before = service.ctx.database.statements()
    await service.api.get(list, { query: { per_page: perPage, search: 'many' } })
    expect(service.ctx.database.statements() - before).toBe(2)
  })

  it('takes one statement where the total follows from the rows', async () => {
    const before = service.ctx.database.statements()
    await service.api.get(list, { query: { per_page: 100, page: 2, search: 'many' } })
    expect(service.ctx.database.statements() - before).toBe(1)
  })
})
