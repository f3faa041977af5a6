import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Created, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { uploadPicture } from './support/pictures.ts'
import { createVisits, type Visits } from './support/visits.ts'

let service: TestService
let make: Factories
let visits: Visits
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  visits = createVisits(service)
})
afterAll(() => service?.close())

const at = (day: string, members = {}): Promise<Created> =>
  make.post({ date: `2001-02-${day}T10:00:00`, ...members })

/** Attributes of the pictures of a page's main part. */
const picturesOf = (page: string): Readonly<Record<string, string>>[] => {
  const main = page.split('<main')[1] ?? ''
  return [...main.matchAll(/<img\b[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  )
}

describe('The page of a post', () => {
  it('leads to its author and to its terms', async () => {
    const [category, tag] = [await make.category({ name: 'A & B' }), await make.tag()]
    const post = await make.post({ categories: [category.id], tags: [tag.id] })
    const page = await visits.textAt(post.link)
    expect(page).toMatch(/<a href="[^"]+\/author\/[^"]+" rel="author">/)
    expect(page).toContain(`<a href="${category.link}" rel="tag">A &amp; B</a>`)
    expect(page).toContain(`<a href="${tag.link}" rel="tag">`)
  })

  it('leads to the published posts before and after it', async () => {
    const [first, middle, last] = [await at('01'), await at('03'), await at('05')]
    await at('02', { status: 'private' })
    const page = await visits.textAt(middle.link)
    expect(page).toContain(`<a href="${first.link}" rel="prev">`)
    expect(page).toContain(`<a href="${last.link}" rel="next">`)
  })
})

describe('The page of a page', () => {
  it('has neither date nor author', async () => {
    const page = await visits.textAt((await make.page()).link)
    const main = page.split('<main')[1] ?? ''
    expect(main).not.toContain('<time')
    expect(main).not.toContain('rel="author"')
  })
})

describe('Featured pictures', () => {
  it('stand above the text, in sizes to choose from', async () => {
    const picture = await uploadPicture(service)
    const post = await make.post({ featured_media: picture.id })
    const [shown] = picturesOf(await visits.textAt(post.link))
    expect(shown).toEqual(
      expect.objectContaining({ class: 'featured', width: '1200', height: '800' }),
    )
    expect(shown?.['srcset']).toMatch(/-300x200\.png 300w, .+-768x512\.png 768w, .+ 1200w$/)
  })

  it('stand in lists, and those below the first load on demand', async () => {
    const tag = await make.tag()
    const featured_media = (await uploadPicture(service)).id
    await make.post({ featured_media, tags: [tag.id] })
    await make.post({ featured_media, tags: [tag.id] })
    const shown = picturesOf(await visits.textAt(tag.link))
    expect(shown.map(({ loading }) => loading)).toEqual([undefined, 'lazy'])
  })

  it('show nothing of posts with a password', async () => {
    const picture = await uploadPicture(service)
    const tag = await make.tag()
    const members = { featured_media: picture.id, password: 'open', tags: [tag.id] }
    const post = await make.post(members)
    expect(picturesOf(await visits.textAt(post.link))).toEqual([])
    expect(picturesOf(await visits.textAt(tag.link))).toEqual([])
  })
})

describe('Pictures in a text', () => {
  it('get their dimensions and sizes, and load on demand below the first', async () => {
    const { id, source_url } = await uploadPicture(service)
    const picture = `<p><img class="wp-image-${id}" src="${source_url}" alt="" /></p>`
    const post = await make.post({ content: picture.repeat(2) })
    const [first, second] = picturesOf(await visits.textAt(post.link))
    expect(first).toEqual(expect.objectContaining({ width: '1200', height: '800' }))
    expect(first?.['srcset']).toContain('-300x200.png 300w')
    expect([first?.['loading'], second?.['loading']]).toEqual([undefined, 'lazy'])
    expect(second?.['sizes']).toMatch(/^auto, /)
  })

  it('keep what their writer chose', async () => {
    const { id, source_url } = await uploadPicture(service)
    const chosen = 'width="60" height="40" loading="eager" srcset="/a.png 1x"'
    const content = `<img class="wp-image-${id}" src="${source_url}" alt="" ${chosen} />`
    const [shown] = picturesOf(await visits.textAt((await make.post({ content }, 'admin')).link))
    expect(shown).toEqual(
      expect.objectContaining({ width: '60', height: '40', loading: 'eager', srcset: '/a.png 1x' }),
    )
  })

  it('of other sites get no sizes of ours', async () => {
    const { id } = await uploadPicture(service)
    const content = `<img class="wp-image-${id}" src="https://b.example/a.png" alt="" />`
    const [shown] = picturesOf(await visits.textAt((await make.post({ content })).link))
    expect(shown?.['srcset']).toBe(undefined)
  })
})

describe('Tables in a text', () => {
  const box = '<div class="scrolls" role="group" aria-label="Table" tabindex="0">'
  const table = '<table><tr><td>1</td></tr></table>'

  it('scroll in a box of their own', async () => {
    const post = await make.post({ content: `<p>x</p>${table}` })
    expect(await visits.textAt(post.link)).toContain(box)
  })

  it('are unchanged where one is not closed', async () => {
    const content = `<!-- wp:html -->${unique()}<table><tr><td>${table}<!-- /wp:html -->`
    const post = await make.post({ content }, 'admin')
    expect(await visits.textAt(post.link)).not.toContain(box)
  })
})
