import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const stranger = { user: 'nobody', pass: 'nothing' }
const as = (asker: Actor) => service.api.as(asker)

for (const { type, folder } of [
  { type: 'cal_events', folder: 'event' },
  { type: 'cal_venue', folder: 'venue' },
  { type: 'cal_organizer', folder: 'organizer' },
]) {
  const path = `/core/v2/${type}`

  const make = async (members: object = {}, asker: Actor = 'editor') => {
    const body = { title: unique('title-'), status: 'publish', ...members }
    const answer = await as(asker).post(path, { body })
    if (answer.status !== 201) throw new Error(`An entry got ${answer.status}: ${answer.text}`)
    return answer.body
  }

  describe(`GET /core/v2/${type}`, () => {
    it('200 shows what is published, newest first', async () => {
      const mark = unique()
      const first = await make({ title: `One ${mark}`, date: '2024-01-01T10:00:00' })
      const second = await make({ title: `Two ${mark}` })
      await make({ title: `Three ${mark}`, status: 'draft' })
      const { status, body, headers } = await service.api.get(path, { query: { search: mark } })
      expect({ status, ids: body.map(({ id }: { id: number }) => id) }).toEqual({
        status: 200,
        ids: [second.id, first.id],
      })
      expect(headers['x-wp-total']).toBe('2')
    })

    it('304 confirms that the list has not changed', async () => {
      const { headers } = await service.api.get(path)
      const again = await service.api.get(path, {
        headers: { 'if-none-match': headers['etag'] ?? '' },
      })
      expect(again.status).toBe(304)
    })

    it('200/400 has nothing beyond the end, and counts no pages of nothing', async () => {
      const answer = await service.api.get(`${path}?page=9999`)
      expect(answer.status === 400 || answer.body.length === 0).toBe(true)
      expect(await service.api.get(`${path}?per_page=0`)).toBeRestError('rest_invalid_param', 400)
    })

    it('401/403 refuses the edit context to callers who do not write', async () => {
      const query = { context: 'edit' }
      expect(await service.api.get(path, { query })).toBeRestError('rest_forbidden_context', 401)
      const answer = await as('subscriber').get(path, { query })
      expect(answer).toBeRestError('rest_forbidden_context', 403)
    })
  })

  describe(`GET /core/v2/${type}/{id}`, () => {
    it('200 shows the entry at its address, with links', async () => {
      const slug = unique('slug-')
      const { id } = await make({ slug })
      const { status, body } = await service.api.get(`${path}/${id}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id, type, slug, link: `${service.url}/${folder}/${slug}/` })
      expect(body._links.self[0].href).toBe(`${service.root}/core/v2/${type}/${id}`)
    })

    it('304 confirms that nothing has changed', async () => {
      const { id } = await make()
      const { headers } = await as('editor').get(`${path}/${id}`)
      const tag = { 'if-none-match': headers['etag'] ?? '' }
      expect((await as('editor').get(`${path}/${id}`, { headers: tag })).status).toBe(304)
    })

    it('400/401/403/404 refuses invalid, forbidden and unknown entries', async () => {
      const { id } = await make({ status: 'draft' })
      const wrong = await as('editor').get(`${path}/${id}?context=all`)
      expect(wrong).toBeRestError('rest_invalid_param', 400)
      expect(await service.api.get(`${path}/${id}`)).toBeRestError('rest_forbidden', 401)
      expect(await as('subscriber').get(`${path}/${id}`)).toBeRestError('rest_forbidden', 403)
      expect(await service.api.get(`${path}/99999999`)).toBeRestError('rest_post_invalid_id', 404)
    })
  })

  describe(`POST /core/v2/${type}`, () => {
    it('201 creates a draft by default', async () => {
      const { status, headers, body } = await as('contributor').post(path, {
        body: { title: unique() },
      })
      expect({ status, bodyStatus: body.status }).toEqual({ status: 201, bodyStatus: 'draft' })
      expect(headers['location']).toBe(`${service.root}/core/v2/${type}/${body.id}`)
      expect(body.permalink_template).toBe(`${service.url}/${folder}/%pagename%/`)
    })

    it('400 refuses an entry without a text', async () => {
      expect(await as('editor').post(path, { body: {} })).toBeRestError('empty_content', 400)
    })

    it('401/403 refuses callers who may not write entries of the type', async () => {
      const body = { title: unique() }
      expect(await service.api.post(path, { body })).toBeRestError('rest_cannot_create', 401)
      const answer = await as('subscriber').post(path, { body })
      expect(answer).toBeRestError('rest_cannot_create', 403)
      const bold = await as('contributor').post(path, { body: { ...body, status: 'publish' } })
      expect(bold).toBeRestError('rest_cannot_publish', 403)
    })
  })

  describe(`PATCH /core/v2/${type}/{id}`, () => {
    it('200 changes what is sent', async () => {
      const { id, slug } = await make()
      const { status, body } = await as('editor').patch(`${path}/${id}`, {
        body: { title: 'Other' },
      })
      expect({ status, titleRaw: body.title.raw, slug: body.slug }).toEqual({
        status: 200,
        titleRaw: 'Other',
        slug,
      })
    })

    it('400/401/403/404/412 changes nothing', async () => {
      const { id, title } = await make()
      const body = { title: 'Taken' }
      const item = `${path}/${id}`
      const wrong = await as('editor').post(item, { body: { ...body, date: 'rubbish' } })
      expect(wrong).toBeRestError('rest_invalid_param', 400)
      expect(await service.api.post(item, { body })).toBeRestError('rest_cannot_edit', 401)
      expect(await as('author').post(item, { body })).toBeRestError('rest_cannot_edit', 403)
      const unknown = await as('editor').post(`${path}/99999999`, { body })
      expect(unknown).toBeRestError('rest_post_invalid_id', 404)
      const late = await as('editor').post(item, { body, headers: { 'if-match': '"99-x"' } })
      expect(late).toBeRestError('rest_precondition_failed', 412)
      expect((await service.api.get(item)).body.title.rendered).toBe(title.rendered)
    })
  })

  describe(`DELETE /core/v2/${type}/{id}`, () => {
    it('200 moves to the trash, and deletes permanently with force', async () => {
      const { id } = await make()
      expect((await as('editor').delete(`${path}/${id}`)).body.status).toBe('trash')
      const { body } = await as('editor').delete(`${path}/${id}?force=true`)
      expect(body).toMatchObject({ deleted: true, previous: { id } })
    })

    it('400/401/403/404/410/412 leaves the entry', async () => {
      const { id } = await make()
      const item = `${path}/${id}`
      const wrong = await as('editor').delete(`${item}?force=maybe`)
      expect(wrong).toBeRestError('rest_invalid_param', 400)
      expect(await service.api.delete(item)).toBeRestError('rest_cannot_delete', 401)
      expect(await as('author').delete(item)).toBeRestError('rest_cannot_delete', 403)
      const unknown = await as('editor').delete(`${path}/99999999`)
      expect(unknown).toBeRestError('rest_post_invalid_id', 404)
      const late = await as('editor').delete(item, { headers: { 'if-match': '"99-x"' } })
      expect(late).toBeRestError('rest_precondition_failed', 412)
      await as('editor').delete(item)
      expect(await as('editor').delete(item)).toBeRestError('rest_already_trashed', 410)
    })
  })

  it(`Operations on ${type} refuse wrong credentials with 401`, async () => {
    for (const address of [path, `${path}/1`]) {
      expect(await as(stranger).get(address)).toBeRestError('invalid_username', 401)
    }
  })
}

it('Categories and tags of events are written and filtered by ids in their entries', async () => {
  const category = await as('editor').post('/core/v2/cal_events_cat', {
    body: { name: unique() },
  })
  const tag = await as('editor').post('/core/v2/tags', { body: { name: unique() } })
  const body = {
    title: unique(),
    status: 'publish',
    cal_events_cat: [category.body.id],
    tags: [tag.body.id],
  }
  const { id } = (await as('editor').post('/core/v2/cal_events', { body })).body
  for (const query of [{ cal_events_cat: category.body.id }, { tags: tag.body.id }]) {
    const list = await service.api.get('/core/v2/cal_events', { query })
    expect(list.body.map((item: { id: number }) => item.id)).toEqual([id])
  }
  const shown = await service.api.get(`/cal/events/v1/events/${id}`)
  expect(shown.body.categories[0]).toMatchObject({ id: category.body.id, count: 1 })
  const embedded = await service.api.get(`/core/v2/cal_events/${id}?_embed=core:term`)
  const terms = embedded.body._embedded['core:term'].flat()
  expect(new Set(terms.map((term: { id: number }) => term.id))).toEqual(
    new Set([category.body.id, tag.body.id]),
  )
})

describe('Categories of events', () => {
  const path = '/core/v2/cal_events_cat'

  const make = async (members: object = {}) => {
    const body = { name: unique('cat-'), ...members }
    return (await as('author').post(path, { body })).body
  }

  it('are made by callers who publish events and read by all, in a tree', async () => {
    const above = await make()
    const below = await make({ parent: above.id })
    const { status, body } = await service.api.get(`${path}?parent=${above.id}`)
    expect({ status, ids: body.map(({ id }: { id: number }) => id) }).toEqual({
      status: 200,
      ids: [below.id],
    })
    const one = await service.api.get(`${path}/${below.id}?_embed=up`)
    expect(one.body).toMatchObject({ taxonomy: 'cal_events_cat', parent: above.id })
    expect(one.body._embedded.up[0].id).toBe(above.id)
    const named = await as('author').post(`${path}/${below.id}`, { body: { name: 'Other' } })
    expect({ namedStatus: named.status, namedName: named.body.name }).toEqual({
      namedStatus: 200,
      namedName: 'Other',
    })
    const gone = await as('author').delete(`${path}/${below.id}?force=true`)
    expect({ goneStatus: gone.status, goneDeleted: gone.body.deleted }).toEqual({
      goneStatus: 200,
      goneDeleted: true,
    })
  })

  it('are not sent again while they have not changed', async () => {
    const { id } = await make()
    for (const address of [path, `${path}/${id}`]) {
      const { headers } = await as('editor').get(address)
      const tag = { 'if-none-match': headers['etag'] ?? '' }
      expect((await as('editor').get(address, { headers: tag })).status).toBe(304)
    }
  })

  it('refuse an empty name, page 0, an unknown context and an ambiguous force', async () => {
    const { id } = await make()
    expect((await as('editor').post(path, { body: {} })).status).toBe(400)
    expect((await service.api.get(`${path}?page=0`)).status).toBe(400)
    expect((await service.api.get(`${path}/${id}?context=all`)).status).toBe(400)
    expect((await as('editor').post(`${path}/${id}`, { body: { name: '' } })).status).toBe(400)
    expect((await as('editor').delete(`${path}/${id}?force=maybe`)).status).toBe(400)
  })

  it('are written by callers who publish events, and by nobody else', async () => {
    const { id } = await make()
    const item = `${path}/${id}`
    const body = { name: unique() }
    for (const [asker, status] of [
      ['anonymous', 401],
      ['contributor', 403],
    ] as const) {
      expect((await as(asker).post(path, { body })).status).toBe(status)
      expect((await as(asker).post(item, { body })).status).toBe(status)
      expect((await as(asker).delete(`${item}?force=true`)).status).toBe(status)
      expect((await as(asker).get(`${path}?context=edit`)).status).toBe(status)
      expect((await as(asker).get(`${item}?context=edit`)).status).toBe(status)
    }
  })

  it('are neither found, changed nor removed where they are unknown or newer, and have no trash', async () => {
    const { id } = await make()
    const late = { 'if-match': '"99-x"' }
    for (const [method, address] of [
      ['get', `${path}/99999999`],
      ['post', `${path}/99999999`],
      ['delete', `${path}/99999999?force=true`],
    ] as const) {
      expect((await as('editor')[method](address)).status).toBe(404)
    }
    const body = { name: unique() }
    expect((await as('editor').post(`${path}/${id}`, { body, headers: late })).status).toBe(412)
    const removal = await as('editor').delete(`${path}/${id}?force=true`, { headers: late })
    expect(removal.status).toBe(412)
    expect((await as('editor').delete(`${path}/${id}`)).status).toBe(501)
  })
})
