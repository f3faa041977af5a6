import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AlmanacError, batchItem, type Client } from 'almanac/client'
import { png } from '../media/support/files.ts'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { clientOf, refusalOf } from './support/client-of.ts'

let service: TestService
let make: Factories
let editor: Client
let picture: Uint8Array
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  editor = clientOf(service, 'editor')
  picture = await png()
})
afterAll(() => service.close())

const titleOf = async (id: number): Promise<string> => {
  const { data } = await editor.get('/core/v2/posts/{id}', { path: { id } })
  return data.title.rendered
}

describe("The client's method post", () => {
  it('creates what it is given', async () => {
    const body = { title: 'Harbor news', status: 'publish' } as const
    const { status, data } = await editor.post('/core/v2/posts', { body, fields: ['id'] })
    expect({ status, title: await titleOf(data.id) }).toEqual({ status: 201, title: 'Harbor news' })
  })

  it('refuses to overwrite what has changed since it was read', async () => {
    const { id } = await make.post()
    const read = await editor.get('/core/v2/posts/{id}', { path: { id } })
    await editor.post('/core/v2/posts/{id}', { path: { id }, body: { title: 'First' } })
    const late = editor.post('/core/v2/posts/{id}', {
      path: { id },
      body: { title: 'Second' },
      ifMatch: read,
    })
    expect(await refusalOf(late)).toMatchObject({ code: 'rest_precondition_failed' })
  })
})

describe("The client's method delete", () => {
  it('answers with what was deleted', async () => {
    const { id } = await make.post()
    const { data } = await editor.delete('/core/v2/posts/{id}', {
      path: { id },
      query: { force: true },
    })
    expect(data).toMatchObject({ deleted: true, previous: { id } })
  })
})

describe("The client's method update", () => {
  it('keeps what others have written meanwhile', async () => {
    const { id } = await make.post({ title: 'Count:' })
    const add = (word: string) =>
      editor.update('/core/v2/posts/{id}', { path: { id } }, ({ title }) => ({
        title: `${title.raw} ${word}`,
      }))
    await Promise.all([add('one'), add('two'), add('three')])
    expect((await titleOf(id)).split(' ').toSorted()).toEqual(['Count:', 'one', 'three', 'two'])
  })
})

describe("The client's method upload", () => {
  const kinds: Readonly<Record<string, () => Blob | Uint8Array | AsyncIterable<Uint8Array>>> = {
    'a File': () => new File([picture], '港の写真.png', { type: 'image/png' }),
    'a Buffer': () => Buffer.from(picture),
    'a stream of Node.js': () => Readable.from([picture]),
    'a stream of the web': () => new Blob([picture]).stream(),
  }
  it.each(Object.entries(kinds))('sends %s', async (_, file) => {
    const { data } = await editor.upload('/core/v2/media', {
      file: file(),
      name: '港の写真.png',
      with: { alt_text: 'Ships at the quay' },
    })
    expect(data).toMatchObject({
      alt_text: 'Ships at the quay',
      mime_type: 'image/png',
      title: { raw: '港の写真' },
    })
  })

  it('takes the name of a File', async () => {
    const file = new File([picture], 'harbor.png', { type: 'image/png' })
    const { data } = await editor.upload('/core/v2/media', { file })
    expect(data.title.raw).toBe('harbor')
  })
})

describe("The client's method batch", () => {
  it('answers each request with its own data or error', async () => {
    const { id } = await make.tag()
    const { failed, results } = await editor.batch([
      batchItem('POST', '/core/v2/posts', { body: { title: 'One' }, fields: ['title.raw'] }),
      batchItem('DELETE', '/core/v2/tags/{id}', { path: { id }, query: { force: true } }),
      batchItem('PUT', '/core/v2/tags/{id}', { path: { id }, body: { name: 'Gone' } }),
    ])
    const [post, deleted, gone] = results
    expect(failed).toBeUndefined()
    expect(post).toEqual({ ok: true, status: 201, data: { title: { raw: 'One' } } })
    expect(deleted).toMatchObject({ ok: true, data: { deleted: true } })
    expect(gone).toEqual({ ok: false, error: expect.any(AlmanacError) })
  })

  it('reports each request of a failed batch as not done', async () => {
    const title = unique()
    const items = [
      batchItem('POST', '/core/v2/posts', { body: { title } }),
      batchItem('PUT', '/core/v2/tags/{id}', { path: { id: 99_999_999 }, body: { name: 'No' } }),
    ] as const
    const { failed, results } = await editor.batch(items, { validation: 'atomic' })
    expect({ failed, first: results[0] }).toEqual({
      failed: 'atomic',
      first: { ok: false, error: undefined },
    })
  })
})
