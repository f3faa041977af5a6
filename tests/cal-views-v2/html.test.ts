import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { startService, type TestService } from '../support/service.ts'
import { dataOf, HTML, NONCES, viewsOf } from './support.ts'

const NOW = new Date('2030-06-15T16:00:00Z')
const HALF_DAY = 12 * 3600 * 1000

let now = NOW
let service: TestService
let soon: number
beforeAll(async () => {
  service = await startService({ clock: () => now })
  soon = await event({
    title: 'Jazz & <b>more</b>',
    start_date: '2030-06-20 20:00',
    end_date: '2030-06-20 22:00',
  })
})
afterAll(() => service.close())

const { ask, event, nonces, view } = viewsOf(() => service)

const post = (body: object) => service.api.post(HTML, { body })

describe('POST /cal/views/v2/html', () => {
  it('400 treats null as a missing address', async () => {
    const answer = await post({ url: null })
    expect(answer).toBeRestError('rest_missing_callback_param', 400)
  })

  it('401 checks other arguments that are null, and texts of any length, before the nonces', async () => {
    for (const more of [{ view: null, view_data: null }, { view: 'x'.repeat(300) }]) {
      const answer = await post({ url: `${service.url}/events/`, ...more })
      expect(answer).toBeRestError('rest_forbidden', 401)
    }
  })

  it('400 reports arguments of other types with sentences only', async () => {
    const { body } = await post({ url: 5, view: 5, view_data: 5 })
    expect(Object.keys(body.data.params)).toEqual(['url', 'view', 'view_data'])
    expect(body.data.details).toEqual({})
  })
})

describe('GET /cal/views/v2/html', () => {
  it('200 renders the view at an address', async () => {
    const { html, data } = await view('/events/')
    expect(html).toMatch(/^<div\s+class="cal-events-view cal-events-view--list"/)
    expect(data.events).toEqual([soon])
    expect(data.url).toBe(`${service.url}/events/`)
  })

  it('200 is HTML unless only JSON is accepted', async () => {
    const answer = await service.api.get(HTML, {
      query: { url: '/events/', ...(await nonces()) },
      headers: { accept: 'text/html,application/json' },
    })
    expect(answer.headers['content-type']).toBe('text/html; charset=UTF-8')
    expect(dataOf(answer.text).events).toEqual([soon])
  })

  it('200 is a document in which nothing runs', async () => {
    const headers = { accept: 'text/html' }
    const query = { url: '/events/', ...(await nonces()) }
    const answer = await service.api.get(HTML, { query, headers })
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })

  it('200 has the requested media type, however its address is spelled', async () => {
    const query = { url: '/events/', ...(await nonces()) }
    const types = []
    for (const accept of ['application/json', 'text/html']) {
      const answer = await service.api.get('/%63al/views/v2/html', { query, headers: { accept } })
      types.push(answer.headers['content-type'])
    }
    expect(types).toEqual(['application/json; charset=UTF-8', 'text/html; charset=UTF-8'])
  })

  it('200 may be kept by everybody for a minute when a visitor asks, and by nobody else', async () => {
    const visitor = await ask('/events/')
    expect(visitor.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      vary: 'Accept, Cookie, Authorization, Origin, Accept-Encoding',
      'x-robots-tag': 'noindex',
    })
    const editor = await ask('/events/', {}, 'editor')
    expect(editor.headers['cache-control']).toBe('no-store, private')
  })

  it('304 confirms a copy of the client for a minute', async () => {
    const query = { url: '/events/month/', ...(await nonces()) }
    const { headers } = await service.api.get(HTML, { query })
    const again = await service.api.get(HTML, {
      query,
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
  })

  it('200 keeps answers of both forms apart', async () => {
    const query = { url: '/events/list/', ...(await nonces()) }
    const json = await service.api.get(HTML, { query })
    const html = await service.api.get(HTML, { query, headers: { accept: 'text/html' } })
    expect(json.body.html).toEqual(html.text)
    expect(typeof html.body).toBe('string')
  })

  it('200 shows what changed at once', async () => {
    await view('/events/2030-09-01/')
    const id = await event({ start_date: '2030-09-01 10:00', end_date: '2030-09-01 11:00' })
    expect((await view('/events/2030-09-01/')).data.events).toEqual([id])
  })

  it('200 reports an address outside of the calendar', async () => {
    const { status, headers } = await ask('/events/spiral/')
    expect(status).toBe(200)
    expect(headers['x-view-fallback']).toBe('1')
    const unknown = await ask('/events/category/no-such/')
    expect(unknown.headers['x-view-fallback']).toBe('1')
    expect((await ask('/events/list/')).headers['x-view-fallback']).toBeUndefined()
  })

  it('200 repeats whether the client manages its address', async () => {
    expect((await view('/events/')).data.should_manage_url).toBe(true)
    expect((await view('/events/', { should_manage_url: 'false' })).data.should_manage_url).toBe(
      false,
    )
  })

  it.each([
    ['an address elsewhere', { url: 'https://elsewhere.example/events/' }, 'url'],
    ['an address that is not text', { url: ['/events/', '/'] }, 'url'],
    ['one that is too long', { url: `/events/${'x'.repeat(2000)}` }, 'url'],
    ['view data that is not an object', { url: '/events/', view_data: 'list' }, 'view_data'],
    ['a view that is not text', { url: '/events/', view: { a: 'list' } }, 'view'],
  ])('400 refuses %s', async (_name, query, argument) => {
    const answer = await service.api.get(HTML, { query })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(Object.keys(answer.body.data.params)).toEqual([argument])
  })

  it('400 requires an address before it checks nonces', async () => {
    expect(await service.api.get(HTML)).toBeRestError('rest_missing_callback_param', 400)
  })

  it('500 hides why a page cannot be rendered', async () => {
    const zone = async (value: string) => {
      const json = JSON.stringify(value)
      return (
        await sql`
        INSERT INTO settings (key, value) VALUES ('timezone', ${json}::jsonb)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(service.ctx.database.db)
      ).rows
    }
    const { timezone } = await service.ctx.settings()
    await zone('Nowhere/Town')
    service.ctx.database.changes.changed('settings')
    try {
      const answer = await ask('/events/month/2031-01/')
      expect(answer).toBeRestError('rest_view_render_failed', 500)
      expect(answer.text).not.toContain('Nowhere')
    } finally {
      await zone(timezone)
      service.ctx.database.changes.changed('settings')
    }
  })
})

describe('POST /cal/views/v2/html', () => {
  it('200 takes a body, as JSON and as a form, which beats the query', async () => {
    const body = {
      url: '/events/month/',
      view_data: { 'cal-bar-date': '2030-06' },
      ...(await nonces()),
    }
    const json = await service.api.post(HTML, { body, query: { url: '/events/list/' } })
    expect(dataOf(json.body.html).slug).toBe('month')
    const form = new URLSearchParams({ url: '/events/', view: 'day', ...(await nonces()) })
    form.append('view_data[cal-bar-date]', '2030-06-20')
    const sent = await service.api.post(HTML, {
      body: String(form),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(dataOf(sent.body.html).events).toEqual([soon])
  })

  it('200 repeats no path of thousands of categories, of which the last one counts', async () => {
    await event({
      title: 'Jazz',
      start_date: '2030-06-20',
      end_date: '2030-06-20',
      all_day: true,
      categories: ['Concerts'],
    })
    const category = `${'a/'.repeat(5000)}concerts`
    const body = { url: '/events/list/', view_data: { category }, ...(await nonces()) }
    const { status, text } = await post(body)
    expect([status, text.includes('/category/concerts/'), text.includes('a/a/')]).toEqual([
      200,
      true,
      false,
    ])
  })
})

it('GET /cal/views/v2/nonces 200 has the nonces of the caller, and those of visitors for those who are signed in', async () => {
  const visitor = await service.api.get(NONCES)
  expect(visitor.headers['cache-control']).toBe('no-store')
  expect(visitor.body).toEqual({
    _cal_view_rest_nonce_primary: expect.stringMatching(/^[0-9a-f]{10}$/),
    _cal_view_rest_nonce_secondary: '',
  })
  const editor = await nonces('editor')
  expect(editor['_cal_view_rest_nonce_secondary']).toBe(
    visitor.body['_cal_view_rest_nonce_primary'],
  )
  expect(editor['_cal_view_rest_nonce_primary']).not.toBe(
    visitor.body['_cal_view_rest_nonce_primary'],
  )
})

it('Nonces stand at the end of every fragment', async () => {
  const { html } = await view('/events/', {}, 'editor')
  expect(dataOf(html, 'cal-events-view-nonce-data')).toEqual(await nonces('editor'))
})

it('Nonces of visitors are good for everybody, those of others for themselves', async () => {
  const query = { url: '/events/', ...(await nonces()) }
  expect((await service.api.as('admin').get(HTML, { query })).status).toBe(200)
  const editors = {
    url: '/events/',
    _cal_view_rest_nonce_primary: (await nonces('editor'))['_cal_view_rest_nonce_primary'],
  }
  expect((await service.api.as('editor').get(HTML, { query: editors })).status).toBe(200)
  expect(await service.api.get(HTML, { query: editors })).toBeRestError('rest_forbidden', 401)
})

it('Nonces are not needed with an application password, which no browser sends by itself', async () => {
  const query = { url: '/events/' }
  for (const asker of ['admin', 'author', 'subscriber'] as const) {
    expect((await service.api.as(asker).get(HTML, { query })).status).toBe(200)
  }
  expect(await service.api.get(HTML, { query })).toBeRestError('rest_forbidden', 401)
})

it('Nonces are valid for half a day at least, and for a day at most', async () => {
  const query = { url: '/events/', ...(await nonces()) }
  const statuses: number[] = []
  try {
    for (const passed of [0, HALF_DAY, 2 * HALF_DAY]) {
      now = new Date(Number(NOW) + passed)
      statuses.push((await service.api.get(HTML, { query })).status)
    }
  } finally {
    now = NOW
  }
  expect(statuses).toEqual([200, 200, 401])
})

it('Nonces are not needed where the site does not want them', async () => {
  const { database } = service.ctx
  await sql`INSERT INTO settings (key, value) VALUES ('views_require_nonce', 'false')`.execute(
    database.db,
  )
  database.changes.changed('settings')
  try {
    expect((await service.api.get(HTML, { query: { url: '/events/' } })).status).toBe(200)
  } finally {
    await sql`DELETE FROM settings WHERE key = 'views_require_nonce'`.execute(database.db)
    database.changes.changed('settings')
  }
})

it('GET /cal/views/v2/nonces 401 refuses wrong credentials', async () => {
  const stranger = service.api.as({ user: 'author', pass: 'wrong' })
  expect(await stranger.get(NONCES)).toBeRestError('incorrect_password', 401)
})
