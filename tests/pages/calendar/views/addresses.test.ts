import { describe, expect, it } from '@jest/globals'
import {
  readHtmlArguments,
  readSiteAddress,
  parseSiteAddress,
} from '../../../../src/pages/calendar/views/addresses/read-address.ts'
import type { HtmlArguments } from '../../../../src/pages/calendar/views/addresses/read-address.ts'
import {
  BLANK_REQUEST,
  type ViewRequest,
} from '../../../../src/pages/calendar/views/addresses/view-request.ts'
import { writeAddress } from '../../../../src/pages/calendar/views/addresses/write-address.ts'

const SITE = 'https://town.example'
const TODAY = '2026-12-05'

function read(url: string) {
  const located = parseSiteAddress(url, SITE)
  return located && readSiteAddress(located, TODAY)
}

const html = (given: HtmlArguments) => readHtmlArguments(given, { siteUrl: SITE, today: TODAY })

const paths: [string, Partial<ViewRequest>][] = [
  ['/events/', {}],
  ['/events', {}],
  ['/events/page/3/', { view: 'list', page: 3 }],
  ['/events/list/', { view: 'list' }],
  ['/events/list/page/2/', { view: 'list', page: 2 }],
  ['/events/list/featured/page/2/', { view: 'list', featured: true, page: 2 }],
  ['/events/month/', { view: 'month' }],
  ['/events/month/2026-12/', { view: 'month', date: '2026-12' }],
  ['/events/2026-12/', { view: 'month', date: '2026-12' }],
  ['/events/month/2026-12/featured/', { view: 'month', date: '2026-12', featured: true }],
  ['/events/today/', { view: 'day', date: '2026-12-05' }],
  ['/events/2026-12-24/', { view: 'day', date: '2026-12-24' }],
  ['/events/week/', { view: 'week' }],
  ['/events/week/2026-12-24/', { view: 'week', date: '2026-12-24' }],
  ['/events/summary/page/2/', { view: 'summary', page: 2 }],
  ['/events/featured/', { featured: true }],
  ['/events/featured/page/2/', { featured: true, page: 2 }],
  ['/events/category/jazz/', { category: ['jazz'] }],
  ['/events/category/concerts/jazz/month/', { category: ['concerts', 'jazz'], view: 'month' }],
  ['/events/category/month/list/', { category: ['month'], view: 'list' }],
  [
    '/events/category/jazz/day/2026-12-24/',
    { category: ['jazz'], view: 'day', date: '2026-12-24' },
  ],
  ['/events/tag/open-air/list/page/4/', { tag: 'open-air', view: 'list', page: 4 }],
  ['/venue/mill/', { place: { kind: 'venue', slug: 'mill' }, view: 'list' }],
  ['/organizer/ann/page/2/', { place: { kind: 'organizer', slug: 'ann' }, view: 'list', page: 2 }],
  ['/events/?eventDisplay=month', { view: 'month' }],
  ['/events/?eventDisplay=past', { view: 'list', past: true }],
  ['/events/list/?event-display=past&paged=2', { view: 'list', past: true, page: 2 }],
  ['/events/month/?eventDisplay=past', { view: 'month' }],
  ['/events/list/?cal-bar-search=%20jazz%20', { view: 'list', keyword: 'jazz' }],
  ['/events/list/?s=jazz&posts_per_page=500', { view: 'list', keyword: 'jazz', perPage: 50 }],
  ['/events/list/?cal-bar-date=2026-12', { view: 'list', date: '2026-12-01' }],
  ['/events/month/?cal-bar-date=2026-12-24', { view: 'month', date: '2026-12' }],
  [
    '/events/list/?category=jazz&tag=x&featured=1',
    { view: 'list', category: ['jazz'], tag: 'x', featured: true },
  ],
]

describe('Addresses of calendar pages', () => {
  it.each(paths)('are read: %s', (url, wanted) => {
    expect(read(url)).toEqual({ form: 'page', request: { ...BLANK_REQUEST, ...wanted } })
  })

  it.each([
    '/events/spiral/',
    '/events/2026-13/',
    '/events/2026-02-31/',
    '/events/list/2026-12-01/',
    '/events/month/page/2/',
    '/events/page/0/',
    '/events/day/2026-12-01/',
    '/events/category/',
    '/events/list/?cal-bar-date=2026-02-31',
    '/news/',
    '/venue/mill/map/',
  ])('are none at %s', (url) => {
    expect(read(url)).toBeUndefined()
  })

  it.each([
    ['/events/feed/', 'rss'],
    ['/events/feed/atom/', 'atom'],
    ['/events/atom/', 'atom'],
    ['/events/rdf/', 'rss'],
    ['/events/category/jazz/feed/', 'rss'],
    ['/events/ical/', 'ical'],
    ['/events/2026-12-24/ical/', 'ical'],
    ['/events/tag/x/ical/', 'ical'],
    ['/events/month/?ical=1', 'ical'],
    ['/events/?desktop-ical=1', 'ical'],
  ])('are in forms, %s in that of %s', (url, form) => {
    expect(read(url)?.form).toBe(form)
  })
})

describe('The fragment', () => {
  it.each([
    'https://elsewhere.example/events/',
    '//elsewhere.example/events/',
    'javascript:alert(1)',
    'https://town.example:8443/events/',
    'https://ann@town.example/events/',
    'http://[',
  ])('refuses an address elsewhere: %s', (url) => {
    expect(html({ url })).toBeUndefined()
  })

  it('drops invalid characters and a fragment from its address', () => {
    expect(html({ url: ` ${SITE}/events/"<list>"/#top` })?.request.view).toBe('list')
  })

  it('treats an address without a calendar page as the default view', () => {
    expect(html({ url: 'nonsense' })).toEqual({ request: BLANK_REQUEST, fallback: true })
  })

  it('prefers the named view to the path, and treats an unknown one as the default', () => {
    expect(html({ url: '/events/list/', view: 'month' })?.request.view).toBe('month')
    expect(html({ url: '/events/month/', view: 'spiral' })?.request.view).toBeUndefined()
  })

  it('prefers view data to everything but past events', () => {
    const data = { 'cal-bar-date': '2027-01', eventDisplay: 'past', page: 3, unknown: { x: 1 } }
    expect(html({ url: '/events/month/2026-12/', view_data: data })?.request).toEqual({
      ...BLANK_REQUEST,
      view: 'month',
      date: '2027-01',
      page: 3,
    })
  })

  it('clears an argument by an empty value of view data', () => {
    const url = '/events/list/?cal-bar-search=jazz&cal-bar-date=2026-12-24'
    const data = { 'cal-bar-search': '', 'cal-bar-date': '' }
    expect(html({ url, view_data: data })?.request).toEqual({ ...BLANK_REQUEST, view: 'list' })
  })

  it('starts at the first page of upcoming events after a new search', () => {
    const url = '/events/list/page/3/?eventDisplay=past'
    const same = html({ url, prev_url: `${SITE}/events/list/` })?.request
    expect(same).toMatchObject({ page: 3, past: true })
    const other = html({ url, prev_url: url, view_data: { 'cal-bar-search': 'jazz' } })?.request
    expect(other).toMatchObject({ page: 1, past: false, keyword: 'jazz' })
  })
})

describe('Addresses are written:', () => {
  it.each([
    [{}, '/events/'],
    [{ view: 'list', page: 2 }, '/events/list/page/2/'],
    [{ view: 'month', date: '2026-12' }, '/events/month/2026-12/'],
    [{ view: 'day' }, '/events/today/'],
    [
      { view: 'day', date: '2026-12-24', category: ['jazz'] },
      '/events/category/jazz/day/2026-12-24/',
    ],
    [{ view: 'list', category: ['concerts', 'list'] }, '/events/category/list/list/'],
    [
      { view: 'list', keyword: 'a b', date: '2026-12-24', past: true },
      '/events/list/?cal-bar-search=a+b&cal-bar-date=2026-12-24&eventDisplay=past',
    ],
  ] as [Partial<ViewRequest>, string][])('%j', (part, address) => {
    expect(writeAddress({ ...BLANK_REQUEST, ...part })).toBe(address)
  })
})
