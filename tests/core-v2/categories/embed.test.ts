import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

it('GET /core/v2/posts/{id} 200 embeds the categories and the tags of a post as their lists show them', async () => {
  const category = await make.category()
  const [first, second] = [await make.tag({ name: 'A 1' }), await make.tag({ name: 'A 2' })]
  const post = await make.post({ categories: [category.id], tags: [second.id, first.id] })
  const { body } = await service.api.get(`/core/v2/posts/${post.id}`, {
    query: { _embed: 'core:term' },
  })
  const lists = ['categories', 'tags'].map((base) =>
    service.api.get(`/core/v2/${base}`, { query: { post: post.id, context: 'embed' } }),
  )
  const bodies = (await Promise.all(lists)).map((answer) => answer.body)
  expect(body._embedded['core:term']).toEqual(bodies)
})

it('GET /core/v2/posts/{id} 200 embeds the terms of a draft for callers who may read it', async () => {
  const tag = await make.tag()
  const post = await make.post({ status: 'draft', tags: [tag.id] })
  const query = { _embed: 'core:term', context: 'edit' }
  const { body } = await service.api.as('editor').get(`/core/v2/posts/${post.id}`, { query })
  expect(body._embedded['core:term'][1]).toMatchObject([{ id: tag.id }])
})

it('GET /core/v2/posts 200 embeds the terms of all posts by one statement', async () => {
  const mark = unique()
  for (let number = 0; number < 3; number++) await make.post({ title: `${mark} ${number}` })
  const statements = async (query: Record<string, string>) => {
    const before = service.ctx.database.statements()
    const { body } = await service.api.as('editor').get('/core/v2/posts', {
      // A new address each time, of which no answer is cached.
      query: { search: mark, turn: unique(), ...query },
    })
    expect(body).toHaveLength(3)
    return service.ctx.database.statements() - before
  }
  // What a search caches between requests is not counted.
  await statements({})
  const plain = await statements({})
  expect(await statements({ _embed: 'core:term' })).toBe(plain + 1)
})

it('GET /core/v2/categories 200 embeds the parents of all categories by one statement', async () => {
  const parent = await make.category()
  const include = [
    (await make.category({ parent: parent.id })).id,
    (await make.category({ parent: parent.id })).id,
  ]
  const before = service.ctx.database.statements()
  const query = { include, _embed: 'up' }
  const { body } = await service.api.get('/core/v2/categories', { query })
  expect(service.ctx.database.statements() - before).toBe(2)
  expect(body[0]._embedded.up).toMatchObject([{ id: parent.id, slug: parent.slug }])
  expect(body[1]._embedded.up[0]).not.toHaveProperty('count')
})
