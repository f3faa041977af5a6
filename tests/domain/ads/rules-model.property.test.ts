import { describe, expect, it } from '@jest/globals'
import { passes, type Rule } from '../../../src/domain/ads/rules/rules.ts'
import { isTarget } from '../../../src/domain/ads/rules/targeting.ts'
import {
  isPlace,
  type ShownEntry,
  type ShownPage,
} from '../../../src/domain/ads/rules/visibility.ts'
import { readVisitor } from '../../../src/domain/ads/rules/visitor.ts'
import { fc } from '../../support/properties.ts'

/** A request as it comes, before anything is read from it. */
interface Asked {
  readonly device: 'phone' | 'tablet' | 'computer'
  readonly language: string
  readonly cookie: string
  readonly referrer: string
  readonly country: string
  readonly query: string
  readonly roles: readonly string[]
  /** Days after Sunday, 1 November 2026. */
  readonly day: number
}

const AGENTS = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 17_0) Version/17.0 Safari/604.1',
  computer: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
}
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const requests: fc.Arbitrary<Asked> = fc.record({
  device: fc.constantFrom('phone', 'tablet', 'computer'),
  language: fc.constantFrom('', 'de', 'en', 'fr'),
  cookie: fc.constantFrom('', 'seen', 'cart'),
  referrer: fc.constantFrom('', 'https://a.example/', 'https://b.example/'),
  country: fc.constantFrom('', 'DE', 'CH'),
  query: fc.constantFrom('', 'campaign=spring', 'campaign=autumn'),
  roles: fc.subarray(['editor', 'author']),
  day: fc.nat(27),
})

const dateOf = (day: number): string => `2026-11-${String(day + 1).padStart(2, '0')}`

function visitorOf({ device, language, cookie, referrer, country, query, roles, day }: Asked) {
  const headers: Readonly<Record<string, string>> = {
    'user-agent': AGENTS[device],
    ...(language !== '' && { 'accept-language': `${language}-XX,${language};q=0.9,it;q=0.1` }),
    ...(cookie !== '' && { cookie: `${cookie}=1` }),
    ...(referrer !== '' && { referer: referrer }),
    ...(country !== '' && { 'x-country': country }),
  }
  return readVisitor(
    {
      header: (name) => headers[name],
      address: `/page?${query}`,
      signedIn: roles.length > 0,
      roles,
    },
    { country: 'x-country', state: '', city: '' },
    { now: new Date(`${dateOf(day)}T12:00:00Z`), zone: 'UTC' },
  )
}

/** What each rule of behaviour/ads.md#targeting-rules says, read from the request itself. */
const says: Readonly<Record<string, (one: Asked, value: string) => boolean>> = {
  device_type: ({ device }, value) => {
    if (value === 'desktop') return device === 'computer'
    if (value === 'tablet') return device === 'tablet'
    return device !== 'computer'
  },
  browser_language: ({ language }, value) => language === value,
  logged_in: ({ roles }, value) => (value === 'true') === roles.length > 0,
  user_type: ({ roles }, value) => roles.some((role) => role === value),
  cookie: ({ cookie }, value) => (value === '' ? cookie !== '' : cookie === value),
  url_parameter: ({ query }, value) => query.split(value).length > 1,
  referrer_url: ({ referrer }, value) => referrer === value,
  geo_location_country: ({ country }, value) => country === value,
  date: ({ day }, value) => {
    const [from = '', to = from] = value.split('..')
    const first = Number(from.slice(-2)) - 1
    return day >= first && day <= Number(to.slice(-2)) - 1
  },
  weekday: ({ day }, value) => WEEKDAYS[day % 7] === value,
}

const values: Readonly<Record<string, readonly string[]>> = {
  device_type: ['desktop', 'mobile', 'tablet'],
  browser_language: ['de', 'en', 'fr'],
  logged_in: ['true', 'false'],
  user_type: ['editor', 'author'],
  cookie: ['', 'seen', 'cart'],
  url_parameter: ['campaign', 'spring', 'autumn'],
  referrer_url: ['https://a.example/', 'https://c.example/'],
  geo_location_country: ['DE', 'CH'],
  date: ['2026-11-10', '2026-11-05..2026-11-20'],
  weekday: WEEKDAYS,
}

/** Rules with any of the given values, joined in any way, or in none. */
const rulesOf = (choices: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<Rule[]> => {
  const one = fc.oneof(
    ...Object.entries(choices).map(([type, known]) =>
      fc.constantFrom(...known).map((value) => ({ type: { value: type }, value: { value } })),
    ),
  )
  const joined = fc
    .tuple(one, fc.constantFrom('AND', 'OR', '' as const))
    .map(([rule, condition]): Rule => ({ ...rule, condition }))
  return fc.array(fc.oneof(one, joined), { maxLength: 5 })
}

/** The words of behaviour/ads.md#evaluation, as plainly as they can be followed. */
function passesModel(
  include: readonly Rule[],
  exclude: readonly Rule[],
  simple: 'any' | 'all',
  holds: (rule: Rule) => boolean,
): boolean {
  let chained = false
  for (const rule of include) if ('condition' in rule) chained = true
  for (const rule of exclude) if ('condition' in rule) chained = true
  const follow = (rules: readonly Rule[], empty: boolean): boolean => {
    if (rules.length === 0) return empty
    let result: boolean | undefined
    let operator = 'AND'
    for (const rule of rules) {
      const truth = holds(rule)
      if (result === undefined) result = truth
      else if (operator === 'OR') result = result || truth
      else result = result && truth
      operator = rule.condition === 'OR' ? 'OR' : 'AND'
    }
    return result === true
  }
  if (chained) return follow(include, true) && !follow(exclude, false)
  let number = 0
  for (const rule of include) if (holds(rule)) number++
  for (const rule of exclude) if (holds(rule)) return false
  return simple === 'any' ? number > 0 : number === include.length
}

describe('Targeting', () => {
  it('matches whom a naive check of the request matches', () => {
    fc.assert(
      fc.property(requests, rulesOf(values), rulesOf(values), (one, include, exclude) => {
        const visitor = visitorOf(one)
        const naive = ({ type, value }: Rule): boolean =>
          says[type.value]?.(one, String(value.value)) ?? false
        expect(passes({ include, exclude }, 'all', (rule) => isTarget(visitor, rule))).toBe(
          passesModel(include, exclude, 'all', naive),
        )
      }),
      { numRuns: 3000 },
    )
  })
})

const entry: fc.Arbitrary<ShownEntry> = fc.record({
  id: fc.constantFrom(1, 2),
  type: fc.constantFrom('post', 'page'),
  authorId: fc.constantFrom(1, 2),
  template: fc.constantFrom('', 'wide'),
  format: fc.constantFrom('', 'standard', 'aside'),
  categories: fc.subarray([1, 2]),
  tags: fc.subarray(['sea', 'lake']),
  taxonomies: fc.subarray(['category', 'post_tag']),
})
const shown: fc.Arbitrary<ShownPage> = fc.oneof(
  fc.constant<ShownPage>({ kind: 'home' }),
  fc.constant<ShownPage>({ kind: 'list', list: 'category' }),
  fc.record({ kind: fc.constant('entry' as const), entry, home: fc.boolean() }),
)

/**
 * What each rule of behaviour/ads.md#visibility-rules says of an item; elsewhere none of these
 * holds.
 */
const matchesEntry: Readonly<Record<string, (entry: ShownEntry, value: string) => boolean>> = {
  post_type: ({ type }, value) => type === value,
  post: ({ id }, value) => `${id}` === value,
  page: ({ id, type }, value) => type === 'page' && `${id}` === value,
  post_category: ({ categories }, value) => categories.map(String).includes(value),
  post_format: ({ format }, value) => (format || 'standard') === value,
  tags: ({ tags }, value) => tags.includes(value),
  taxonomy: ({ taxonomies }, value) =>
    value === 'all' ? taxonomies.length > 0 : taxonomies.includes(value),
  page_template: ({ template }, value) => (template || 'default') === value,
  author: ({ authorId }, value) => `${authorId}` === value,
}

const places: Readonly<Record<string, readonly string[]>> = {
  post_type: ['post', 'page'],
  general: ['homepage', 'show_globally'],
  post: ['1', '3'],
  page: ['1', '2'],
  post_category: ['1', '2'],
  post_format: ['standard', 'aside'],
  tags: ['sea', 'lake'],
  taxonomy: ['all', 'category'],
  page_template: ['default', 'wide'],
  author: ['1', '2'],
  user_type: ['editor'],
}

describe('Visibility', () => {
  it('is where a naive check of the page shows it', () => {
    const roles = fc.subarray(['editor', 'author'])
    fc.assert(
      fc.property(
        shown,
        roles,
        rulesOf(places),
        rulesOf(places),
        (page, mine, include, exclude) => {
          const naive = ({ type, value }: Rule): boolean => {
            const wanted = String(value.value)
            if (type.value === 'user_type') return mine.includes(wanted)
            if (type.value !== 'general') {
              return (
                page.kind === 'entry' && (matchesEntry[type.value]?.(page.entry, wanted) ?? false)
              )
            }
            if (wanted === 'show_globally') return true
            return page.kind === 'home' || (page.kind === 'entry' && page.home === true)
          }
          expect(passes({ include, exclude }, 'any', (rule) => isPlace(page, mine, rule))).toBe(
            passesModel(include, exclude, 'any', naive),
          )
        },
      ),
      { numRuns: 3000 },
    )
  })
})
