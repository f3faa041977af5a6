import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { kinds, place, tag, ways } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const stranger = () => {
  const { user } = service.credentials.editor
  return service.api.as({ user, pass: 'not the password' })
}

describe.each(kinds)('GET', (given) => {
  const { kind, path, field } = given
  describe.each(ways)(`/cal/events/v1/${kind}s/%s`, (_route, { step, unknown, argument }) => {
    const addressOf = (item: { id: number; slug: string }) => `${path}${step(item)}`

    it('200 shows a published one to everybody, with structured data', async () => {
      const name = unique('Hall ')
      const item = await place(service, given, { [kind]: name, [field]: '555', description: 'Big' })
      const { status, body } = await service.api.get(addressOf(item))
      expect(status).toBe(200)
      expect(body[kind]).toBe(name)
      expect(body[field]).toBe('555')
      expect(body.description).toBe('<p>Big</p>')
      expect(body.json_ld).toMatchObject({ name, description: 'Big' })
    })

    it('200 picks the requested fields', async () => {
      const item = await place(service, given)
      const { body } = await service.api.get(`${addressOf(item)}?_fields=id,json_ld.name`)
      expect(body).toEqual({ id: item.id, json_ld: { name: item[kind] } })
    })

    it('304 confirms that nothing has changed', async () => {
      const item = await place(service, given)
      const first = await service.api.get(addressOf(item))
      const headers = { 'if-none-match': tag(first) }
      expect((await service.api.get(addressOf(item), { headers })).status).toBe(304)
    })

    it('400 reports an address that leads to nothing', async () => {
      const answer = await service.api.get(`${path}${unknown}`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data).toMatchObject({ params: { [argument]: expect.any(String) } })
    })

    it('401 refuses a wrong password', async () => {
      const item = await place(service, given)
      const answer = await stranger().get(addressOf(item))
      expect(answer).toBeRestError('incorrect_password', 401)
    })

    it.each(['draft', 'pending', 'private'])('403 keeps a %s one from visitors', async (status) => {
      const item = await place(service, given, { status })
      const at = step({ id: item.id, slug: item.slug })
      if (at.endsWith('/')) return
      const answer = await service.api.get(`${path}${at}`)
      expect(answer).toBeRestError(`${kind}-not-accessible`, 403)
    })
  })

  describe(`/cal/events/v1/${kind}s/{id}`, () => {
    it('200/403 shows a private one to its writer and to editors, not to other authors', async () => {
      const item = await place(service, given, { status: 'private' }, 'contributor')
      const statuses = []
      for (const asker of ['contributor', 'editor', 'author', 'subscriber'] as const) {
        statuses.push((await service.api.as(asker).get(`${path}/${item.id}`)).status)
      }
      expect(statuses).toEqual([200, 200, 403, 403])
    })

    it('200/403 keeps what lies in the trash for those who may delete it', async () => {
      const item = await place(service, given)
      await service.api.as('editor').delete(`${path}/${item.id}`)
      const statuses = []
      for (const asker of ['anonymous', 'author', 'editor'] as const) {
        statuses.push((await service.api.as(asker).get(`${path}/${item.id}`)).status)
      }
      expect(statuses).toEqual([403, 403, 200])
    })

    it.each(['0', '2147483648', '99999999999999999999'])('400 has no item %s', async (id) => {
      const answer = await service.api.get(`${path}/${id}`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })

    it('400 does not answer for items of other types', async () => {
      const other = kinds.find((one) => one.kind !== kind) ?? given
      const { id } = await place(service, other)
      expect(await service.api.get(`${path}/${id}`)).toBeRestError('rest_invalid_param', 400)
    })
  })

  describe(`/cal/events/v1/${kind}s/by-slug/{slug}`, () => {
    it.each([
      '%27%3B%20DROP%20TABLE%20entries%3B--',
      '%00',
      '%ff',
      '..%2f..',
      '%E2%82%AC',
      'x'.repeat(5000),
    ])('400/404 takes no harm from hostile slugs: %s', async (slug) => {
      const { status } = await service.api.get(`${path}/by-slug/${slug}`)
      expect([400, 404, 414, 431]).toContain(status)
    })

    it('200 finds slugs of other scripts', async () => {
      const item = await place(service, given, { [kind]: `Зал ${unique()}` })
      const { body } = await service.api.get(`${path}/by-slug/${encodeURIComponent(item.slug)}`)
      expect(body.id).toBe(item.id)
    })
  })

  describe(`/cal/events/v1/${kind}s/{id}`, () => {
    it('200 reads one with a single statement', async () => {
      const { id } = await place(service, given)
      const { database } = service.ctx
      const before = database.statements()
      await service.api.as('anonymous').get(`${path}/${id}?_fields=id`)
      expect(database.statements() - before).toBe(1)
    })
  })
})

describe('GET /cal/events/v1/venues/{id}', () => {
  it('200 shows where a venue with coordinates lies', async () => {
    const { id } = await place(service, kinds[0])
    await service.ctx.database.transact((tx) =>
      tx
        .updateTable('venues')
        .set({ latitude: 52.1, longitude: -5.12 })
        .where('entry_id', '=', id)
        .execute(),
    )
    const { body } = await service.api.get(`${kinds[0].path}/${id}`)
    expect(body.json_ld.geo).toEqual({
      '@type': 'GeoCoordinates',
      latitude: 52.1,
      longitude: -5.12,
    })
  })
})
