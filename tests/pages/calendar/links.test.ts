import { describe, expect, it } from '@jest/globals'
import { blankDetails } from '../../../src/data/places/place-row.ts'
import {
  emailLink,
  googleAddress,
  mapAddress,
  phoneLink,
  websiteLink,
} from '../../../src/pages/calendar/single/external-links.ts'

const { venue } = blankDetails
const times = {
  startsAt: '2026-12-05 15:00:00',
  endsAt: '2026-12-05 16:30:00',
  utcStart: '2026-12-05 14:00:00',
  utcEnd: '2026-12-05 15:30:00',
  allDay: false,
}

const datesOf = (address: string): string | null => new URL(address).searchParams.get('dates')

describe('A map', () => {
  it('shows the spot where it is known', () => {
    expect(mapAddress({ ...venue, latitude: 43.6, longitude: -72.97 })).toBe(
      'https://www.openstreetmap.org/?mlat=43.6&mlon=-72.97#map=17/43.6/-72.97',
    )
  })

  it('searches the address otherwise, and is absent without one', () => {
    const found = new URL(mapAddress({ ...venue, address: '1 Mill & Co', zip: '05701', city: 'X' }))
    expect(found.searchParams.get('query')).toBe('1 Mill & Co, 05701 X')
    expect(mapAddress(venue)).toBe('')
  })
})

describe('An event in the form of another calendar', () => {
  const entry = { title: 'A & B', times, description: '', location: '' }

  it('has its times as instants', () => {
    expect(datesOf(googleAddress(entry))).toBe('20261205T140000Z/20261205T153000Z')
  })

  it('has whole days by date, up to the day after', () => {
    const allDay = { ...times, endsAt: '2026-12-31 23:59:59', allDay: true }
    expect(datesOf(googleAddress({ ...entry, times: allDay }))).toBe('20261205/20270101')
  })
})

describe('Input becomes a link only if it is an address:', () => {
  it.each([
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['our website', 'our website'],
    [
      'https://www.mill.example/',
      '<a href="https://www.mill.example/" rel="external nofollow noopener">mill.example</a>',
    ],
  ])('website %s', (website, markup) => {
    expect(websiteLink(website)?.toString()).toBe(markup)
  })

  it.each([
    ['+1 802 555-0117', '<a href="tel:+18025550117"><bdi>+1 802 555-0117</bdi></a>'],
    ['ask', 'ask'],
  ])('phone %s', (phone, markup) => {
    expect(phoneLink(phone)?.toString()).toBe(markup)
  })

  it('an address of mail, which adds no fields to the message', () => {
    expect(emailLink('a@b.example?bcc=c@d')?.toString()).toContain(
      'href="mailto:a@b.example%3Fbcc%3Dc@d"',
    )
  })
})
