import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import FeedReader from 'rss-parser'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

/** The part of `wpapi` that is used here; it brings no types. */
interface Wpapi {
  new (options: { endpoint: string; username: string; password: string }): Site
  discover(address: string): Promise<Site>
}

/** Its methods are those of its default routes, or are made from the index that it discovers. */
interface Site {
  posts(): Requests
  pages(): Requests
  users(): Requests
  categories(): Requests
  auth(credentials: { username: string; password: string }): Site
}

interface Requests extends PromiseLike<Found> {
  id(id: number): Requests
  me(): Requests
  search(words: string): Requests
  embed(): Requests
  status(name: string): Requests
  perPage(count: number): Requests
  create(members: object): Promise<Item>
  update(members: object): Promise<Item>
  delete(options: { force: boolean }): Promise<{ deleted: boolean }>
}

interface Item {
  readonly id: number
  readonly slug: string
  readonly title: { readonly raw: string }
  readonly status: string
  readonly _embedded: Readonly<Record<string, unknown>>
}

type Found = readonly Item[] & Item & { readonly _paging?: { readonly total: string } }

const WPAPI = createRequire(import.meta.url)('wpapi') as Wpapi

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService({ environment: { API_DIALECTS: 'wordpress' } })
  make = createFactories(service.api)
})
afterAll(() => service.close())

const editor = () => {
  const { user, pass } = service.credentials.editor
  return { username: user, password: pass }
}

describe('The client wpapi', () => {
  const ways: [string, () => Promise<Site>][] = [
    [
      'its default routes',
      async () => new WPAPI({ endpoint: `${service.url}/wp-json`, ...editor() }),
    ],
    ['autodiscovery from a page', async () => (await WPAPI.discover(service.url)).auth(editor())],
  ]

  it.each(ways)('creates, reads, changes and deletes a post by %s', async (_title, open) => {
    const site = await open()
    const title = unique('Written by a client ')
    const { id } = await site.posts().create({ title, status: 'publish' })
    const listed = await site.posts().search(title).embed()
    const changed = await site.posts().id(id).update({ status: 'acf-disabled' })
    const hidden = await site.posts().status('acf-disabled').search(title)
    const { deleted } = await site.posts().id(id).delete({ force: true })
    expect({
      listed: listed.map((post) => post.id),
      embedded: Object.keys(listed[0]?._embedded ?? {}).toSorted(),
      changed: changed.status,
      hidden: hidden.map((post) => post.id),
      deleted,
    }).toEqual({
      listed: [id],
      embedded: ['author', 'wp:term'],
      changed: 'acf-disabled',
      hidden: [id],
      deleted: true,
    })
  })

  it.each(ways)('reads pages, categories and its own user by %s', async (_title, open) => {
    const site = await open()
    const page = await make.page()
    await make.category()
    const found = await site.pages().id(page.id)
    const { _paging: paging } = await site.categories().perPage(1)
    const user = await site.users().me()
    expect({ page: found.slug, paged: Number(paging?.total) > 1, known: user.id > 0 }).toEqual({
      page: page.slug,
      paged: true,
      known: true,
    })
  })
})

describe('The client rss-parser', () => {
  it('reads the posts of the feed', async () => {
    const { link } = await make.post({ title: 'Rain & shine' })
    const { items } = await new FeedReader().parseURL(`${service.url}/feed/`)
    expect(items.find((item) => item.link === link)?.title).toBe('Rain & shine')
  })
})
