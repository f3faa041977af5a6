import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

const PATH = '/block-editor/v1/navigation-fallback'

let service: TestService | undefined
/** Each test begins without any navigation. */
beforeEach(async () => {
  await service?.close()
  service = await startService()
}, 30_000)
afterAll(() => service?.close())

const as = (asker: 'anonymous' | 'admin' | 'editor' | 'author') => {
  if (service === undefined) throw new Error('The service has not been started.')
  return service.api.as(asker)
}
const admin = () => as('admin')
const fallback = async (query = {}) => (await admin().get(PATH, { query })).body
const navigation = async (members = {}): Promise<number> => {
  const body = { title: unique(), status: 'publish', ...members }
  return (await admin().post('/core/v2/navigation', { body })).body.id
}
const makePage = async (members: object): Promise<{ id: number; link: string }> => {
  const body = { status: 'publish', ...members }
  return (await admin().post('/core/v2/pages', { body })).body
}
const read = async (id: number) =>
  (await admin().get(`/core/v2/navigation/${id}`, { query: { context: 'edit' } })).body

const menu = async (name: string, members = {}): Promise<number> =>
  (await admin().post('/core/v2/menus', { body: { name, ...members } })).body.id

const item = async (menus: number, members: object): Promise<number> =>
  (
    await admin().post('/core/v2/menu-items', {
      body: { menus, status: 'publish', ...members },
    })
  ).body.id

const link = (menus: number, title: string, more = {}) =>
  item(menus, { title, url: `https://example.org/${title}`, ...more })

describe('GET /block-editor/v1/navigation-fallback', () => {
  it('200 is the newest that is published and open', async () => {
    await navigation({ date: '2020-01-01T00:00:00' })
    const newest = await navigation({ date: '2021-01-01T00:00:00' })
    await navigation({ status: 'draft' })
    await navigation({ password: 'secret' })
    expect((await fallback()).id).toBe(newest)
  })

  it('200 links to the menu, and shows what the caller may do with it', async () => {
    const { id, _links: links } = await fallback()
    expect(links).toEqual({
      self: [
        {
          embeddable: true,
          href: `${service?.root ?? ''}/core/v2/navigation/${id}`,
          targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
        },
      ],
    })
  })

  it('200 brings the menu along', async () => {
    const { id, _embedded: embedded } = await fallback({ _embed: 1, context: 'edit' })
    expect(embedded.self[0]).toMatchObject({ id, type: 'core_navigation' })
  })

  it('200 is a list of all pages on a site without any menu', async () => {
    const page = await makePage({ title: 'About' })
    const { title, status, content } = await read((await fallback()).id)
    expect(title.raw).toBe('Navigation')
    expect(status).toBe('publish')
    expect(content.raw).toBe('<!-- wp:page-list /-->')
    expect(content.rendered).toContain(`href="${page.link}">About</a>`)
  })

  it('200 is made once, however many ask', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => fallback()))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await admin().get('/core/v2/navigation')).body).toHaveLength(1)
  })

  it('200 has the links of a menu, in their order and below each other', async () => {
    const main = await menu('Main', { locations: ['primary'] })
    await menu('Newer')
    const above = await link(main, 'two', {
      menu_order: 2,
      target: '_blank',
      attr_title: '"--<b>',
    })
    await link(main, 'below', { parent: above, menu_order: 3 })
    await link(main, 'one', { menu_order: 1, classes: ['fine'] })
    const { title, content } = await read((await fallback()).id)
    expect(title.raw).toBe('Main')
    expect(content.raw.match(/wp:navigation-(link|submenu) \{"label":"\w+"/g)).toEqual([
      'wp:navigation-link {"label":"one"',
      'wp:navigation-submenu {"label":"two"',
      'wp:navigation-link {"label":"below"',
    ])
    expect(content.rendered).toMatch(/one[\s\S]*two[\s\S]*<ul[^>]*>[\s\S]*below/)
  })

  it('200 shows of what the items of a menu point to only what everybody may read', async () => {
    const main = await menu('primary')
    const open = await makePage({ title: 'Open' })
    const draft = await makePage({ title: 'Hidden', status: 'draft' })
    for (const { id } of [open, draft]) {
      await item(main, { type: 'post_type', object: 'page', object_id: id })
    }
    const { content } = await read((await fallback()).id)
    expect(content.raw).toContain(`"url":"${open.link}"`)
    expect(content.raw).not.toContain('Hidden')
  })

  it('200 is the navigation of the newest menu where none is the first', async () => {
    await link(await menu('Older'), 'old')
    await link(await menu('Newest'), 'new')
    expect((await read((await fallback()).id)).title.raw).toBe('Newest')
  })

  it('200 is a list of pages where the menu is empty', async () => {
    await menu('Empty')
    expect((await read((await fallback()).id)).content.raw).toBe('<!-- wp:page-list /-->')
  })

  it('304 confirms a current copy', async () => {
    const { headers } = await admin().get(PATH)
    const again = await admin().get(PATH, { headers: { 'if-none-match': headers['etag'] ?? '' } })
    expect(again.status).toBe(304)
  })

  it('200 has no use for a context, whatever is named', async () => {
    const { status } = await admin().get(PATH, { query: { context: 'all' } })
    expect(status).toBe(200)
  })

  it('400 refuses text that cannot be stored', async () => {
    const answer = await admin().get(`${PATH}?_fields=a%00b`)
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('401/403 is for administrators, and makes nothing for others', async () => {
    expect(await as('anonymous').get(PATH)).toBeRestError('rest_cannot_create', 401)
    expect(await as('editor').get(PATH)).toBeRestError('rest_cannot_create', 403)
    expect((await admin().get('/core/v2/navigation')).body).toEqual([])
  })
})
