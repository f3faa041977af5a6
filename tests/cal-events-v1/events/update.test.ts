import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event, EVENTS, members, ways } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const admin = () => service.api.as('admin')

describe.each(ways)('PATCH /cal/events/v1/events/%s', (_route, address) => {
  it('200 changes what is named and nothing else', async () => {
    const made = await event(service, {
      description: 'Ten rounds',
      cost: '5',
      website: 'https://quiz.example.test/',
      timezone: 'America/Denver',
      featured: true,
      sticky: true,
      date: '2024-02-02 10:00:00',
      venue: { venue: unique('Pub ') },
      organizer: [{ organizer: unique('Host ') }],
      categories: [unique('Games ')],
      tags: [unique('indoor ')],
    })
    const title = unique('Gala ')
    for (const method of ['post', 'put', 'patch'] as const) {
      expect((await admin()[method](address(made), { body: { title } })).status).toBe(200)
    }
    const { body } = await service.api.as('editor').get(`${EVENTS}/${made.id}`)
    const { json_ld: _data, venue, organizer, ...shown } = body
    const changed = { title, modified: shown.modified, modified_utc: shown.modified_utc }
    const { venue: hall, organizer: hosts, ...known } = made
    expect(shown).toEqual({ ...known, ...changed })
    expect(venue).toMatchObject(hall)
    expect(organizer).toMatchObject(hosts)
  })

  it.each([{ title: 'Gala' }, { date: '2025-03-03 10:00:00' }])(
    '200 is modified by %j now, whichever date it was made with',
    async (body) => {
      const made = await event(service, { date: '2024-02-02 10:00:00' })
      const before = Math.floor(Date.now() / 1000) * 1000
      const { body: changed } = await admin().patch(address(made), { body })
      const modified = Date.parse(`${changed.modified_utc}Z`)
      expect(modified).toBeGreaterThanOrEqual(before)
      expect(modified).toBeLessThanOrEqual(Date.now())
    },
  )

  it('200 keeps the wall times when the zone alone changes', async () => {
    const made = await event(service)
    const { body } = await admin().patch(address(made), { body: { timezone: 'Asia/Tokyo' } })
    expect(body.start_date).toBe('2033-03-01 18:00:00')
    expect(body.utc_start_date).toBe('2033-03-01 09:00:00')
  })

  it('200 makes whole days of times, and times of whole days', async () => {
    const made = await event(service)
    const whole = await admin().patch(address(made), { body: { all_day: true } })
    expect(whole.body.start_date).toBe('2033-03-01 00:00:00')
    expect(whole.body.end_date).toBe('2033-03-01 23:59:59')
    const times = { all_day: false, start_date: '2033-03-01 09:00', end_date: '2033-03-01 10:00' }
    expect((await admin().patch(address(made), { body: times })).body.all_day).toBe(false)
  })

  it('200 takes an empty website, venue and list of terms for none', async () => {
    const made = await event(service, {
      website: 'https://x.example.test/',
      venue: { venue: unique('Pub ') },
      tags: [unique()],
    })
    const { body } = await admin().patch(address(made), {
      body: { website: '', venue: '', tags: [] },
    })
    expect(body.website).toBe('')
    expect(body.venue).toEqual([])
    expect(body.tags).toEqual([])
  })

  it('200 leaves the other of two organizers when one is removed', async () => {
    const made = await event(service, {
      organizer: [{ organizer: unique('A ') }, { organizer: unique('B ') }],
    })
    const [, second] = made.organizer
    const { body } = await admin().patch(address(made), { body: { organizer: [second.id] } })
    expect(body.organizer.map(({ id }: { id: number }) => id)).toEqual([second.id])
  })

  it('200 lets a contributor submit a draft for review', async () => {
    const made = await event(service, {}, 'contributor')
    const path = `${EVENTS}/${made.id}`
    const { body } = await service.api
      .as('contributor')
      .patch(path, { body: { status: 'publish' } })
    expect(body.status).toBe('pending')
  })

  it('200/412 changes only the version that was read', async () => {
    const made = await event(service)
    const etag = (await admin().get(address(made))).headers['etag'] ?? ''
    const headers = { 'if-match': etag }
    const body = { cost: '1', venue: { venue: unique('Pub ') } }
    expect((await admin().patch(address(made), { headers, body })).status).toBe(200)
    const venues = await service.ctx.database.prisma.venue.count()
    const late = await admin().patch(address(made), { headers, body })
    expect(late).toBeRestError('rest_precondition_failed', 412)
    expect(await service.ctx.database.prisma.venue.count()).toBe(venues)
  })

  it('400 refuses what creation refuses, and changes nothing', async () => {
    const made = await event(service)
    const before = (await service.api.get(address(made))).body
    for (const wrong of [{ start_date: 'never' }, { venue: 99_999_999 }, { password: '' }]) {
      const answer = await admin().post(address(made), { body: { title: 'Other', ...wrong } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
    }
    expect((await service.api.get(address(made))).body).toEqual(before)
  })

  it('401/403 is only for callers who may edit the event, and not for a contributor by the slug either', async () => {
    const made = await event(service, {}, 'author')
    const body = { title: 'Taken' }
    expect(await service.api.post(address(made), { body })).toBeRestError('rest_forbidden', 401)
    for (const asker of ['subscriber', 'contributor'] as const) {
      const answer = await service.api.as(asker).post(address(made), { body })
      expect(answer).toBeRestError('rest_forbidden', 403)
    }
    const gift = { author: service.credentials.editor.id }
    const answer = await service.api.as('author').post(address(made), { body: gift })
    expect(answer).toBeRestError('rest_cannot_edit_others', 403)
  })

  it('401/403 does not tell when a hidden event takes place', async () => {
    const recurrence = { rrule: 'FREQ=DAILY;COUNT=3' }
    const made = await event(service, { status: 'private', recurrence })
    const guesses = [
      { end_date: '2033-03-01 17:59:59' },
      { start_date: '2033-03-01 20:30:01' },
      { occurrence: '2033-03-02 18:00:00' },
      { occurrence: '2033-03-04 18:00:00' },
    ]
    for (const body of guesses) {
      expect(await service.api.patch(address(made), { body })).toBeRestError('rest_forbidden', 401)
      const answer = await service.api.as('author').patch(address(made), { body })
      expect(answer).toBeRestError('rest_forbidden', 403)
    }
  })

  it('404 finds nothing for an unknown event', async () => {
    const answer = await admin().post(address({ id: 99_999_999, slug: unique(), url: '' }), {
      body: {},
    })
    expect(answer).toBeRestError('rest-event-not-found', 404)
  })
})

describe('Writers at the same moment', () => {
  it('get slugs of their own', async () => {
    const body = members({ slug: unique('same-') })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin().post(EVENTS, { body })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.slug)).size).toBe(5)
  })

  it('create a category of one name once', async () => {
    const name = unique('Together ')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        admin().post(EVENTS, { body: members({ categories: [name] }) }),
      ),
    )
    const ids = answers.map((answer) => answer.body.categories[0].id)
    expect(new Set(ids).size).toBe(1)
    const { body } = await service.api.get(`/cal/events/v1/categories/${ids[0]}`)
    expect(body.count).toBe(4)
  })
})
