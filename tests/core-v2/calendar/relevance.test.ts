import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service.close())

const EVENTS = '/cal/events/v1/events'
const TIMES = { start_date: '2031-05-01 18:00:00', end_date: '2031-05-01 20:00:00' }

/** Where each type is written and listed, and which member of what is written is its title. */
const types = {
  cal_events: { written: EVENTS, title: 'title', members: TIMES },
  cal_venue: { written: '/cal/events/v1/venues', title: 'venue', members: {} },
  cal_organizer: { written: '/cal/events/v1/organizers', title: 'organizer', members: {} },
}

describe.each(Object.entries(types))('GET /core/v2/%s 200', (type, { written, ...made }) => {
  it('puts titles first by relevance, and then what says a word often', async () => {
    const word = unique()
    const texts = [
      [word, 'Words'],
      ['Other', `${word}, ${word} and ${word}`],
      ['Another', word],
    ]
    const ids: number[] = []
    for (const [title = '', description = ''] of texts) {
      const body = { status: 'publish', description, ...made.members, [made.title]: title }
      ids.push((await service.api.as('editor').post(written, { body })).body.id)
    }
    const { body } = await service.api.get(
      `/core/v2/${type}?_fields=id&orderby=relevance&search=${word}`,
    )
    expect(body.map(({ id }: { id: number }) => id)).toEqual(ids)
  })
})
