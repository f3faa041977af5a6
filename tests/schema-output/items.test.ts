import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { updateSettings } from '../../src/domain/site/update-settings.ts'
import type { Api } from '../support/api.ts'
import { png } from '../media/support/files.ts'
import { createFactories, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { faultsOfNodes } from './support/validate.ts'
import { createReading, type Reading } from './support/reading.ts'

let service: TestService
let api: Api
let make: Factories
let data: Reading
beforeAll(async () => {
  service = await startService()
  api = service.api
  make = createFactories(api)
  data = createReading(api)
})
afterAll(() => service?.close())

describe('An item', () => {
  it('is without structured data by schema_disabled, in its page too', async () => {
    const post = await make.post({ meta: { schema_disabled: true } })
    expect((await data.read(post.id)).body).toEqual({ status: 'f', json_ld: [] })
    const page = await fetch(post.link)
    expect(await page.text()).not.toContain('application/ld+json')
  })

  it.each([
    ['post', 'NewsArticle', 'NewsArticle'],
    ['post', 'Recipe', 'Article'],
    ['page', 'AboutPage', 'AboutPage'],
  ] as const)('of the type %s with schema_type %s is a %s', async (type, chosen, expected) => {
    const entry = await make[type]({ meta: { schema_type: chosen } })
    expect(await data.typesOf(entry.id)).toContain(expected)
  })

  it('has a blank in its text where a line, an item of a list or a cell of a table ends', async () => {
    const table = '<table><tbody><tr><td>Adults</td><td>5</td></tr></tbody></table>'
    const html = `<p>One<br>T<em>w</em>o</p><ul><li>A</li><li>B</li></ul>${table}<hr>End`
    // In blocks, no line breaks are added to the markup of writers.
    const content = `<!-- wp:group -->${html}<!-- /wp:group -->`
    const post = await make.post({ content })
    const article = await data.nodeOf(post.id, 'Article')
    const text = 'One Two A B Adults 5 End'
    expect(article).toMatchObject({ articleBody: text, wordCount: 7 })
  })

  it('shows its choices in meta only where they were made', async () => {
    const chosen = await make.post({ meta: { schema_type: 'NewsArticle' } })
    const plain = await make.post()
    const metaOf = async ({ id }: { readonly id: number }) =>
      (await api.get(`/core/v2/posts/${id}`)).body.meta
    const metas = [await metaOf(chosen), await metaOf(plain)]
    const shown = metas.map((meta) => Object.keys(meta).filter((key) => key.startsWith('schema_')))
    expect(shown).toEqual([['schema_type'], []])
    const reset = await api
      .as('editor')
      .patch(`/core/v2/posts/${chosen.id}`, { body: { meta: { schema_type: null } } })
    expect(reset.body.meta).not.toHaveProperty('schema_type')
  })
})

/** A picture of the media library: its id and its address. */
async function picture() {
  const uploaded = await api.as('editor').post('/core/v2/media', {
    body: await png({ width: 40, height: 30 }),
    headers: { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="a.png"' },
  })
  return { id: uploaded.body.id as number }
}

const hasFilm = async (id: number) => (await data.typesOf(id)).includes('VideoObject')

const FILMS = [
  '<p>https://www.youtube.com/watch?v=abc_DEF-123</p>',
  '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
  '<video src="/films/one.mp4" poster="/films/one.jpg"></video>',
  '<p>See <a href="https://youtu.be/other">https://youtu.be/other</a></p>',
].join('\n')

describe('Films that a text shows', () => {
  it('are nodes, with the picture of the item where they have none of their own', async () => {
    const { id: featured_media } = await picture()
    const post = await make.post({ content: FILMS, featured_media }, 'admin')
    const nodes = await data.nodesOf(post.id)
    const films = nodes.filter((node) => node['@type'] === 'VideoObject')
    expect(films.map(({ embedUrl, contentUrl }) => embedUrl ?? contentUrl)).toEqual([
      'https://www.youtube.com/embed/abc_DEF-123',
      'https://player.vimeo.com/video/76979871',
      `${new URL(post.link).origin}/films/one.mp4`,
    ])
    expect(films[2]).toMatchObject({
      thumbnailUrl: [`${new URL(post.link).origin}/films/one.jpg`],
    })
    const article = nodes.find((node) => node['@type'] === 'Article')
    expect(article?.['video']).toEqual(films.map((film) => ({ '@id': film['@id'] })))
    expect(await faultsOfNodes(nodes)).toEqual([])
  })

  it('are no nodes without a picture, behind a password, or where the site disables them', async () => {
    const player = '<p>https://youtu.be/abc</p>'
    const { id: featured_media } = await picture()
    const bare = await make.post({ content: player })
    const locked = await make.post({ content: FILMS, featured_media, password: 'secret' }, 'admin')
    const open = await make.post({ content: player, featured_media })
    const before = await Promise.all([bare.id, locked.id, open.id].map(hasFilm))
    await updateSettings(service.ctx, { structuredData: { video: false } }, () => undefined)
    const after = await hasFilm(open.id)
    await updateSettings(service.ctx, { structuredData: {} }, () => undefined)
    expect(before).toEqual([false, false, true])
    expect(after).toBe(false)
  })
})

it('An article without a picture of its own has those of its text', async () => {
  const post = await make.post({ content: '<p><img src="https://example.org/one.jpg" alt=""></p>' })
  expect(await data.nodeOf(post.id, 'Article')).toMatchObject({
    image: ['https://example.org/one.jpg'],
  })
})
