import { afterAll, beforeAll, expect, it } from '@jest/globals'
import * as files from '../../media/support/files.ts'
import { upload } from '../../media/support/upload.ts'
import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const admin = () => service.api.as('admin')
const settings = '/core/v2/settings'

interface Named {
  readonly path: string
  readonly id: number
}

const page = async (members: Readonly<Record<string, unknown>> = {}): Promise<Named> => ({
  path: '/core/v2/pages',
  id: (await make.page(members)).id,
})
const picture = async (): Promise<Named> => ({
  path: '/core/v2/media',
  id: (await upload(service, await files.png(), { asker: 'admin' })).body.id,
})

const trash = ({ path, id }: Named) => admin().delete(`${path}/${id}`)
const remove = ({ path, id }: Named) => admin().delete(`${path}/${id}`, { query: { force: true } })
const removeInBatch = ({ path, id }: Named) =>
  admin().post('/batch/v1', {
    body: { requests: [{ method: 'DELETE', path: `${path}/${id}?force=true` }] },
  })

const things = { page, picture }
const ways = { 'going to the trash': trash, removal: remove, 'removal in a batch': removeInBatch }

/** What the settings say now; the same can be sent back. */
async function readBack(): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await admin().get(settings)
  expect(await admin().post(settings, { body })).toMatchObject({ status: 200, body })
  return body
}

it.each([
  ['page_on_front', 'page', 'going to the trash', 0],
  ['page_on_front', 'page', 'removal', 0],
  ['page_on_front', 'page', 'removal in a batch', 0],
  ['page_for_posts', 'page', 'going to the trash', 0],
  ['page_for_posts', 'page', 'removal', 0],
  ['site_logo', 'picture', 'going to the trash', null],
  ['site_logo', 'picture', 'removal', null],
  ['site_icon', 'picture', 'going to the trash', 0],
  ['site_icon', 'picture', 'removal in a batch', 0],
] as const)('The setting %s lets go of a %s at its %s', async (name, thing, way, none) => {
  const one = await things[thing]()
  await admin().post(settings, { body: { [name]: one.id } })
  const before = (await admin().get(settings)).headers['etag']
  await ways[way](one)
  const stale = { body: { title: 'x' }, headers: { 'if-match': String(before) } }
  expect(await admin().post(settings, stale)).toBeRestError('rest_precondition_failed', 412)
  expect((await readBack())[name]).toBe(none)
})

it('A setting is cleared when its page goes to the trash with the entries of its author', async () => {
  const { body: author } = await admin().post('/core/v2/users', {
    body: {
      username: 'leaver',
      email: 'leaver@example.test',
      password: 'x'.repeat(20),
      roles: ['editor'],
    },
  })
  const { id } = await page({ author: author.id })
  await admin().post(settings, { body: { show_on_front: 'page', page_on_front: id } })
  await admin().delete(`/core/v2/users/${author.id}`, { query: { force: true, reassign: false } })
  expect(await readBack()).toMatchObject({ page_on_front: 0, show_on_front: 'posts' })
})

it('The front page shows posts again when its page is deleted, and only then', async () => {
  const [front, posts] = [await page(), await page()]
  const body = { show_on_front: 'page', page_on_front: front.id, page_for_posts: posts.id }
  await admin().post(settings, { body })
  await trash(posts)
  expect(await readBack()).toMatchObject({ show_on_front: 'page', page_for_posts: 0 })
  await trash(front)
  expect(await readBack()).toMatchObject({ show_on_front: 'posts', page_on_front: 0 })
  expect((await service.ctx.settings()).showOnFront).toBe('posts')
})

it('A setting names nothing that is deleted at the same moment', async () => {
  for (let n = 0; n < 10; n++) {
    const one = await page()
    const choose = () => admin().post(settings, { body: { page_on_front: one.id } })
    const [chosen, gone] = await Promise.all([choose(), n % 2 === 0 ? trash(one) : remove(one)])
    expect([200, 400]).toContain(chosen.status)
    expect(gone.status).toBe(200)
    expect((await readBack())['page_on_front']).toBe(0)
  }
})

it('All that is wrong with settings is told at once, missing items included', async () => {
  const missing = { default_category: 99_999_999, page_on_front: 99_999_999, site_logo: 99_999_999 }
  const body = { ...missing, start_of_week: 7, timezone: 'Mars/Olympus' }
  const { data } = (await admin().post(settings, { body })).body
  expect(Object.keys(data.params).toSorted()).toEqual(Object.keys(body).toSorted())
  expect(data.details.site_logo).toMatchObject({ code: 'rest_invalid_param', data: null })
})
