import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const editor = () => service.api.as('editor')

interface Item {
  readonly id: number
  readonly link: string
  readonly content: { readonly rendered: string }
}

/** Its own page and oEmbed find an item at its address, and no other one. */
async function requireOwnAddress({ id, link, content }: Item): Promise<void> {
  const page = await (await fetch(link)).text()
  const { body } = await service.api.get('/oembed/1.0/embed', { query: { url: link } })
  const framed = /\/embed\/(\d+)/.exec(String(body.html))?.[1]
  const shown = page.includes(content.rendered.trim())
  expect({ link, shown, framed }).toEqual({ link, shown: true, framed: String(id) })
}

/** Writes an item with a text that no other one has. */
const save = async (path: string, body: object): Promise<Item> =>
  (await editor().post(path, { body: { content: unique(), ...body } })).body

describe('A page and a post of one title', () => {
  it.each([
    ['the page first', ['pages', 'posts']],
    ['the post first', ['posts', 'pages']],
  ])('have addresses of their own, %s', async (_which, kinds) => {
    const title = unique()
    for (const kind of kinds) {
      await save(`/core/v2/${kind}`, { title, status: 'publish' })
    }
    const found = await Promise.all(
      kinds.map(
        async (kind) =>
          (await editor().get(`/core/v2/${kind}`, { query: { search: title } })).body[0],
      ),
    )
    expect(new Set(found.map(({ link }) => link)).size).toBe(2)
    for (const item of found) await requireOwnAddress(item)
  })

  it('have addresses of their own, however many are created at once', async () => {
    const slug = unique()
    const kinds = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 'posts' : 'pages'))
    const items = await Promise.all(
      kinds.map((kind) => save(`/core/v2/${kind}`, { title: slug, slug, status: 'publish' })),
    )
    expect(new Set(items.map(({ link }) => link)).size).toBe(items.length)
    await requireOwnAddress(items[0] as Item)
  })

  it('have addresses of their own, however many are renamed at once', async () => {
    const slug = unique()
    const made = [await make.post(), await make.page(), await make.post(), await make.page()]
    const renamed = await Promise.all(
      made.map(({ id }, index) =>
        save(`/core/v2/${index % 2 === 0 ? 'posts' : 'pages'}/${id}`, { slug }),
      ),
    )
    expect(new Set(renamed.map(({ link }) => link)).size).toBe(made.length)
  })

  it('lose only a few races for one slug, however many writers compete', async () => {
    const { database } = service.ctx
    const slug = unique()
    const posts = await Promise.all(Array.from({ length: 40 }, () => make.post()))
    const rename = ({ id }: { readonly id: number }) =>
      editor().post(`/core/v2/posts/${id}`, { body: { slug } })
    const start = database.statements()
    await rename(await make.post())
    const alone = database.statements() - start
    const answers = await Promise.all(posts.map(rename))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const each = (database.statements() - start - alone) / posts.length
    expect(each).toBeLessThan(2 * alone)
  })
})

describe('An item that moves to an address', () => {
  it('gets another one where a page moves to the top', async () => {
    const slug = unique()
    const post = await make.post({ slug, content: unique() })
    const parent = await make.page()
    const child = await make.page({ slug, content: unique(), parent: parent.id })
    const moved = await save(`/core/v2/pages/${child.id}`, { parent: 0 })
    expect(moved).toMatchObject({ slug: `${slug}-2` })
    for (const item of [post, moved]) await requireOwnAddress(item as Item)
  })

  it('gets another one where its parent is removed', async () => {
    const slug = unique()
    const post = await make.post({ slug, content: unique() })
    const parent = await make.page()
    const { id } = await make.page({ slug, content: unique(), parent: parent.id })
    await editor().delete(`/core/v2/pages/${parent.id}`, { query: { force: true } })
    const moved = (await editor().get(`/core/v2/pages/${id}`)).body
    for (const item of [post, moved]) await requireOwnAddress(item as Item)
  })

  it('gets another one where it comes back from the trash', async () => {
    const slug = unique()
    const page = await make.page({ slug, content: unique() })
    await editor().delete(`/core/v2/pages/${page.id}`)
    const post = await make.post({ slug, content: unique() })
    expect(post.slug).toBe(slug)
    const back = await save(`/core/v2/pages/${page.id}`, { status: 'publish' })
    for (const item of [post, back]) await requireOwnAddress(item as Item)
  })
})

describe('What the site itself has at an address', () => {
  const words =
    'api docs healthz readyz uploads assets avatars ads ads-provider authorize-application newsletter ' +
    'sitemaps page category tag author type events event venue organizer media feed embed'

  it.each(words.split(' '))('is no address of an item: /%s/', async (slug) => {
    for (const kind of ['posts', 'pages']) {
      await requireOwnAddress(
        await save(`/core/v2/${kind}`, { title: slug, slug, status: 'publish' }),
      )
    }
  })

  it('may be the slug of a page below another one', async () => {
    const parent = await make.page()
    const child = await save('/core/v2/pages', {
      title: unique(),
      status: 'publish',
      slug: 'events',
      parent: parent.id,
    })
    expect(child.link).toMatch(/\/events\/$/)
    await requireOwnAddress(child)
  })

  it('leaves files and pages below their folder apart', async () => {
    const folder = await make.page({ slug: 'event' })
    const event = await save('/cal/events/v1/events', {
      title: unique(),
      start_date: '2030-01-01 10:00:00',
      end_date: '2030-01-01 11:00:00',
      slug: 'fair-of-towns',
    })
    const child = await save('/core/v2/pages', {
      title: unique(),
      status: 'publish',
      slug: 'fair-of-towns',
      parent: folder.id,
    })
    expect(child.link).not.toBe((await editor().get(`/core/v2/cal_events/${event.id}`)).body.link)
    await requireOwnAddress(child)
  })

  it('is no path of a page whose parent has no slug', async () => {
    const slug = unique()
    const parent = await make.page({ title: '', status: 'draft' })
    const post = await save('/core/v2/posts', { title: unique(), slug, status: 'publish' })
    const child = await save('/core/v2/pages', {
      title: unique(),
      slug,
      parent: parent.id,
      status: 'publish',
    })
    for (const item of [post, child]) await requireOwnAddress(item)
  })
})
