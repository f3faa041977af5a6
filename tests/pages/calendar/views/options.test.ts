import { describe, expect, it } from '@jest/globals'
import { BLANK_REQUEST } from '../../../../src/pages/calendar/views/addresses/view-request.ts'
import { daysOfRequest } from '../../../../src/pages/calendar/views/days-of-request.ts'
import { subscribeLinks } from '../../../../src/pages/calendar/views/subscribe-links.ts'
import { calendarSettings } from '../../../../src/domain/site/calendar-settings.ts'
import { readSettings } from '../../../../src/domain/site/site-settings.ts'

describe('Settings of calendar pages', () => {
  it.each([
    ['timezoneMode', 'site', 'site'],
    ['timezoneMode', 'moon', undefined],
    ['monthEventsPerDay', '-1', -1],
    ['monthEventsPerDay', '-2', undefined],
    ['eventsPerPage', '50', 50],
    ['eventsPerPage', '0', undefined],
    ['enabledViews', 'week, list', ['list', 'week']],
    ['enabledViews', 'list,spiral', undefined],
    ['enabledViews', '', undefined],
    ['hideWeekends', 'on', true],
    ['calendarServices', '[]', []],
    ['calendarServices', '[{"slug":"a","label":"A","url_template":"javascript:x"}]', undefined],
    ['calendarServices', '{', undefined],
  ] as const)('are read: %s takes %s as %j', (name, word, value) => {
    expect(calendarSettings[name].read(word)).toEqual(value)
  })
})

describe('Places to subscribe', () => {
  const services = [
    { slug: 'web', label: 'Web', url_template: 'https://calendar.example/?u={feed_url}&n={name}' },
  ]
  const settings = readSettings(
    new Map<string, unknown>([
      ['calendar_services', services],
      ['title', 'Town & Country'],
    ]),
  )

  it('go on from the filters of a page, not from its date or its number', () => {
    const request = {
      ...BLANK_REQUEST,
      view: 'list',
      category: ['jazz'],
      date: '2030-06-15',
      page: 3,
    } as const
    const links = subscribeLinks({ siteUrl: 'https://town.example', settings }, request)
    const urls = Object.fromEntries(links.map(({ slug, url }) => [slug, url]))
    expect(urls).toEqual({
      ical: 'webcal://town.example/events/category/jazz/?ical=1',
      ics: 'https://town.example/events/category/jazz/list/?cal-bar-date=2030-06-15&ical=1',
      'desktop-ics':
        'https://town.example/events/category/jazz/list/?cal-bar-date=2030-06-15&desktop-ical=1',
      'google-calendar':
        'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Ftown.example%2Fevents%2Fcategory%2Fjazz%2F%3Fical%3D1',
      'outlook-live': expect.stringMatching(
        /^https:\/\/outlook\.live\.com\/owa\/\?.*&url=https%3A%2F%2Ftown\.example.*&name=Town\+%26\+Country$/,
      ),
      'outlook-365': expect.stringMatching(/^https:\/\/outlook\.office\.com\/owa\/\?/),
      web: 'https://calendar.example/?u=webcal%3A%2F%2Ftown.example%2Fevents%2Fcategory%2Fjazz%2F%3Fical%3D1&n=Town%20%26%20Country',
    })
  })
})

describe('Days of a page', () => {
  const site = { today: '2030-06-15', settings: readSettings(new Map()) } as const

  it.each([
    [
      { view: 'month', date: '2028-02' },
      { ends_after: '2028-01-31', starts_before: '2028-02-29' },
    ],
    [
      { view: 'week', date: undefined },
      { ends_after: '2030-06-09', starts_before: '2030-06-16' },
    ],
    [
      { view: 'day', date: '2030-06-17' },
      { ends_after: '2030-06-16', starts_before: '2030-06-17' },
    ],
    [{ view: 'list', date: '2030-06-17' }, { ends_after: '2030-06-16' }],
    [{ view: undefined, date: undefined }, { ends_after: '2030-06-14' }],
  ] as const)('are those of its request: %j', (request, days) => {
    expect(daysOfRequest(site, request)).toEqual(days)
  })
})
