import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as make from '../../media/support/files.ts'
import { picture, upload } from '../../media/support/upload.ts'
import type { Actor, Query } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let factories: Factories
beforeAll(async () => {
  service = await startService()
  factories = createFactories(service.api)
})
afterAll(() => service.close())

const list = (query: Query = {}, asker: Actor = 'anonymous') =>
  service.api.as(asker).get('/core/v2/media', { query })

const idsOf = async (query: Query, asker?: Actor): Promise<number[]> => {
  const { body } = await list({ ...query, _fields: 'id', orderby: 'id', order: 'asc' }, asker)
  return (body as { id: number }[]).map(({ id }) => id)
}

describe('GET /core/v2/media 200', () => {
  it('finds several kinds and types at once', async () => {
    const mark = unique()
    const one = await picture(service, { name: `${mark}.png` })
    const two = await upload(service, make.wav(), { name: `${mark}.wav` })
    await upload(service, make.pdf(), { name: `${mark}.pdf` })
    const found = [
      await idsOf({ search: mark, media_type: 'image,audio' }),
      await idsOf({ search: mark, mime_type: ['image/png', 'audio/wav', 'x/unknown'] }),
    ]
    expect(found).toEqual([
      [one.id, two.body.id],
      [one.id, two.body.id],
    ])
  })

  it('adds up kinds and types that are requested together', async () => {
    const mark = unique()
    const one = await picture(service, { name: `${mark}.png` })
    const two = await upload(service, make.pdf(), { name: `${mark}.pdf` })
    await upload(service, make.wav(), { name: `${mark}.wav` })
    const query = { search: mark, media_type: 'image', mime_type: 'application/pdf' }
    expect(await idsOf(query)).toEqual([one.id, two.body.id])
  })

  it('finds files by their names, whatever their titles are', async () => {
    const mark = unique('file')
    const { id } = await picture(service, { name: `${mark}.png`, query: { title: 'Harbour' } })
    expect(await idsOf({ search: mark.toUpperCase() })).toEqual([id])
    expect(await idsOf({ search: `harbour -${mark}` })).not.toContain(id)
  })

  it('counts and shows media of drafts only for those who may read the draft', async () => {
    const mark = unique()
    const draft = await factories.post({ status: 'draft' })
    const { id } = await picture(service, { name: `${mark}.png`, query: { post: draft.id } })
    const totals = await Promise.all(
      (['anonymous', 'author', 'editor'] as const).map(async (asker) => {
        const answer = await list({ search: mark }, asker)
        return [answer.body.length, answer.headers['x-wp-total']]
      }),
    )
    expect(id).toBeGreaterThan(0)
    expect(totals).toEqual([
      [0, '0'],
      [0, '0'],
      [1, '1'],
    ])
  })

  it('lists the trash to those who may edit', async () => {
    const { id } = await picture(service)
    await service.api.as('editor').delete(`/core/v2/media/${id}`)
    expect(await idsOf({ status: 'trash', include: id }, 'editor')).toEqual([id])
  })

  it('lists private items to their authors and to editors', async () => {
    const { id } = await picture(service, { asker: 'author', query: { status: 'private' } })
    const found = await Promise.all([
      idsOf({ status: 'private', include: id }, 'author'),
      idsOf({ status: 'private', include: id }, 'editor'),
      idsOf({ include: id }, 'editor'),
    ])
    expect(found).toEqual([[id], [id], []])
  })

  it('leaves to contributors in the edit context nothing that they may not edit', async () => {
    const { id } = await picture(service)
    expect(await idsOf({ include: id, context: 'edit' }, 'contributor')).toEqual([])
  })
})

it('GET /core/v2/posts 200 embeds featured pictures', async () => {
  const { id } = await picture(service)
  const tag = await factories.tag()
  for (let n = 0; n < 3; n++) await factories.post({ featured_media: id, tags: [tag.id] })
  const query = { tags: tag.id, _embed: 'core:featuredmedia' }
  const { body } = await service.api.get('/core/v2/posts', { query })
  const pictures = (body as { _embedded: Record<string, { id: number }[]> }[]).map(
    (post) => post._embedded['core:featuredmedia']?.[0]?.id,
  )
  expect(pictures).toEqual([id, id, id])
})

describe('GET /core/v2/media 304', () => {
  it('confirms that the list has not changed', async () => {
    const { headers } = await list({ per_page: 1 })
    const again = await service.api.get('/core/v2/media', {
      query: { per_page: 1 },
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect(again.status).toBe(304)
  })
})

describe('GET /core/v2/media 400', () => {
  it('refuses a page beyond the end', async () => {
    await picture(service)
    expect(await list({ page: 9999 })).toBeRestError('rest_post_invalid_page_number', 400)
  })
})

describe('GET /core/v2/media 401/403', () => {
  it('refuses the edit context to visitors', async () => {
    expect(await list({ context: 'edit' })).toBeRestError('rest_forbidden_context', 401)
  })

  it('refuses the edit context to subscribers', async () => {
    const answer = await list({ context: 'edit' }, 'subscriber')
    expect(answer).toBeRestError('rest_forbidden_context', 403)
  })
})
