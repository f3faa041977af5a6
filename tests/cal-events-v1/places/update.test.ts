import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event, kinds, place, tag, ways } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const editor = () => service.api.as('editor')

describe.each(kinds)('PATCH', (given) => {
  const { kind, path, field } = given

  describe.each(ways)(`/cal/events/v1/${kind}s/%s`, (_route, { step, unknown, argument }) => {
    const addressOf = (item: { id: number; slug: string }) => `${path}${step(item)}`

    it.each(['post', 'put', 'patch'] as const)(
      '200 changes what a %s names alone',
      async (method) => {
        const item = await place(service, given, { [field]: '555', description: 'Old' })
        const { status, body } = await editor()[method](addressOf(item), {
          body: { description: 'New' },
        })
        expect(status).toBe(200)
        expect(body).toMatchObject({
          id: item.id,
          [kind]: item[kind],
          slug: item.slug,
          [field]: '555',
          description: '<p>New</p>',
          date: item.date,
        })
      },
    )

    it('200 ignores an id or a slug in the body', async () => {
      const [item, other] = [await place(service, given), await place(service, given)]
      const body = { id: other.id, slug: other.slug, [field]: '5' }
      const answer = await editor().post(addressOf(item), { body })
      expect(answer.body.id).toBe(item.id)
      expect(answer.body.slug).toBe(item.slug)
    })

    it('400 names all problems at once', async () => {
      const answer = await editor().post(`${path}${unknown}`, { body: { website: 'nope' } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params).toSorted()).toEqual([argument, 'website'])
    })

    it('400 refuses an empty name', async () => {
      const item = await place(service, given)
      const answer = await editor().post(addressOf(item), { body: { [kind]: '' } })
      expect(answer.body.data.params).toEqual({ [kind]: expect.any(String) })
    })

    it('401 is not for visitors', async () => {
      const item = await place(service, given)
      const answer = await service.api.post(addressOf(item), { body: { [field]: '5' } })
      expect(answer).toBeRestError('rest_forbidden', 401)
    })

    it('403 is not for callers who may only write others', async () => {
      const item = await place(service, given, {}, 'author')
      const answer = await service.api
        .as('contributor')
        .post(addressOf(item), { body: { [field]: '5' } })
      expect(answer).toBeRestError('rest_forbidden', 403)
    })

    it('412 refuses a version that somebody else has changed since', async () => {
      const item = await place(service, given)
      const read = await service.api.get(addressOf(item))
      await editor().post(addressOf(item), { body: { [field]: 'first' } })
      const headers = { 'if-match': tag(read) }
      const late = await editor().post(addressOf(item), { headers, body: { [field]: 'second' } })
      expect(late).toBeRestError('rest_precondition_failed', 412)
      expect((await service.api.get(addressOf(item))).body[field]).toBe('first')
    })
  })

  describe(`/cal/events/v1/${kind}s/{id}`, () => {
    it('200 clears members that are sent empty', async () => {
      const item = await place(service, given, { [field]: '555', website: 'https://a.test/' })
      const body = { [field]: '', website: '', description: '' }
      const answer = await editor().post(`${path}/${item.id}`, { body })
      expect(answer.body[field]).toBeUndefined()
      expect(answer.body.website).toBeUndefined()
    })

    it('200 lets a contributor change a draft, and not publish it', async () => {
      const item = await place(service, given, {}, 'contributor')
      const { body } = await service.api
        .as('contributor')
        .post(`${path}/${item.id}`, { body: { status: 'publish' } })
      expect(body.status).toBe('pending')
    })

    it('200 brings one back from the trash, to its slug and to its events', async () => {
      const item = await place(service, given)
      const { id } = await event(service, { [kind]: item.id })
      const shown = async () =>
        [(await service.api.get(`/cal/events/v1/events/${id}`)).body[kind]]
          .flat()
          .map((one: { id: number }) => one.id)
      await editor().delete(`${path}/${item.id}`)
      const gone = await shown()
      const { body } = await editor().post(`${path}/${item.id}`, { body: { status: 'publish' } })
      expect(gone).toEqual([])
      expect(body.slug).toBe(item.slug)
      expect(await shown()).toEqual([item.id])
    })

    it('200 accepts a name of symbols only', async () => {
      const item = await place(service, given)
      const name = `!? ${unique()}`
      const { body } = await editor().patch(`${path}/${item.id}`, { body: { [kind]: name } })
      expect(body[kind]).toBe(name)
    })
  })
})

describe.each(ways)('PATCH /cal/events/v1/venues/%s', (_route, { step }) => {
  const [venue] = kinds
  const update = async (item: { id: number; slug: string }, body: object) =>
    (await editor().patch(`${venue.path}${step(item)}`, { body })).body

  it('200 leaves whether maps show and the region when it does not name them', async () => {
    const members = { show_map: 'false', show_map_link: 'false', stateprovince: 'Quebec' }
    const item = await place(service, venue, { country: 'Canada', ...members })
    const body = await update(item, { city: 'Montreal' })
    expect(body.show_map).toBe(false)
    expect(body.show_map_link).toBe(false)
    expect(body.stateprovince).toBe('Quebec')
    expect(body.country).toBe('Canada')
  })

  it('200 lets a region that follows from the state go on following it', async () => {
    const item = await place(service, venue, { country: 'United States', state: 'IL' })
    expect((await update(item, { state: 'OH' })).stateprovince).toBe('OH')
    expect((await update(item, { country: 'Canada', province: 'Ontario' })).stateprovince).toBe(
      'Ontario',
    )
  })

  it('200 empties a region that it names empty, and it stays empty', async () => {
    const item = await place(service, venue, { country: 'United States', state: 'IL' })
    expect(await update(item, { stateprovince: '' })).not.toHaveProperty('stateprovince')
    expect(await update(item, { state: 'OH' })).not.toHaveProperty('stateprovince')
  })
})

it('PATCH /core/v2/cal_venue/{id} 200 leaves what an update of a venue does not name', async () => {
  const [venue] = kinds
  const members = { show_map: 'false', show_map_link: 'false', stateprovince: 'Quebec' }
  const { id } = await place(service, venue, { country: 'Canada', ...members })
  const body = { title: 'Another name', meta: { _VenueCity: 'Montreal' } }
  await editor().patch(`/core/v2/cal_venue/${id}`, { body })
  const read = await service.api.get(`${venue.path}/${id}`)
  expect(read.body).toMatchObject({ show_map: false, show_map_link: false, city: 'Montreal' })
  expect(read.body.stateprovince).toBe('Quebec')
  expect(read.body.country).toBe('Canada')
})

describe('A slug that an editor gave', () => {
  it.each([
    ['a venue', '/core/v2/cal_venue'],
    ['an organizer', '/core/v2/cal_organizer'],
    ['an event', '/core/v2/cal_events'],
    ['a post', '/core/v2/posts'],
  ])('stays when a contributor changes a pending one: %s', async (_name, path) => {
    const contributor = service.api.as('contributor')
    const slug = unique('given-')
    const made = await contributor.post(path, { body: { title: slug, status: 'draft' } })
    const address = `${path}/${made.body.id}`
    await editor().patch(address, { body: { slug } })
    const updated = await contributor.patch(address, { body: { status: 'pending' } })
    expect(updated.body.status).toBe('pending')
    expect(updated.body.slug).toBe(slug)
    const changed = await contributor.patch(address, { body: { title: 'Other', slug: 'mine' } })
    expect(changed.status).toBe(200)
    expect(changed.body.slug).toBe(slug)
  })
})
