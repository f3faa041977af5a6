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

describe.each(kinds)('POST, PUT, PATCH $path/…', (given) => {
  const { kind, path, field } = given

  describe.each(ways)('$way', ({ step, unknown, argument }) => {
    const addressOf = (item: { id: number; slug: string }) => `${path}${step(item)}`

    it.each(['post', 'put', 'patch'] as const)(
      '200: changes what %s names alone',
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

    it('200: an id or a slug in the body moves nothing', async () => {
      const [item, other] = [await place(service, given), await place(service, given)]
      const body = { id: other.id, slug: other.slug, [field]: '5' }
      const answer = await editor().post(addressOf(item), { body })
      expect([answer.body.id, answer.body.slug]).toEqual([item.id, item.slug])
    })

    it('400: names all that is wrong at once', async () => {
      const answer = await editor().post(`${path}${unknown}`, { body: { website: 'nope' } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params).toSorted()).toEqual([argument, 'website'])
    })

    it('400: refuses an empty name', async () => {
      const item = await place(service, given)
      const answer = await editor().post(addressOf(item), { body: { [kind]: '' } })
      expect(answer.body.data.params).toEqual({ [kind]: expect.any(String) })
    })

    it('401: is not for visitors', async () => {
      const item = await place(service, given)
      const answer = await service.api.post(addressOf(item), { body: { [field]: '5' } })
      expect(answer).toBeRestError('rest_forbidden', 401)
    })

    it('403: is not for those who may write others alone', async () => {
      const item = await place(service, given, {}, 'author')
      const answer = await service.api
        .as('contributor')
        .post(addressOf(item), { body: { [field]: '5' } })
      expect(answer).toBeRestError('rest_forbidden', 403)
    })

    it('412: leaves alone what somebody else has changed since', async () => {
      const item = await place(service, given)
      const read = await service.api.get(addressOf(item))
      await editor().post(addressOf(item), { body: { [field]: 'first' } })
      const headers = { 'if-match': tag(read) }
      const late = await editor().post(addressOf(item), { headers, body: { [field]: 'second' } })
      expect(late).toBeRestError('rest_precondition_failed', 412)
      expect((await service.api.get(addressOf(item))).body[field]).toBe('first')
    })
  })

  it('empties what is sent empty', async () => {
    const item = await place(service, given, { [field]: '555', website: 'https://a.test/' })
    const body = { [field]: '', website: '', description: '' }
    const answer = await editor().post(`${path}/${item.id}`, { body })
    expect([answer.body[field], answer.body.website]).toEqual([undefined, undefined])
  })

  it('lets a contributor change a draft, and not publish it', async () => {
    const item = await place(service, given, {}, 'contributor')
    const { body } = await service.api
      .as('contributor')
      .post(`${path}/${item.id}`, { body: { status: 'publish' } })
    expect(body.status).toBe('pending')
  })

  it('brings one back from the trash, to its slug and to its events', async () => {
    const item = await place(service, given)
    const { id } = await event(service, { [kind]: item.id })
    const shown = async () =>
      [(await service.api.get(`/cal/events/v1/events/${id}`)).body[kind]]
        .flat()
        .map((one: { id: number }) => one.id)
    await editor().delete(`${path}/${item.id}`)
    const gone = await shown()
    const { body } = await editor().post(`${path}/${item.id}`, { body: { status: 'publish' } })
    expect([gone, body.slug, await shown()]).toEqual([[], item.slug, [item.id]])
  })

  it('gives one a name of signs alone', async () => {
    const item = await place(service, given)
    const name = `!? ${unique()}`
    const { body } = await editor().patch(`${path}/${item.id}`, { body: { [kind]: name } })
    expect(body[kind]).toBe(name)
  })
})

describe('POST /cal/events/v1/venues/{id}', () => {
  it('tells anew whether maps show, and the region', async () => {
    const venue = kinds[0]
    const members = { show_map: 'false', country: 'Canada', stateprovince: 'Quebec' }
    const { id } = await place(service, venue, members)
    const { body } = await service.api
      .as('editor')
      .post(`${venue.path}/${id}`, { body: { city: 'Montreal' } })
    expect([body.show_map, body.stateprovince, body.country]).toEqual([true, undefined, 'Canada'])
  })
})
