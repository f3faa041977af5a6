import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { meanwhile } from '../../support/meanwhile.ts'
import { startService, type TestService } from '../../support/service.ts'
import { EVENTS } from '../events/support.ts'
import { series } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.close())

it.each(['this', 'following'])(
  'POST /cal/events/v1/events/{id} 200 for a part of a series (%s) whose venue is deleted meanwhile',
  async (part) => {
    const made = await series(service, { venue: { venue: `The Anchor, ${part}` } })
    const deletion = { text: 'DELETE FROM entries WHERE id = $1', values: [made.venue.id] }
    const body = { occurrence: '2033-05-19 19:30:00', edit: part, cost: 'free' }
    const answer = await meanwhile(service, deletion, () =>
      service.api.as('editor').post(`${EVENTS}/${made.id}`, { body }),
    )
    const { body: left } = await service.api.get(`${EVENTS}/${made.id}`)
    expect(answer).toMatchObject({ status: 200, body: { title: made.title, cost: 'free' } })
    expect([answer.body.venue, left.venue]).toEqual([[], []])
  },
)
