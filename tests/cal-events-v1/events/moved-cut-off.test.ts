import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { updateOperatorSettings } from '../../../src/domain/calendar/update-operator-settings.ts'
import { viewsOf } from '../../cal-views-v2/support.ts'
import { createApi, type Api } from '../../support/api.ts'
import { startService, type TestService } from '../../support/service.ts'
import { EVENTS } from './list-support.ts'

const CUTOFFS = ['05:00', '11:00', '00:30', '00:00']
const DATES = Array.from({ length: 30 }, (_, day) => `2030-06-${String(day + 1).padStart(2, '0')}`)

/** As `almanac setting set multi_day_cutoff` does. */
const setCutoff = (service: TestService, multiDayCutoff: string) =>
  updateOperatorSettings(service.ctx, { multiDayCutoff })

/** Addresses of the previous and the next page. */
const links = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*rel="(?:prev|next)"[^>]*>/g)].map(([link]) =>
    String(/href="([^"]*)"/.exec(link)?.[1]),
  )

const atOnce = (n: number) => ({
  title: `At once ${n}`,
  start_date: '2031-01-01',
  end_date: '2031-01-01',
  all_day: true,
})

describe.each(['America/New_York', 'Asia/Tokyo'])('A site in %s', (zone) => {
  let service: TestService
  let site: Api
  const slugs: string[] = []
  let series = 0

  beforeAll(async () => {
    service = await startService({ clock: () => new Date('2030-06-10T16:00:00Z') })
    site = await createApi(service.url)
    await service.api.as('admin').put('/core/v2/settings', { body: { timezone_string: zone } })
    const add = async (title: string, start_date: string, end_date: string, more: object = {}) => {
      const body = { title, slug: title, start_date, end_date, ...more }
      const answer = await service.api.as('editor').post(EVENTS, { body })
      if (answer.status !== 201) throw new Error(answer.text)
      slugs.push(title)
      return answer.body.id as number
    }
    const whole = { all_day: true }
    await add('past', '2030-06-02', '2030-06-02', whole)
    await add('noon', '2030-06-11 12:00', '2030-06-11 13:00')
    await add('day', '2030-06-11', '2030-06-11', whole)
    await add('elsewhere', '2030-06-14', '2030-06-14', { ...whole, timezone: 'Europe/Berlin' })
    await setCutoff(service, '05:00')
    await add('days', '2030-06-18', '2030-06-19', whole)
    const recurrence = { rrule: 'FREQ=DAILY;UNTIL=20300628', exdate: ['2030-06-26'] }
    series = await add('series', '2030-06-24', '2030-06-24', { ...whole, recurrence })
    const own = { occurrence: '2030-06-25 05:00:00', title: 'own', slug: 'own' }
    const changed = await service.api.as('editor').post(`${EVENTS}/${series}`, { body: own })
    if (changed.status !== 200) throw new Error(changed.text)
    slugs.push('own')
    await setCutoff(service, '00:00')
  })
  afterAll(() => service.close())

  /** A list by title and date. */
  async function listed(query: Record<string, string>) {
    const { body } = await service.api.get(EVENTS, { query: { per_page: '50', ...query } })
    const events = body.events as { title: string; start_date: string }[]
    return events.map(({ title, start_date }) => `${title} ${start_date.slice(0, 10)}`)
  }

  async function lists() {
    const found: Record<string, unknown> = {}
    for (const date of DATES) {
      found[`on ${date}`] = await listed({ start_date: date, end_date: date })
      const limits = { start_date: '2030-06-01', end_date: '2030-06-30' }
      found[`until ${date}`] = await listed({ ...limits, starts_before: date, ends_before: date })
      found[`after ${date}`] = await listed({ starts_after: date })
      found[`still on after ${date}`] = await listed({ ends_after: date })
    }
    return found
  }

  const { view } = viewsOf(() => service)

  async function views() {
    const month = await view('/events/month/2030-06/')
    const days = Object.entries<Record<string, unknown>>(month.data.days)
    const found: Record<string, unknown> = {
      month: days.map(([date, { events, multiday_events: bars, found_events: count }]) => [
        date,
        events,
        bars,
        count,
      ]),
      'links of the month': links(month.html),
      'links of the list': links((await view('/events/list/')).html),
    }
    for (const date of DATES) {
      const { data, html } = await view(`/events/${date}/`)
      found[date] = [data.events, links(html)]
    }
    return found
  }

  async function pages() {
    const found: Record<string, unknown> = {}
    for (const slug of slugs) {
      const { text } = await site.get(`/event/${slug}/`)
      const data = [...text.matchAll(/"(?:start|end)Date":"([^"]*)"/g)].map(([pair]) => pair)
      found[slug] = [links(text), data, /calendar\.google\.com[^"]*dates=([^&"]*)/.exec(text)?.[1]]
    }
    return found
  }

  async function files() {
    const { text } = await site.get('/events/month/2030-06/ical/')
    return text.split('\r\n').filter((line) => !/^DTSTAMP|^URL|^X-ORIGINAL/.test(line))
  }

  const promises = [
    ['lists by whole days', lists],
    ['months, days and the links of views', views],
    ['neighbours, structured data and links of pages', pages],
    ['calendar files', files],
  ] as const

  it.each(promises)(
    'has all-day events as they were in %s when its days get another end',
    async (_, read) => {
      await setCutoff(service, '00:00')
      const before = await read()
      for (const cutoff of CUTOFFS) {
        await setCutoff(service, cutoff)
        expect({ cutoff, found: await read() }).toEqual({ cutoff, found: before })
      }
    },
  )

  it('has all-day events at the cut-off, those of other zones at its instant there', async () => {
    await setCutoff(service, '05:00')
    const { body } = await service.api.get(`${EVENTS}/by-slug/elsewhere`)
    expect(body).toMatchObject({
      start_date: '2030-06-14 05:00:00',
      end_date: '2030-06-15 04:59:59',
      utc_start_date: '2030-06-14 03:00:00',
      utc_end_date: '2030-06-15 02:59:59',
    })
  })

  it('has a changed occurrence as the only one of its day when its series is written', async () => {
    await setCutoff(service, '11:00')
    const body = { rrule: 'FREQ=DAILY;UNTIL=20300629', exdate: ['2030-06-26'] }
    const address = `${EVENTS}/${series}`
    const { status } = await service.api.as('editor').post(address, { body: { recurrence: body } })
    expect(status).toBe(200)
    expect(await listed({ start_date: '2030-06-24', end_date: '2030-06-30' })).toEqual([
      'series 2030-06-24',
      'own 2030-06-25',
      'series 2030-06-27',
      'series 2030-06-28',
      'series 2030-06-29',
    ])
  })

  it('has events at the new end of days that are written while days get it', async () => {
    await setCutoff(service, '00:00')
    const [, ...answers] = await Promise.all([
      setCutoff(service, '05:00'),
      ...Array.from({ length: 12 }, (_, n) =>
        service.api.as('editor').post(EVENTS, { body: atOnce(n) }),
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    const query = { start_date: '2031-01-01', end_date: '2031-01-01', per_page: '50' }
    const { body: found } = await service.api.get(EVENTS, { query })
    const starts = (found.events as { start_date: string }[]).map(({ start_date }) => start_date)
    expect(starts).toEqual(answers.map(() => '2031-01-01 05:00:00'))
  })
})
