import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createApi, type Api } from '../../support/api.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event } from '../events/support.ts'

let service: TestService
let site: Api
beforeAll(async () => {
  service = await startService({ clock: () => new Date('2033-01-15T12:00:00Z') })
  site = await createApi(service.url)
  for (const [title, start, end] of [
    ['over', '2033-01-01 10:00:00', '2033-01-13 11:00:00'],
    ['on', '2033-01-10 10:00:00', '2033-01-20 11:00:00'],
    ['spring', '2033-03-30 10:00:00', '2033-04-02 11:00:00'],
    ['far', '2037-05-01 10:00:00', '2037-05-01 11:00:00'],
  ]) {
    await event(service, { title, start_date: start, end_date: end })
  }
}, 30_000)
afterAll(() => service.close())

it.each([
  ['/events/', 'a list what is on and all that comes', ['on', 'spring', 'far']],
  ['/events/list/?cal-bar-date=2033-04-01', 'a list from its date on', ['spring', 'far']],
  ['/events/month/2033-03/', 'a month what begins in it', ['spring']],
  ['/events/month/2033-04/', 'a month what reaches into it', ['spring']],
  ['/events/2033-03-31/', 'a day what goes on', ['spring']],
  ['/events/2033-04-03/', 'a day nothing that is over', []],
  ['/events/week/2033-04-01/', 'a week what overlaps it', ['spring']],
  ['/events/?start_date=2033-01-01&end_date=2033-01-14', 'a list the days it names', ['over']],
])('GET %s 200 gives in the calendar file of %s', async (address, _what, expected) => {
  const answer = await site.get(`${address}${address.includes('?') ? '&' : '?'}ical=1`)
  const titles = [...answer.text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title)
  expect({ status: answer.status, titles }).toEqual({ status: 200, titles: expected })
})
