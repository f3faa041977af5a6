import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { eventsOf, idsOf } from './list-support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const { event, make, list, bare } = eventsOf(() => service)

describe('GET /cal/events/v1/events 200', () => {
  it('has what visitors may see, by start', async () => {
    const word = unique('order')
    const late = await event({ title: word, start_date: '2034-10-06', end_date: '2034-10-07' })
    const early = await event({ title: word })
    await event({ title: word, status: 'draft' })
    await event({ title: word, status: 'private' })
    await event({ title: word, hide_from_listings: true })
    const found = await list({ search: word })
    expect(found.status).toBe(200)
    expect(idsOf(found)).toEqual([early, late])
    expect(found.body).toMatchObject({ total: 2, total_pages: 1 })
    expect(found.headers).toMatchObject({ 'x-cal-total': '2', 'x-cal-totalpages': '1' })
    expect(found.body.events[0].json_ld).toBeUndefined()
  })

  it('has the children of a category, by id and by slug', async () => {
    const name = unique('music')
    const parent = await make('categories', { name })
    const child = await make('categories', { name: unique('jazz'), parent })
    const id = await event({ categories: [child] })
    await event()
    expect(idsOf(await list({ categories: parent }))).toEqual([id])
    expect(idsOf(await list({ categories: name }))).toEqual([id])
    expect(idsOf(await list({ categories: [child] }))).toEqual([id])
  })

  it('takes a number that is not an id for a slug', async () => {
    const tag = await make('tags', { name: '19841984' })
    const id = await event({ tags: [tag] })
    expect(idsOf(await list({ tags: '19841984' }))).toEqual([id])
  })

  it('has the events of any of several places', async () => {
    const venue = await make('venues', { venue: unique('Mill') })
    const other = await make('venues', { venue: unique('Dock') })
    const organizer = await make('organizers', { organizer: unique('Crew') })
    const one = await event({ venue, organizer })
    const two = await event({ venue: other })
    expect(idsOf(await list({ venue: `${venue},${other}` }))).toEqual([one, two])
    expect(idsOf(await list({ venue: [venue, other], organizer }))).toEqual([one])
  })

  it('distinguishes featured events from others', async () => {
    const word = unique('featured')
    const star = await event({ title: word, featured: true })
    const plain = await event({ title: word })
    expect(idsOf(await list({ search: word, featured: true }))).toEqual([star])
    expect(idsOf(await list({ search: word, featured: '0' }))).toEqual([plain])
  })

  it('has the events below another', async () => {
    const [parent, child] = [await event(), await event()]
    const { database } = service.ctx
    await sql`UPDATE entries SET parent_id = ${parent} WHERE id = ${child}`.execute(database.db)
    database.changes.changed('content')
    expect(idsOf(await list({ post_parent: parent }))).toEqual([child])
    expect(idsOf(await list({ post_parent: child }))).toEqual([])
  })

  it('finds all without tickets, since none has any', async () => {
    const word = unique('free')
    const id = await event({ title: word })
    expect(idsOf(await list({ search: word, ticketed: false }))).toEqual([id])
  })

  it('shows the requested members', async () => {
    const word = unique('fields')
    const id = await event({ title: word, venue: { venue: unique('Hall') } })
    const { body } = await list({ search: word, _fields: 'events.id,events.venue.slug,total' })
    expect(body).toEqual({ events: [{ id, venue: { slug: expect.any(String) } }], total: 1 })
  })
})

describe('GET /cal/events/v1/events 200', () => {
  it('has by ids events of any time, what was published first first, whatever dates are given', async () => {
    const late = await event({ date: '2020-03-01 10:00:00', start_date: '1999-01-01' })
    const early = await event({ date: '2020-02-01 10:00:00', end_date: '2099-01-01' })
    const include = [late, early]
    expect(idsOf(await bare({ include }))).toEqual([early, late])
    expect(idsOf(await list({ include: include.join(',') }))).toEqual([early, late])
    expect(idsOf(await list({ include, starts_before: '1990-01-01' }))).toEqual([early, late])
  })

  it('has by ids no hidden events, no drafts and nothing of another type', async () => {
    const hidden = await event({ hide_from_listings: true })
    const draft = await event({ status: 'draft' })
    const venue = await make('venues', { venue: unique('Barn') })
    const include = [hidden, draft, venue, 2_147_483_647, 99_999_999_999]
    expect((await bare({ include })).body).toMatchObject({ events: [], total: 0 })
    expect(idsOf(await bare({ include }, 'editor'))).toEqual([draft])
  })

  it('takes the other filters into account along with ids', async () => {
    const [one, two] = [await event({ featured: true }), await event()]
    expect(idsOf(await bare({ include: [one, two], featured: true }))).toEqual([one])
  })
})

describe('GET /cal/events/v1/events 200', () => {
  it('has without a status all that those who write events may read', async () => {
    const word = unique('status')
    const published = await event({ title: word })
    const draft = await event({ title: word, status: 'draft' })
    const hers = await event({ title: word, status: 'draft' }, 'contributor')
    const secret = await event({ title: word, status: 'private' })
    const all = await list({ search: word }, 'editor')
    expect(idsOf(all)).toEqual([published, draft, hers, secret])
    expect(new URL(all.body.rest_url).searchParams.get('status')).toBe('any')
    const contributors = await list({ search: word }, 'contributor')
    expect(idsOf(contributors)).toEqual([published, hers])
    expect(contributors.body.total).toBe(2)
    expect(idsOf(await list({ search: word }, 'subscriber'))).toEqual([published])
  })

  it.each([
    'auto-draft',
    'inherit',
    'request-pending',
    'request-confirmed',
    'request-failed',
    'request-completed',
  ])('finds nothing with %s, which editors may request', async (status) => {
    const word = unique('internal')
    await event({ title: word })
    const answer = await list({ search: word, status }, 'editor')
    expect(answer.status).toBe(200)
    expect(answer.body.events).toEqual([])
    const { searchParams } = new URL(answer.body.rest_url)
    expect(searchParams.get('status')).toBe(status)
  })

  it('shows drafts to those who may read them, and counts no others', async () => {
    const word = unique('drafts')
    const hers = await event({ title: word, status: 'draft' }, 'contributor')
    const theirs = await event({ title: word, status: 'draft' })
    const contributors = await list({ search: word, status: 'draft' }, 'contributor')
    expect(idsOf(contributors)).toEqual([hers])
    expect(contributors.body.total).toBe(1)
    expect(idsOf(await list({ search: word, status: 'draft,private' }, 'editor'))).toEqual([
      hers,
      theirs,
    ])
  })

  it('shows the trash on request', async () => {
    const word = unique('trash')
    const id = await event({ title: word })
    await service.api.as('editor').delete(`/cal/events/v1/events/${id}`)
    expect(idsOf(await list({ search: word }, 'editor'))).toEqual([])
    expect(idsOf(await list({ search: word, status: 'trash' }, 'editor'))).toEqual([id])
  })
})

describe('GET /cal/events/v1/events 200', () => {
  it('shows no texts of protected events, and does not find these by them', async () => {
    const word = unique('secret')
    const id = await event({ title: 'Party', description: word })
    const { database } = service.ctx
    await sql`UPDATE entries SET password = 'sesame' WHERE id = ${id}`.execute(database.db)
    database.changes.changed('content')
    const [shown] = (await bare({ include: id })).body.events
    expect(shown).toMatchObject({ id, title: 'Party', description: '' })
    expect(idsOf(await list({ search: word }))).toEqual([])
    expect(idsOf(await list({ search: word }, 'editor'))).toEqual([id])
  })
})

describe('GET /cal/events/v1/events 200', () => {
  it('has near a place events at venues whose coordinates lie within the radius', async () => {
    const word = unique('near')
    const place = async (latitude?: number, longitude?: number): Promise<number> => {
      const venue = await make('venues', { venue: unique('Place') })
      if (latitude !== undefined) {
        await sql`
          UPDATE venues SET latitude = ${latitude}, longitude = ${longitude} WHERE entry_id = ${venue}`.execute(
          service.ctx.database.db,
        )
      }
      return event({ title: word, venue })
    }
    const utrecht = await place(52.0907, 5.1214)
    const amsterdam = await place(52.3676, 4.9041)
    const fiji = await place(-17.8, 179.99)
    await place()
    await event({ title: word })
    const near = (geoloc_lat: number, geoloc_lng: number, geoloc_radius?: number) =>
      list({ search: word, geoloc_lat, geoloc_lng, geoloc_radius })
    expect(idsOf(await list({ search: word, geoloc: true }))).toEqual([utrecht, amsterdam, fiji])
    expect(idsOf(await near(52.09, 5.12))).toEqual([utrecht, amsterdam])
    expect(idsOf(await near(52.09, 5.12, 10))).toEqual([utrecht])
    expect(idsOf(await near(-17.8, -179.99, 10))).toEqual([fiji])
    expect(idsOf(await near(90, 0, 20_040))).toEqual([utrecht, amsterdam, fiji])
  })

  it('does not reveal where venues lie that the caller may not see', async () => {
    const venue = await make('venues', { venue: unique('Vault'), status: 'private' })
    await sql`
      UPDATE venues SET latitude = 10, longitude = 10 WHERE entry_id = ${venue}`.execute(
      service.ctx.database.db,
    )
    const id = await event({ venue })
    const query = { geoloc_lat: 10, geoloc_lng: 10 }
    expect(idsOf(await list(query))).toEqual([])
    expect(idsOf(await list(query, 'editor'))).toEqual([id])
  })
})
