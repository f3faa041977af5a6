import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import type { Client } from './support/client.ts'
import { startSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const entries = {
  made: (title: string) => ({ title, content: 'By a client.', status: 'publish' }),
  changed: (title: string) => ({ title }),
  shown: (item: Item) => item.title?.raw,
}

/** How items of a collection are made and changed, and the member that shows it. */
const COLLECTIONS = {
  posts: entries,
  pages: entries,
  users: {
    made: (name: string) => ({
      username: name,
      name,
      first_name: 'A',
      last_name: 'Client',
      email: `${name}@example.org`,
      password: unique('Secret-'),
    }),
    changed: (name: string) => ({ name }),
    shown: (item: Item) => item.name,
  },
}

interface Item {
  readonly id: number
  readonly name?: string
  readonly title?: { readonly raw: string }
}

const collections = Object.keys(COLLECTIONS) as (keyof typeof COLLECTIONS)[]

/** The clients that write, each behind the same calls. */
const WRITERS = ['api-fetch.mjs', 'core-data.mjs', 'n8n.mjs', 'wordpress_api.py']

describe.each(WRITERS)('The client %s', (driver) => {
  let client: Client
  beforeAll(() => {
    client = site.open(driver)
  })

  it.each(collections)('creates, finds, reads and changes %s', async (collection) => {
    const { made, changed, shown } = COLLECTIONS[collection]
    const first = unique('first')
    const second = unique('second')
    const { id } = await client.call('create', { collection, members: made(first) })
    const found: Item[] = await client.call('list', { collection, search: first })
    const got = await client.call('get', { collection, id })
    const update = { collection, id, members: changed(second) }
    const updated = await client.call('update', update)
    const read = await client.call('get', { collection, id })
    expect({
      found: found.map((item) => item.id),
      names: [got, updated, read].map(shown),
    }).toEqual({ found: [id], names: [first, second, second] })
  })

  it.each(['posts', 'pages'])('deletes %s for good', async (collection) => {
    const { id } = await (collection === 'posts' ? site.make.post() : site.make.page())
    await client.call('remove', { collection, id })
    expect((await site.service.api.get(`/core/v2/${collection}/${id}`)).status).toBe(404)
  })

  it('reports why a post cannot be changed', async () => {
    const unknown = { collection: 'posts', id: 4_000_000, members: { title: 'Nothing' } }
    await expect(client.call('update', unknown)).rejects.toThrow(
      /rest_post_invalid_id|There is no item with this id/,
    )
  })
})

describe('Clients that walk through pages of a list', () => {
  const COUNT = 101
  beforeAll(async () => {
    const names = Array.from({ length: COUNT }, () => unique('walk-'))
    await Promise.all(names.map((name) => site.make.tag({ name })))
  })

  it.each(['api-fetch.mjs', 'wordpress_api.py'])('get all tags (%s)', async (driver) => {
    const tags: Item[] = await site.open(driver).call('all', { collection: 'tags' })
    expect(new Set(tags.map(({ id }) => id)).size).toBe(COUNT)
  })

  it('offer all tags, categories and authors as choices (n8n.mjs)', async () => {
    const client = site.open('n8n.mjs')
    const name = unique('category-')
    await site.make.category({ name })
    const tags: Item[] = await client.call('choices', 'getTags')
    const categories: Item[] = await client.call('choices', 'getCategories')
    const authors: Item[] = await client.call('choices', 'getAuthors')
    const { name: admin } = site.service.credentials.admin
    expect({
      tags: tags.length,
      category: categories.some((choice) => choice.name === name),
      author: authors.some((choice) => choice.name === admin),
    }).toEqual({ tags: COUNT, category: true, author: true })
  })
})

describe('Clients that send files', () => {
  it.each(['api-fetch.mjs', 'wordpress_api.py'])('upload a text (%s)', async (driver) => {
    const given = { text: `Sent by ${driver}`, fileName: `${unique('sent-')}.txt` }
    const { source_url: address } = await site.open(driver).call('upload', given)
    expect(await (await fetch(address)).text()).toBe(given.text)
  })
})
