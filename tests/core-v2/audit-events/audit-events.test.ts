import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Query } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const LIST = '/core/v2/audit-events'

interface Event {
  readonly id: number
  readonly kind: string
  readonly object: { readonly id: string }
}

let service: TestService
let adminId: number
beforeAll(async () => {
  service = await startService()
  adminId = Number((await asAdmin().get('/core/v2/users/me')).body.id)
})
afterAll(() => service.close())

const asAdmin = () => service.api.as('admin')
const list = async (query: Query = {}): Promise<Event[]> =>
  (await asAdmin().get(LIST, { query })).body as Event[]

const newUser = async (): Promise<{ id: number }> => {
  const username = unique('anna')
  const body = { username, email: `${username}@example.org`, password: 'a long secret' }
  return (await asAdmin().post('/core/v2/users', { body })).body as { id: number }
}

describe('GET /core/v2/audit-events 200', () => {
  it.each([
    ['kind', () => ({ kind: 'role_granted,role_removed' })],
    ['actor', () => ({ actor: adminId, kind: ['role_granted', 'role_removed'] })],
    [
      'object',
      ({ id }: { id: number }) => ({
        object_type: 'user',
        object_id: String(id),
        kind: ['role_granted', 'role_removed'],
      }),
    ],
  ])('filters by %s', async (_, filter) => {
    const user = await newUser()
    await asAdmin().post(`/core/v2/users/${user.id}`, { body: { roles: ['author'] } })
    const found = await list({ ...filter(user), per_page: 2 })
    expect(found.map(({ kind, object }) => ({ kind, id: object.id }))).toEqual([
      { kind: 'role_removed', id: String(user.id) },
      { kind: 'role_granted', id: String(user.id) },
    ])
  })

  it('filters by time', async () => {
    await newUser()
    const far = '2126-01-01T00:00:00'
    expect({
      after: await list({ after: far }),
      before: (await list({ before: far, per_page: 1 })).length,
      never: await list({ before: '2001-01-01T00:00:00' }),
    }).toEqual({ after: [], before: 1, never: [] })
  })

  it('shows pages, oldest first on request', async () => {
    await newUser()
    await newUser()
    const query = { per_page: 1, order: 'asc', page: 2 }
    const { body, headers: seen } = await asAdmin().get(LIST, { query })
    const all = await list({ per_page: 100, order: 'asc' })
    expect({
      second: body,
      total: seen['x-wp-total'],
      next: seen['link']?.includes('page=3'),
    }).toEqual({
      second: [all[1]],
      total: String(all.length),
      next: true,
    })
  })
})

it.each([
  [401, 'anonymous'],
  [403, 'editor'],
] as const)('GET /core/v2/audit-events %i refuses %s callers', async (status, who) => {
  const answer = await service.api.as(who).get(LIST)
  expect({ status: answer.status, code: answer.body.code }).toEqual({
    status,
    code: 'rest_forbidden',
  })
})

describe('GET /core/v2/audit-events 400', () => {
  it('refuses an unknown kind', async () => {
    expect((await asAdmin().get(LIST, { query: { kind: 'nothing' } })).status).toBe(400)
  })
})

describe('GET /core/v2/audit-events 304', () => {
  it('confirms a copy while no event is added', async () => {
    const { headers: seen } = await asAdmin().get(LIST)
    const again = { 'if-none-match': String(seen['etag']) }
    expect((await asAdmin().get(LIST, { headers: again })).status).toBe(304)
  })
})

describe('GET /core/v2/audit-events/{id}', () => {
  it('200 shows the event', async () => {
    await newUser()
    const [event] = await list({ per_page: 1 })
    const { body } = await asAdmin().get(`${LIST}/${event?.id}`)
    expect(body).toEqual(event)
  })

  it('304 confirms that nothing has changed', async () => {
    await newUser()
    const address = `${LIST}/${(await list({ per_page: 1 }))[0]?.id}`
    const { headers: seen } = await asAdmin().get(address)
    const again = { 'if-none-match': String(seen['etag']) }
    expect((await asAdmin().get(address, { headers: again })).status).toBe(304)
  })

  it.each(['987654321', '99999999999'])('404 finds no event %s', async (id) => {
    const { status, body } = await asAdmin().get(`${LIST}/${id}`)
    expect({ status, code: body.code }).toEqual({
      status: 404,
      code: 'rest_audit_event_invalid_id',
    })
  })

  it('400 refuses a list of fields that is too long', async () => {
    const { status } = await asAdmin().get(`${LIST}/1`, { query: { _fields: 'x'.repeat(9000) } })
    expect(status).toBe(400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'author'],
  ] as const)('%i refuses %s callers', async (status, who) => {
    expect((await service.api.as(who).get(`${LIST}/1`)).status).toBe(status)
  })
})
