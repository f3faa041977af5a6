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
  ['/events/', 'what is on and all that comes', ['on', 'spring', 'far']],
  ['/events/list/?cal-bar-date=2033-04-01', 'what comes from the date on', ['spring', 'far']],
  ['/events/month/2033-03/', 'what begins in the month', ['spring']],
  ['/events/month/2033-04/', 'what reaches into the month', ['spring']],
  ['/events/2033-03-31/', 'what goes on that day', ['spring']],
  ['/events/2033-04-03/', 'nothing that is over', []],
  ['/events/week/2033-04-01/', 'what overlaps the week', ['spring']],
  ['/events/?start_date=2033-01-01&end_date=2033-01-14', 'the days that the query names', ['over']],
])('The calendar file of %s holds %s', async (address, _what, expected) => {
  const answer = await site.get(`${address}${address.includes('?') ? '&' : '?'}ical=1`)
  const titles = [...answer.text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title)
  expect({ status: answer.status, titles }).toEqual({ status: 200, titles: expected })
})
