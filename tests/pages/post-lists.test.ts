import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Api } from '../support/api.ts'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { currentRun } from '../support/run.ts'
import { startService, type TestService } from '../support/service.ts'
import { createVisits, type Visits } from './support/visits.ts'

let service: TestService
let api: Api
let make: Factories
let visits: Visits
beforeAll(async () => {
  service = await startService()
  api = service.api
  make = createFactories(service.api)
  visits = createVisits(service)
})
afterAll(() => service?.close())

const titlesIn = (page: string): string[] =>
  [...page.matchAll(/<h2><a href="[^"]*">([^<]*)<\/a><\/h2>/g)].map(([, title = '']) => title)

const postsPerPage = (value: number) =>
  api.as('admin').post('/core/v2/settings', { body: { posts_per_page: value } })

describe('The front page', () => {
  it('shows the latest posts, newest first', async () => {
    const older = await make.post({ title: unique('older-'), date: '2030-01-01T00:00:00' }, 'admin')
    expect((await visits.visit(`/?p=${older.id}`)).status).toBe(404)
    const first = unique('first-')
    const second = unique('second-')
    await make.post({ title: first })
    await make.post({ title: second })
    const titles = titlesIn(await visits.textAt('/'))
    expect(titles.indexOf(second)).toBeLessThan(titles.indexOf(first))
  })

  it('puts sticky posts on top, once', async () => {
    const title = unique('sticky-')
    await make.post({ title, sticky: true, date: '2020-01-01T00:00:00' })
    await make.post()
    const titles = titlesIn(await visits.textAt('/'))
    expect(titles[0]).toBe(title)
    expect(titles.filter((each) => each === title)).toHaveLength(1)
  })

  it('shows ten sticky posts on top, and more of them at their dates, each once', async () => {
    const titles = Array.from({ length: 12 }, () => unique('pinned-'))
    const made: number[] = []
    for (const title of titles) made.push((await make.post({ title, sticky: true })).id)
    const shown: string[] = []
    for (let page = 1; page <= 9; page++) {
      const answer = await visits.visit(page === 1 ? '/' : `/page/${page}/`)
      if (!answer.ok) break
      shown.push(...titlesIn(await answer.text()).filter((title) => titles.includes(title)))
    }
    for (const id of made) {
      await service.api.as('editor').patch(`/core/v2/posts/${id}`, { body: { sticky: false } })
    }
    expect(shown.toSorted()).toEqual(titles.toSorted())
    // Of one second, the later id is the newer one.
    expect(shown.slice(0, 10)).toEqual(titles.slice(2).toReversed())
  })

  it('continues under page/2/, and links back', async () => {
    await postsPerPage(1)
    await make.post()
    const page = await visits.textAt('/page/2/')
    await postsPerPage(10)
    expect(page).toContain(`<link rel="prev" href="${service.url}/" />`)
  })

  it('lists as many as a page can hold with the setting -1', async () => {
    for (let count = 0; count < 11; count++) await make.post()
    await postsPerPage(-1)
    const page = await visits.textAt('/')
    await postsPerPage(10)
    expect(titlesIn(page).length).toBeGreaterThan(10)
  })

  it('has no page beyond the last', async () => {
    expect((await visits.visit('/page/9999/')).status).toBe(404)
  })

  it('shows the page that the settings name, and the posts where they say', async () => {
    const front = await make.page({ title: unique('front-'), content: 'Be welcome.' })
    const list = await make.page({ title: unique('news-') })
    const post = await make.post({ title: unique('listed-') })
    await api.as('admin').post('/core/v2/settings', {
      body: { show_on_front: 'page', page_on_front: front.id, page_for_posts: list.id },
    })
    const seen = [
      (await visits.textAt('/')).includes('Be welcome.'),
      (await visits.textAt(list.link)).includes(post.link),
    ]
    await api.as('admin').post('/core/v2/settings', { body: { show_on_front: 'posts' } })
    expect(seen).toEqual([true, true])
  })
})

describe('Lists of posts', () => {
  it('have those of a category, and of the categories below it', async () => {
    const above = await make.category()
    const below = await make.category({ parent: above.id })
    const title = unique('nested-')
    await make.post({ title, categories: [below.id] })
    expect(titlesIn(await visits.textAt(`/category/${above.slug}/`))).toEqual([title])
  })

  it('have those of a tag', async () => {
    const tag = await make.tag()
    const title = unique('tagged-')
    await make.post({ title, tags: [tag.id] })
    expect(titlesIn(await visits.textAt(`/tag/${tag.slug}/`))).toEqual([title])
  })

  it('have those of an author, at the address that the interface calls link', async () => {
    const title = unique('authored-')
    await make.post({ title }, 'author')
    const { credentials } = await currentRun()
    const { body } = await api.get(`/core/v2/users/${credentials.author.id}`)
    expect(titlesIn(await visits.textAt(body.link))).toContain(title)
  })

  it.each(['/category/no-such/', '/tag/no-such/', '/author/no-such/', '/category/', '/tag/a/b/'])(
    'have nothing at %s',
    async (path) => {
      expect((await visits.visit(path)).status).toBe(404)
    },
  )

  it('leave out unpublished posts', async () => {
    const tag = await make.tag()
    for (const status of ['draft', 'pending', 'private'])
      await make.post({ status, tags: [tag.id] })
    expect(titlesIn(await visits.textAt(`/tag/${tag.slug}/`))).toEqual([])
  })

  it('show hostile names as text', async () => {
    const tag = await make.tag({ name: 'a & <b>"c"' })
    const page = await visits.textAt(`/tag/${tag.slug}/`)
    expect(page).toContain('<h1>Tag: a &amp; &quot;c&quot;</h1>')
  })
})
