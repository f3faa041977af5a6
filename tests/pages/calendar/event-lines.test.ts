import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import { createVisits, type Visits } from '../support/visits.ts'

let service: TestService
let visits: Visits
let concert: { id: number }
let locked: { id: number }
beforeAll(async () => {
  service = await startService({ clock: () => new Date('2033-03-08T10:00:00Z') })
  visits = createVisits(service)
  const { id: venue } = await make('venues', { venue: 'Old Mill', city: 'Millbrook' })
  const times = { start_date: '2033-03-12 19:00:00', end_date: '2033-03-12 21:00:00', venue }
  concert = await make('events', { title: 'Concert', description: '<p>Songs.</p>', ...times })
  locked = await make('events', { title: 'Rehearsal', ...times })
  const closed = await service.api
    .as('editor')
    .post(`/core/v2/cal_events/${locked.id}`, { body: { password: 'open' } })
  if (closed.status !== 200) throw new Error(closed.text)
})
afterAll(() => service?.close())

async function make(what: 'events' | 'venues', body: object): Promise<{ id: number }> {
  const answer = await service.api.as('editor').post(`/cal/events/v1/${what}`, { body })
  if (answer.status !== 201) throw new Error(`${what} got ${answer.status}: ${answer.text}`)
  return { id: Number(answer.body.id) }
}

const WHEN = 'March 12 @ 7:00 pm - 9:00 pm'

describe('The feed of events', () => {
  it('says when and where each takes place', async () => {
    const feed = await visits.textAt('/events/feed/')
    expect(feed).toContain(`<description>${WHEN}, Old Mill, Millbrook. Songs.</description>`)
    expect(feed).toContain(`&lt;p&gt;${WHEN}&lt;br /&gt;Old Mill, Millbrook&lt;/p&gt;`)
  })
})

describe('The card of an event', () => {
  it('says when and where it takes place', async () => {
    const card = await visits.textAt(`/embed/${concert.id}/`)
    expect(card).toContain(`<strong>${WHEN}</strong><br />Old Mill, Millbrook`)
  })

  it('keeps the place of a protected one', async () => {
    const card = await visits.textAt(`/embed/${locked.id}/`)
    expect(card).toContain(WHEN)
    expect(card).not.toContain('Old Mill')
  })
})

describe('An address without a page', () => {
  it('offers a search', async () => {
    const answer = await visits.visit('/nothing-here/')
    const [, main = ''] = (await answer.text()).split('<main')
    expect(answer.status).toBe(404)
    expect(main).toContain('role="search"')
  })
})
