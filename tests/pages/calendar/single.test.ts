import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'

const NOW = new Date('2030-06-15T16:00:00Z')
const CALENDAR = '/cal/events/v1'

type Members = Readonly<Record<string, unknown>>

let service: TestService
let hall: { id: number; url: string; slug: string }
beforeAll(async () => {
  service = await startService({ clock: () => NOW })
  hall = await make('venues', {
    venue: 'Hall',
    address: '1 Mill Road',
    city: 'X',
    phone: '555 010',
  })
})
afterAll(() => service?.close())

async function make(what: 'venues' | 'organizers' | 'events', members: Members) {
  const { status, body, text } = await service.api
    .as('editor')
    .post(`${CALENDAR}/${what}`, { body: members })
  if (status !== 201) throw new Error(`${what} got ${status}: ${text}`)
  return body
}

const event = (start: string, end: string, members: Members) =>
  make('events', { start_date: `2030-${start}`, end_date: `2030-${end}`, ...members })

const visit = async (address: string, init?: RequestInit) => {
  const answer = await fetch(new URL(address, service.url), { redirect: 'manual', ...init })
  return { status: answer.status, text: await answer.text() }
}

const titlesOf = (text: string): string[] =>
  [...text.matchAll(/rel="bookmark"\s*>([^<]*)</g)].map(([, title = '']) => title)

describe('The page of an event (behaviour/calendar-pages.md#page-of-an-event)', () => {
  it('says when, where and by whom, and leads to calendars and to other events', async () => {
    const choir = await make('organizers', { organizer: 'Choir', email: 'sing@choir.example' })
    const first = await event('07-01 18:00', '07-01 20:00', { title: 'First' })
    const { url } = await event('07-02 18:00', '07-02 20:00', {
      title: 'Second',
      cost: '5',
      venue: hall.id,
      organizer: choir.id,
    })
    const { text } = await visit(url)
    const parts = [
      'July 2 @ 6:00 pm',
      '$5',
      `<a href="${hall.url}">Hall</a>`,
      'mailto:sing@choir.example',
      'openstreetmap.org/search?query=1+Mill+Road',
      `${url}?ical=1`,
      'https://calendar.google.com/',
      `href="${first.url}" rel="prev"`,
    ]
    expect(parts.filter((part) => !text.includes(part))).toEqual([])
  })

  it('marks a past event', async () => {
    const { url } = await event('06-01 18:00', '06-01 20:00', { title: 'Over' })
    expect((await visit(url)).text).toContain('This event has passed.')
  })

  it('has the next occurrence of a series, and the following', async () => {
    const { url } = await event('06-14 10:00', '06-14 11:00', {
      title: 'Weekly',
      recurrence: { rrule: 'FREQ=WEEKLY;COUNT=4' },
    })
    const { text } = await visit(url)
    const days = [...text.matchAll(/cal-event-date-start">([^<]*)</g)].map(([, day]) => day)
    expect(days).toEqual(['June 21 @ 10:00 am', 'June 28 @ 10:00 am', 'July 5 @ 10:00 am'])
  })

  it('keeps everything but title and times until its password is given', async () => {
    const { id, url } = await event('07-03 18:00', '07-03 20:00', {
      title: 'Secret feast',
      description: 'Behind the mill.',
      venue: hall.id,
      cost: '7',
    })
    const { status } = await service.api
      .as('editor')
      .post(`/core/v2/cal_events/${id}`, { body: { password: 'owl' } })
    const { text } = await visit(url)
    const shown = ['July 3 @ 6:00 pm', 'Behind the mill', hall.url, '$7', '?ical=1']
    expect(status).toBe(200)
    expect(shown.filter((part) => text.includes(part))).toEqual(['July 3 @ 6:00 pm'])
  })
})

it('Pages of events and places lie at the address with a slash at its end', async () => {
  const { url } = await event('08-01 18:00', '08-01 20:00', { title: 'Slashes' })
  for (const address of [url, hall.url, `${hall.url}page/2/`]) {
    const { status, headers } = await fetch(`${address.slice(0, -1)}?a=b`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, `${address}?a=b`])
  }
})

describe('The page of a venue (behaviour/calendar-pages.md#addresses)', () => {
  let barn: { id: number; url: string }
  beforeAll(async () => {
    barn = await make('venues', { venue: 'Barn', website: 'https://barn.example/' })
    const at = { venue: barn.id }
    await event('06-02 18:00', '06-02 20:00', { title: 'Long ago', ...at })
    for (const day of [10, 11, 12, 13]) {
      for (const hour of [10, 12, 14, 16]) {
        await event(`08-${day} ${hour}:00`, `08-${day} ${hour + 1}:00`, {
          title: `On ${day} at ${hour}`,
          ...at,
        })
      }
    }
  })

  it('has its details and upcoming events, the next first', async () => {
    const { text } = await visit(barn.url)
    expect(text).toContain('https://barn.example/')
    expect(titlesOf(text).slice(0, 2)).toEqual(['On 10 at 10', 'On 10 at 12'])
  })

  it('goes on under page/2/', async () => {
    const first = titlesOf((await visit(barn.url)).text)
    const second = titlesOf((await visit(`${barn.url}page/2/`)).text)
    expect(first.length + second.length).toBe(16)
    expect(second.at(-1)).toBe('On 13 at 16')
  })

  it.each<[string, Members, string[]]>([
    [
      'US',
      { address: '1 Pier Road', city: 'Portland', stateprovince: 'ME', zip: '04101' },
      ['1 Pier Road', 'Portland, ME 04101', 'US'],
    ],
    [
      'DE',
      { address: 'Hafenstraße 1', city: 'Kiel', zip: '24103' },
      ['Hafenstraße 1', '24103 Kiel', 'DE'],
    ],
    [
      'FR',
      { address: '5 quai des Brumes', city: 'Brest', zip: '29200' },
      ['5 quai des Brumes', '29200 Brest', 'FR'],
    ],
    [
      'GB',
      { address: '12 Quay Street', city: 'Bristol', zip: 'BS1 5AH' },
      ['12 Quay Street', 'Bristol', 'BS1 5AH', 'GB'],
    ],
    [
      'JP',
      { address: '1-1 Chiyoda', city: 'Chiyoda-ku', stateprovince: 'Tokyo', zip: '100-8111' },
      ['1-1 Chiyoda', 'Chiyoda-ku, Tokyo 100-8111', 'JP'],
    ],
  ])('has the address in the order of its country (%s)', async (country, parts, lines) => {
    const { url } = await make('venues', { venue: `Hall ${country}`, ...parts, country })
    const [, address = ''] = /<address>([^]*?)<\/address>/.exec((await visit(url)).text) ?? []
    expect(address.split(/\s*<br \/>\s*/).map((line) => line.trim())).toEqual(lines)
  })

  it('names its pages of events as pages of their own', async () => {
    const linksOf = async (rest: string) => {
      const { text } = await visit(barn.url + rest)
      const links = [...text.matchAll(/<link rel="(canonical|prev|next)" href="([^"]*)"/g)]
      const hidden = text.includes('<meta name="robots" content="noindex" />')
      return [Object.fromEntries(links.map(([, name, url]) => [name, url])), hidden]
    }
    const [first, second, third] = [barn.url, `${barn.url}page/2/`, `${barn.url}page/3/`]
    const past = `${barn.url}?eventDisplay=past`
    expect(await linksOf('')).toEqual([{ canonical: first, prev: past, next: second }, false])
    expect(await linksOf('page/2/')).toEqual([{ canonical: second, prev: first }, false])
    expect(await linksOf('page/3/')).toEqual([{ canonical: third, prev: second }, true])
  })

  it('has past events', async () => {
    expect(titlesOf((await visit(`${barn.url}?eventDisplay=past`)).text)).toEqual(['Long ago'])
  })

  it('has a notice without upcoming events', async () => {
    const { url } = await make('venues', { venue: 'Empty' })
    expect((await visit(url)).text).toContain('There are no events here.')
  })

  it('does not exist for a draft, and has no feed', async () => {
    const { slug } = await make('venues', { venue: 'Draft', slug: 'a-draft', status: 'draft' })
    const statuses = [await visit(`/venue/${slug}/`), await visit(`${barn.url}feed/`)]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404])
  })
})
