import { describe, expect, it } from '@jest/globals'
import {
  parseSiteAddress,
  readHtmlArguments,
  readSiteAddress,
} from '../../../../src/pages/calendar/views/addresses/read-address.ts'
import type { ViewRequest } from '../../../../src/pages/calendar/views/addresses/view-request.ts'
import { writeAddress } from '../../../../src/pages/calendar/views/addresses/write-address.ts'
import { VIEW_SLUGS } from '../../../../src/domain/site/calendar-settings.ts'
import { fc } from '../../../support/properties.ts'

const SITE = 'https://town.example'
const TODAY = '2026-12-05'

const two = (number: number): string => String(number).padStart(2, '0')
const month = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${two(number)}`)
const day = fc
  .tuple(month, fc.integer({ min: 1, max: 28 }))
  .map(([of, number]) => `${of}-${two(number)}`)
const slug = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,12}[a-z0-9])?$/)
const keyword = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim())

const request: fc.Arbitrary<ViewRequest> = fc
  .record({
    view: fc.constantFrom(undefined, ...VIEW_SLUGS),
    date: fc.option(day, { nil: undefined }),
    page: fc.integer({ min: 1, max: 999_999 }),
    category: fc.oneof(
      fc.constant([]),
      slug.map((one) => [one]),
    ),
    tag: fc.oneof(fc.constant(''), slug),
    featured: fc.boolean(),
    past: fc.boolean(),
    keyword,
    perPage: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
  })
  .map((given) => {
    const listing = given.view === undefined || given.view === 'list' || given.view === 'summary'
    const past = given.past && listing
    // What an address cannot express is not requested: pages and past events belong to lists.
    const view = given.view === undefined && (past || given.page > 1) ? 'list' : given.view
    const date = view === 'month' ? given.date?.slice(0, 7) : given.date
    return {
      ...given,
      view,
      past,
      page: listing ? given.page : 1,
      date: view === 'day' ? (date ?? TODAY) : date,
      place: undefined,
    } as ViewRequest
  })

describe('Addresses of calendar pages', () => {
  it('are read again as they are written', () => {
    fc.assert(
      fc.property(request, (wanted) => {
        const located = parseSiteAddress(SITE + writeAddress(wanted), SITE)
        expect(located && readSiteAddress(located, TODAY)).toEqual({
          form: 'page',
          request: wanted,
        })
      }),
    )
  })

  it('are read whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.option(fc.string(), { nil: undefined }),
        fc.dictionary(
          fc.constantFrom(
            'cal-bar-date',
            'cal-bar-search',
            'page',
            'url',
            'eventDisplay',
            '__proto__',
          ),
          fc.anything(),
        ),
        (url, view, data) => {
          const found = readHtmlArguments(
            { url: `/events/${url}`, view, view_data: data },
            { siteUrl: SITE, today: TODAY },
          )
          if (found === undefined) return
          expect(writeAddress(found.request)).toMatch(/^\/(events|venue|organizer)\//)
        },
      ),
    )
  })
})
