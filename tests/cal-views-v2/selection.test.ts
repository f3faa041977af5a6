import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { startService, type TestService } from '../support/service.ts'
import { HTML, viewsOf } from './support.ts'

/** Noon in New York. */
const NOW = new Date('2030-06-15T16:00:00Z')

let service: TestService
const ids: Record<string, number> = {}
beforeAll(async () => {
  service = await startService({ clock: () => NOW })
  const make = async (name: string, start_date: string, end_date: string, more: object = {}) => {
    ids[name] = await event({ title: name, start_date, end_date, ...more })
  }
  await make('old', '2030-05-01 10:00', '2030-05-01 11:00')
  await make('morning', '2030-06-15 09:00', '2030-06-15 10:00')
  await make('running', '2030-06-15 11:00', '2030-06-15 13:00')
  await make('evening', '2030-06-15 20:00', '2030-06-15 21:00', { categories: ['Child'] })
  await make('camp', '2030-06-14 18:00', '2030-06-18 10:00', { featured: true })
  await make('exhibition', '2030-03-01', '2030-09-30', { all_day: true })
  await make('secret', '2030-06-16 10:00', '2030-06-16 11:00', {
    description: 'The treasure lies below the oak.',
  })
  await make('hidden', '2030-06-16 10:00', '2030-06-16 11:00', { hide_from_listings: true })
  await make('private', '2030-06-16 12:00', '2030-06-16 13:00', { status: 'private' })
  await make('draft', '2030-06-16 12:00', '2030-06-16 13:00', { status: 'draft' })
  await make('tokyo', '2030-06-17 00:30', '2030-06-17 01:30', { timezone: 'Asia/Tokyo' })
  const { database } = service.ctx
  await sql`UPDATE entries SET password = 'word' WHERE id = ${ids['secret']}`.execute(database.db)
  database.changes.changed('content')
})
afterAll(() => service.close())

const { event, nonces, view } = viewsOf(() => service)

const named = (found: readonly number[]): string[] =>
  found.map((id) => Object.keys(ids).find((name) => ids[name] === id) ?? String(id))
const list = async (url: string, asker: 'anonymous' | 'editor' | 'author' = 'anonymous') =>
  named((await view(url, {}, asker)).data.events)

describe('The list', () => {
  it('has events that have not ended, by start', async () => {
    expect(await list('/events/list/')).toEqual([
      'exhibition',
      'camp',
      'running',
      'evening',
      'secret',
      'tokyo',
    ])
  })

  it('goes from a chosen day on', async () => {
    expect(await list('/events/list/?cal-bar-date=2030-06-16')).toEqual([
      'exhibition',
      'camp',
      'secret',
      'tokyo',
    ])
  })

  it('lists past events in chronological order', async () => {
    expect(await list('/events/list/?eventDisplay=past')).toEqual(['old', 'morning'])
  })

  it.each([
    ['', 'Upcoming'],
    ['&eventDisplay=past', 'Past Events'],
  ])('without events names what it would have: %s', async (more, label) => {
    const { html, data } = await view(`/events/list/?cal-bar-search=nothing${more}`)
    expect(data.events).toEqual([])
    expect(data.selected_start_date_label).toBe(label)
    const [, shown] = /class="[^"]*datepicker[^"]*"[^]*?<time[^>]*>([^<]*)</.exec(html) ?? []
    expect(shown).toBe(label)
  })

  it('shows private events to those who may read them', async () => {
    expect(await list('/events/list/', 'editor')).toContain('private')
    expect(await list('/events/list/', 'author')).not.toContain('private')
  })

  it.each([
    ['/events/list/featured/', ['camp']],
    ['/events/category/child/list/', ['evening']],
    ['/events/list/?cal-bar-search=runn', ['running']],
    ['/events/list/?cal-bar-search=treasure', []],
  ])('is narrowed down by %s', async (url, wanted) => {
    expect(await list(url)).toEqual(wanted)
  })

  it('leads through pages, and back from beyond the last one', async () => {
    const size = '?posts_per_page=2'
    const first = (await view(`/events/list/${size}`)).data
    expect(named(first.events)).toEqual(['exhibition', 'camp'])
    expect(first.next_url).toBe(`${service.url}/events/list/page/2/${size}`)
    expect(first.prev_url).toBe(`${service.url}/events/list/?eventDisplay=past&posts_per_page=2`)
    const last = (await view(`/events/list/page/3/${size}`)).data
    expect(named(last.events)).toEqual(['secret', 'tokyo'])
    expect(last.next_url).toBe('')
    const behind = (await view(`/events/list/page/9/${size}`)).data
    expect(behind.events).toEqual([])
    expect(behind.prev_url).toBe(`${service.url}/events/list/page/3/${size}`)
    expect(behind.next_url).toBe('')
  })

  it('shows the name and the times of a protected event, and nothing else of it', async () => {
    const { html } = await view('/events/2030-06-16/')
    expect(html).toContain('secret')
    expect(html).not.toContain('treasure')
  })

  it('names the next events after an empty day', async () => {
    const { html, data } = await view('/events/2030-05-05/')
    expect(named(data.events)).toEqual(['exhibition'])
    const later = await view('/events/2031-01-01/')
    expect(later.data.events).toEqual([])
    expect(later.data.next_url).toBe('')
    expect(html).not.toContain('role="alert" aria-live="assertive"')
  })
})

const months = async (month: string) => {
  const {
    prev_url: previous,
    next_url: next,
    prev_rel,
    next_rel,
  } = (await view(`/events/month/${month}/`)).data
  return [previous !== '' && prev_rel, next !== '' && next_rel]
}

describe('Days and months', () => {
  it('have events on the days of their own clocks', async () => {
    expect(named((await view('/events/2030-06-17/')).data.events)).toContain('tokyo')
    expect(named((await view('/events/2030-06-16/')).data.events)).not.toContain('tokyo')
  })

  it('have events on the days of the clock of the site where it asks for that', async () => {
    const { database } = service.ctx
    await sql`INSERT INTO settings (key, value) VALUES ('timezone_mode', '"site"')`.execute(
      database.db,
    )
    database.changes.changed('settings')
    try {
      const { html, data } = await view('/events/2030-06-16/')
      expect(named(data.events)).toContain('tokyo')
      expect(html).toContain('11:30')
    } finally {
      await sql`DELETE FROM settings WHERE key = 'timezone_mode'`.execute(database.db)
      database.changes.changed('settings')
    }
  })

  it('end where the first and the last event are', async () => {
    expect(await months('2030-03')).toEqual([false, 'next'])
    expect(await months('2030-06')).toEqual(['prev', 'next'])
    expect(await months('2030-09')).toEqual(['prev', false])
    expect(await months('2030-11')).toEqual(['noindex', false])
  })

  it('have events of several days on each of them', async () => {
    const { data } = await view('/events/month/2030-06/')
    const on = (day: string): string[] => named(data.events[day])
    expect(on('2030-06-16')).toEqual(expect.arrayContaining(['exhibition', 'camp', 'secret']))
    expect(on('2030-06-19')).toEqual(['exhibition'])
  })
})

describe('A page', () => {
  it('costs as many statements for many events as for few', async () => {
    const { database } = service.ctx
    const paths = [
      'list/?cal-bar-date=2030-08-05',
      'month/2030-08/',
      '2030-08-05/',
      'week/2030-08-05/',
    ]
    const costs = async (): Promise<number[]> => {
      const found: number[] = []
      for (const path of paths) {
        const query = { url: `/events/${path}`, ...(await nonces()) }
        database.changes.changed('content')
        const before = database.statements()
        await service.api.get(HTML, { query })
        found.push(database.statements() - before)
      }
      return found
    }
    const time = {
      start_date: '2030-08-05 10:00',
      end_date: '2030-08-05 11:00',
      tags: ['Open air'],
    }
    await event(time)
    const few = await costs()
    for (let count = 0; count < 5; count++) await event(time)
    expect(await costs()).toEqual(few)
    expect(Math.max(...few)).toBeLessThan(12)
  })
})

const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(1)</script>\'&lt;b&gt;'

describe('Hostile text', () => {
  it('in every field of an event, a venue and an address shows as text', async () => {
    const editor = service.api.as('editor')
    const venue = await editor.post('/cal/events/v1/venues', {
      body: { venue: `Mill ${HOSTILE}`, address: HOSTILE, city: HOSTILE, country: HOSTILE },
    })
    expect(venue.status).toBe(201)
    await event({
      title: `Show ${HOSTILE}`,
      description: `Text ${HOSTILE}`,
      excerpt: HOSTILE,
      cost: HOSTILE,
      venue: venue.body.id,
      categories: [HOSTILE],
      tags: [HOSTILE],
      start_date: '2030-12-05 10:00',
      end_date: '2030-12-07 11:00',
    })
    const keyword = `?cal-bar-search=${encodeURIComponent(HOSTILE)}`
    const urls = [
      'list/?cal-bar-date=2030-12-05',
      'month/2030-12/',
      '2030-12-06/',
      'week/2030-12-05/',
      'summary/?cal-bar-date=2030-12-05',
      `list/${keyword}`,
    ]
    for (const url of urls) {
      const { html } = await view(`/events/${url}`, { prev_url: HOSTILE, action: HOSTILE })
      expect(html).not.toMatch(/<script>|<img src=x/i)
      expect(
        html
          .match(/<script\b[^>]*>/g)
          ?.every((tag) => /type=['"]application\/(?:ld\+)?json['"]/.test(tag)),
      ).toBe(true)
    }
  })
})
