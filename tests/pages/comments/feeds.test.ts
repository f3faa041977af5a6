import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import RssParser from 'rss-parser'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { createVisits, type Visits } from '../support/visits.ts'
import { storeComment } from './support.ts'

let service: TestService
let make: Factories
let visits: Visits
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  visits = createVisits(service)
})
afterAll(() => service.close())

const parsed = async (path: string) => new RssParser().parseString(await visits.textAt(path))

/** The ids of the comments in a feed, in its order. */
const idsAt = async (path: string): Promise<number[]> =>
  (await parsed(path)).items.map(({ link }) => Number(/\d+$/.exec(link ?? '')?.[0]))

describe.each(['feed/', 'feed/atom/'])('A feed of comments (%s)', (tail) => {
  it('has the newest comments of the site, with their items', async () => {
    const title = unique('Mill ')
    const { id: entryId, link } = await make.post({ title })
    const content = 'Fish & <b>chips</b> at https://a.example/'
    const id = await storeComment(service, { entryId, content, authorName: 'Ann & Bob' })
    const { items } = await parsed(`/comments/${tail}`)
    const [item] = items
    expect({ title: item?.title, link: item?.link, text: item?.contentSnippet }).toMatchObject({
      title: `Ann & Bob on ${title}`,
      link: `${link}?comments=${id}#comment-${id}`,
    })
    expect(JSON.stringify(item)).toContain('rel=\\"nofollow ugc\\"')
  })

  it('has the comments on one item, the newest first, below its address', async () => {
    const [one, other] = [await make.post(), await make.page({ comment_status: 'open' })]
    const ids: number[] = []
    for (const entryId of [one.id, other.id, one.id]) {
      const date = new Date(Date.UTC(2026, 0, ids.length + 1))
      ids.push(await storeComment(service, { entryId, date }))
    }
    expect([await idsAt(one.link + tail), await idsAt(other.link + tail)]).toEqual([
      [ids[2], ids[0]],
      [ids[1]],
    ])
  })

  it('shows what everybody may see, and that alone', async () => {
    const secret = unique('secret ')
    const [open, locked] = [await make.post(), await make.post({ password: 'sesame' })]
    const hidden = await make.post()
    await storeComment(service, { entryId: locked.id, content: secret })
    await storeComment(service, { entryId: hidden.id, content: secret })
    for (const status of ['hold', 'spam', 'trash'] as const) {
      await storeComment(service, { entryId: open.id, content: secret, status })
    }
    await storeComment(service, { entryId: open.id, content: secret, type: 'note' })
    await service.api.as('editor').post(`/core/v2/posts/${hidden.id}`, {
      body: { status: 'private' },
    })
    const feeds = [`/comments/${tail}`, open.link + tail, locked.link + tail, hidden.link + tail]
    const texts = await Promise.all(feeds.map((address) => visits.textAt(address)))
    expect(texts.map((text) => text.includes(secret))).toEqual([false, false, false, false])
  })

  it('follows each change', async () => {
    const { id: entryId, link } = await make.post()
    const id = await storeComment(service, { entryId })
    const before = (await parsed(link + tail)).items.length
    await service.api.as('editor').delete(`/core/v2/comments/${id}`)
    expect([before, (await parsed(link + tail)).items.length]).toEqual([1, 0])
  })

  it.each(['no-such-post/', 'venue/nowhere/', '?p=0'])('is not found at %s', async (path) => {
    expect((await visits.visit(`/${path}${path.startsWith('?') ? '' : tail}`)).status).toBe(404)
  })
})

describe('A feed of comments', () => {
  it('is found from the page, by its plain address too', async () => {
    const post = await make.post()
    await storeComment(service, { entryId: post.id })
    const [, address = ''] =
      /href="([^"]+)">Comments as RSS/.exec(await visits.textAt(post.link)) ?? []
    const plain = await visits.visit(`/feed/?p=${post.id}`)
    expect([(await visits.visit(address)).status, plain.status]).toEqual([200, 200])
  })

  it('is well formed whatever the comments contain', async () => {
    const { id: entryId, link } = await make.post()
    const content = ']]>\u0001\uFFFE<![CDATA[ &bogus; </item>'
    await storeComment(service, { entryId, content, authorName: ']]></title>\u000B' })
    expect((await parsed(`${link}feed/`)).items).toHaveLength(1)
  })

  it('has a bounded size', async () => {
    const { id: entryId, link } = await make.post()
    for (let count = 0; count < 25; count++) {
      await storeComment(service, { entryId, content: `${'long '.repeat(10_000)}${count}` })
    }
    const text = await visits.textAt(`${link}feed/`)
    expect((await parsed(`${link}feed/`)).items).toHaveLength(20)
    expect(text.length).toBeLessThan(200_000)
  })
})
