import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import * as make from './support/files.ts'

/** The part of the Node client for this interface that is used here; it brings no types. */
interface Discovery {
  discover(address: string): Promise<Discovered>
}

interface Discovered {
  auth(credentials: { username: string; password: string }): unknown
  namespace(name: string): Namespace
}

interface Namespace {
  posts(): Requests
  media(): Requests
}

interface Requests extends PromiseLike<Found> {
  create(members: object): Promise<Item>
  search(words: string): Requests
  perPage(count: number): Requests
  page(number: number): Requests
  file(content: Buffer, name: string): Requests
}

interface Item {
  readonly source_url: string
  readonly title: { readonly raw: string }
}

type Found = readonly Item[] & {
  readonly _paging?: { readonly total: number; readonly totalPages: number }
}

const wpapi = createRequire(import.meta.url)('wpapi') as Discovery

let service: TestService
let core: Namespace
beforeAll(async () => {
  service = await startService()
  const { user, pass } = service.credentials.editor
  // It finds the API by a link header, and makes its methods from the index.
  const client = await wpapi.discover(service.root)
  client.auth({ username: user, password: pass })
  core = client.namespace('core/v2')
})
afterAll(() => service.close())

it('The client wpapi creates posts and pages through their list', async () => {
  const mark = unique()
  for (let n = 0; n < 3; n++) {
    await core.posts().create({ title: `${mark} ${n}`, status: 'publish' })
  }
  const { length, _paging: paging } = await core.posts().search(mark).perPage(2).page(2)
  expect(length).toBe(1)
  expect(paging?.total).toBe(3)
  expect(paging?.totalPages).toBe(2)
})

it('The client wpapi uploads a file with its title', async () => {
  const file = core.media().file(await make.png(), `${unique('client-')}.png`)
  const item = await file.create({ title: 'By the client' })
  const { status } = await fetch(item.source_url)
  expect(item.title.raw).toBe('By the client')
  expect(status).toBe(200)
})
