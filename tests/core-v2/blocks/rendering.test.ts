import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const rendered = async (content: string, asker: 'editor' | 'contributor' = 'editor') => {
  const status = asker === 'editor' ? 'publish' : 'draft'
  const { id } = await make.post({ content, status }, asker)
  const answer = await service.api.as(asker).get(`/core/v2/posts/${id}`)
  return answer.body.content.rendered as string
}

describe('The content of a post', () => {
  it('shows the current content of a reusable block', async () => {
    const { id: ref } = await make.block({ content: '<p>From nine</p>' })
    const { id } = await make.post({ content: `<!-- wp:block {"ref":${ref}} /-->` })
    const read = async () => (await service.api.get(`/core/v2/posts/${id}`)).body.content.rendered
    expect(await read()).toBe('<p>From nine</p>')
    await service.api
      .as('editor')
      .post(`/core/v2/blocks/${ref}`, { body: { content: '<p>From ten</p>' } })
    expect(await read()).toBe('<p>From ten</p>')
  })

  it.each([{ status: 'draft' }, { status: 'private' }, { password: 'secret' }])(
    'shows no block with %j',
    async (members) => {
      const { id } = await make.block({ content: 'Hidden', ...members })
      expect(await rendered(`a<!-- wp:block {"ref":${id}} /-->b`)).toBe('ab')
    },
  )

  it('shows no other item in place of a block', async () => {
    const { id } = await make.post({ content: 'Post' })
    expect(await rendered(`a<!-- wp:block {"ref":${id}} /-->b`)).toBe('ab')
  })

  it('shows blocks within blocks, and what these need', async () => {
    const page = await make.page({ title: unique('Page') })
    const inner = await make.block({ content: `<!-- wp:page-list {"parentPageID":0} /-->` })
    const outer = await make.block({ content: `<!-- wp:block {"ref":${inner.id}} /-->` })
    expect(await rendered(`<!-- wp:block {"ref":${outer.id}} /-->`)).toContain(page.link)
  })

  it('shows the same on its page, in lists, in revisions and when it is saved', async () => {
    const { id: ref } = await make.block({ content: '<p>Everywhere</p>' })
    const content = `<!-- wp:block {"ref":${ref}} /-->`
    const editor = service.api.as('editor')
    const saved = (
      await editor.post('/core/v2/posts', { body: { title: 'x', content, status: 'publish' } })
    ).body
    await editor.post(`/core/v2/posts/${saved.id}`, { body: { title: 'y' } })
    const revisions = (await editor.get(`/core/v2/posts/${saved.id}/revisions`)).body
    const revision = (await editor.get(`/core/v2/posts/${saved.id}/revisions/${revisions[0].id}`))
      .body
    const list = (await service.api.get('/core/v2/posts', { query: { include: saved.id } })).body
    const autosave = (
      await editor.post(`/core/v2/posts/${saved.id}/autosaves`, { body: { content } })
    ).body
    const shown = [saved, revisions[0], revision, list[0], autosave].map(
      (item) => item.content.rendered,
    )
    expect(shown).toEqual(shown.map(() => '<p>Everywhere</p>'))
    expect(await (await fetch(saved.link)).text()).toContain('<p>Everywhere</p>')
  })

  it('lists posts by an author, of categories, in an order', async () => {
    const category = await make.category()
    for (const title of ['Cod', 'Bass', 'Ant'])
      await make.post({ title, categories: [category.id] })
    await make.post({ title: 'Elsewhere' })
    const show = async (attributes: object): Promise<string[]> => {
      const given = JSON.stringify({ categories: [{ id: category.id }], ...attributes })
      const html = await rendered(`<!-- wp:latest-posts ${given} /-->`)
      return [...html.matchAll(/">(\w+)<\/a>/g)].map(([, title = '']) => title)
    }
    const byTitle = { orderBy: 'title', order: 'asc' }
    expect(await show(byTitle)).toEqual(['Ant', 'Bass', 'Cod'])
    expect(await show({ ...byTitle, order: 'desc', postsToShow: 2 })).toEqual(['Cod', 'Bass'])
    expect(await show({ selectedAuthor: service.credentials.author.id })).toEqual([])
  })

  it('lists categories with posts', async () => {
    const name = unique('Category')
    const { id } = await make.category({ name })
    expect(await rendered('<!-- wp:categories /-->')).not.toContain(name)
    await make.post({ categories: [id] })
    expect(await rendered('<!-- wp:categories {"showPostCounts":true} /-->')).toContain(
      `${name}</a> (1)`,
    )
  })

  it('shows a navigation where it is referred to', async () => {
    const content = '<!-- wp:navigation-link {"label":"About","url":"/about/"} /-->'
    const body = { title: 'Main', status: 'publish', content }
    const { id } = (await service.api.as('admin').post('/core/v2/navigation', { body })).body
    expect(await rendered(`<!-- wp:navigation {"ref":${id}} /-->`)).toMatch(
      /^<nav.*About.*<\/nav>$/,
    )
  })

  it('shows no executable markup of contributors, in any block', async () => {
    const content =
      '<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->' +
      '<!-- wp:navigation-link {"label":"\\u003cscript\\u003ealert(1)\\u003c/script\\u003ex",' +
      '"url":"javascript:alert(1)"} /-->'
    expect(await rendered(content, 'contributor')).not.toMatch(/<script|href="javascript/i)
  })

  it('is excerpted without what dynamic blocks show', async () => {
    const { id: ref } = await make.block({ content: '<p>Elsewhere</p>' })
    const { id } = await make.post({
      content: `<!-- wp:paragraph --><p>Here</p><!-- /wp:paragraph --><!-- wp:block {"ref":${ref}} /-->`,
    })
    const { body } = await service.api.get(`/core/v2/posts/${id}`)
    expect(body.excerpt.rendered).toBe('<p>Here</p>')
  })
})

const statements = async (query: object): Promise<number> => {
  const { database } = service.ctx
  const client = service.api.as('editor')
  const before = database.statements()
  await client.get('/core/v2/posts', { query: { per_page: 50, ...query } })
  return database.statements() - before
}

describe('The cost of a list', () => {
  it('does not depend on how many of its texts have dynamic blocks', async () => {
    const { id: category } = await make.category()
    const { id: ref } = await make.block({ content: '<p>x</p>' })
    const post = (count: number) =>
      make.post({
        categories: [category],
        content:
          `<!-- wp:block {"ref":${ref}} /--><!-- wp:page-list /--><!-- wp:categories /-->` +
          `<!-- wp:latest-posts {"postsToShow":${count}} /-->`,
      })
    await post(1)
    const one = await statements({ categories: category })
    for (let count = 2; count <= 8; count++) await post(count)
    expect(await statements({ categories: category })).toBe(one)
  })

  it('is that of a plain list where no rendered content shows', async () => {
    const { id: category } = await make.category()
    await make.post({ categories: [category], content: '<!-- wp:page-list /-->' })
    const { id: plain } = await make.category()
    await make.post({ categories: [plain], content: 'x' })
    const fields = { _fields: 'id,title' }
    const dynamic = await statements({ categories: category, ...fields })
    expect(dynamic).toBe(await statements({ categories: plain, ...fields }))
  })
})
