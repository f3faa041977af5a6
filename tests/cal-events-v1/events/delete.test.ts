import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event, EVENTS, ways } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const admin = () => service.api.as('admin')

describe('An event in the trash', () => {
  it('comes back with a status, its slug and its places', async () => {
    const made = await event(service, { venue: { venue: unique('Pub ') } })
    await admin().delete(`${EVENTS}/${made.id}`)
    const { body } = await admin().post(`${EVENTS}/${made.id}`, { body: { status: 'publish' } })
    expect(body.status).toBe('publish')
    expect(body.slug).toBe(made.slug)
    expect(body.venue.id).toBe(made.venue.id)
  })
})

describe.each(ways)('DELETE /cal/events/v1/events/%s', (_route, address) => {
  it('200 moves the event to the trash', async () => {
    const made = await event(service)
    const { status, body } = await service.api.as('editor').delete(address(made))
    expect(status).toBe(200)
    expect(body.id).toBe(made.id)
    expect(body.status).toBe('trash')
  })

  it('200 removes the event for good with force', async () => {
    const made = await event(service, { venue: { venue: unique('Pub ') } })
    const { body } = await admin().delete(`${address(made)}?force=true&_fields=deleted,previous`)
    expect(body).toMatchObject({ deleted: true, previous: { id: made.id, title: made.title } })
    expect(await admin().get(`${EVENTS}/${made.id}`)).toBeRestError('rest-event-not-found', 404)
    const { prisma } = service.ctx.database
    expect(await prisma.eventOccurrence.count({ where: { eventId: made.id } })).toBe(0)
    const venue = await service.api.get(`/cal/events/v1/venues/${made.venue.id}`)
    expect(venue.status).toBe(200)
  })

  it('400 refuses a force that is not a boolean', async () => {
    const made = await event(service)
    const answer = await admin().delete(`${address(made)}?force=maybe`)
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('401/403 is only for callers who may delete the event', async () => {
    const made = await event(service)
    expect(await service.api.delete(address(made))).toBeRestError('rest_forbidden', 401)
    expect(await service.api.as('author').delete(address(made))).toBeRestError(
      'rest_forbidden',
      403,
    )
  })

  it('412 deletes only the version that was read', async () => {
    const made = await event(service)
    const headers = { 'if-match': '"99-x"' }
    for (const query of ['', '?force=true']) {
      const answer = await admin().delete(address(made) + query, { headers })
      expect(answer).toBeRestError('rest_precondition_failed', 412)
    }
  })
})

it('DELETE /cal/events/v1/events/{id} 410 moves nothing to the trash twice', async () => {
  const { id } = await event(service)
  await admin().delete(`${EVENTS}/${id}`)
  expect(await admin().delete(`${EVENTS}/${id}`)).toBeRestError('event-is-in-trash', 410)
})

it('DELETE /cal/events/v1/events/by-slug/{slug} 400/410 moves nothing to the trash twice, by its former or present slug', async () => {
  const { slug } = await event(service)
  const { body } = await admin().delete(`${EVENTS}/by-slug/${slug}`)
  const again = await admin().delete(`${EVENTS}/by-slug/${body.slug}`)
  expect(again).toBeRestError('event-is-in-trash', 410)
  const gone = await admin().delete(`${EVENTS}/by-slug/${slug}`)
  expect(gone).toBeRestError('rest_invalid_param', 400)
})

it('DELETE /cal/events/v1/events/{id} 404 finds nothing for unknown ids', async () => {
  const answer = await admin().delete(`${EVENTS}/99999999`)
  expect(answer).toBeRestError('rest-event-not-found', 404)
})

describe('DELETE /cal/events/v1/events/by-slug/{slug}', () => {
  it('400 tells everybody of an unknown slug, before permission is checked', async () => {
    for (const asker of ['anonymous', 'subscriber', 'editor'] as const) {
      const answer = await service.api.as(asker).delete(`${EVENTS}/by-slug/${unique('none-')}`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data.params).toHaveProperty('slug')
    }
  })

  it('401 does not tell when a hidden event takes place', async () => {
    const recurrence = { rrule: 'FREQ=DAILY;COUNT=3' }
    const { slug } = await event(service, { status: 'private', recurrence })
    for (const day of ['2033-03-02', '2033-03-04']) {
      const query = `occurrence=${day}T18:00:00`
      const answer = await service.api.delete(`${EVENTS}/by-slug/${slug}?${query}`)
      expect(answer).toBeRestError('rest_forbidden', 401)
    }
  })
})
