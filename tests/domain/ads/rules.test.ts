import { describe, expect, it } from '@jest/globals'
import { passes, type Rule } from '../../../src/domain/ads/rules/rules.ts'
import { isTarget } from '../../../src/domain/ads/rules/targeting.ts'
import { isPlace, type ShownPage } from '../../../src/domain/ads/rules/visibility.ts'
import { readVisitor, type Visitor } from '../../../src/domain/ads/rules/visitor.ts'
import { fc } from '../../support/properties.ts'

const rule = (type: string, value: string | number, condition?: Rule['condition']): Rule => ({
  type: { value: type },
  value: { value },
  ...(condition !== undefined && { condition }),
})

/** Rules that are simply true or false; what they are called does not matter. */
const truth = fc.record(
  { holds: fc.boolean(), condition: fc.constantFrom('AND', 'OR', '') },
  { requiredKeys: ['holds'] },
)
const asRule = ({ holds, condition }: { holds: boolean; condition?: string | undefined }): Rule =>
  rule('truth', String(holds), condition as Rule['condition'])
const lists = fc.array(truth, { maxLength: 6 })
const test = (one: Rule): boolean => one.value.value === 'true'

const carries = (one: Rule): boolean => Object.keys(one).includes('condition')

/** The rules of behaviour/ads.md#evaluation, word for word and as slow as can be. */
function naive(include: readonly Rule[], exclude: readonly Rule[], simple: 'any' | 'all'): boolean {
  if (include.some(carries) || exclude.some(carries)) {
    return readChain(include, true) && !readChain(exclude, false)
  }
  const kept = exclude.filter(test).length > 0
  if (simple === 'any') return include.filter(test).length > 0 && !kept
  return include.filter(test).length === include.length && !kept
}

function readChain(rules: readonly Rule[], empty: boolean): boolean {
  const [first, ...rest] = rules
  if (first === undefined) return empty
  let operator = first.condition
  let result = test(first)
  for (const next of rest) {
    if (operator === 'OR') result = result || test(next)
    else result = result && test(next)
    operator = next.condition
  }
  return result
}

describe('Pairs of rule lists', () => {
  it.each(['any', 'all'] as const)('match what a naive reader matches (%s)', (simple) => {
    fc.assert(
      fc.property(lists, lists, (some, others) => {
        const include = some.map(asRule)
        const exclude = others.map(asRule)
        const passed = passes({ include, exclude }, simple, test)
        expect(passed).toBe(naive(include, exclude, simple))
      }),
      { numRuns: 1000 },
    )
  })

  it('show nowhere without any rule, and to everybody', () => {
    const none = { include: [], exclude: [] }
    expect(passes(none, 'any', test)).toBe(false)
    expect(passes(none, 'all', test)).toBe(true)
  })
})

const visitor = (headers: Record<string, string>, more: Partial<Visitor> = {}): Visitor => ({
  ...readVisitor(
    {
      header: (name) => headers[name],
      address: '/path?campaign=spring',
      signedIn: false,
      roles: [],
    },
    { country: 'cf-ipcountry', state: 'x-region', city: 'x-city' },
    { now: new Date('2026-11-22T03:30:00Z'), zone: 'America/New_York' },
  ),
  ...more,
})

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile/15E148 Safari/604.1'
const TABLET = 'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537 Chrome/120 Safari/537'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const EDGE = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/120 Safari/537 Edg/120'

describe('Targeting', () => {
  it.each<[string, string | number, Visitor, boolean]>([
    ['device_type', 'desktop', visitor({ 'user-agent': DESKTOP }), true],
    ['device_type', 'mobile', visitor({ 'user-agent': PHONE }), true],
    ['device_type', 'mobile', visitor({ 'user-agent': TABLET }), true],
    ['device_type', 'tablet', visitor({ 'user-agent': TABLET }), true],
    ['device_type', 'tablet', visitor({ 'user-agent': PHONE }), false],
    ['device_type', 'desktop', visitor({}), true],
    ['user_agent', 'firefox', visitor({ 'user-agent': DESKTOP }), true],
    ['user_agent', 'edge', visitor({ 'user-agent': EDGE }), true],
    ['user_agent', 'chrome', visitor({ 'user-agent': EDGE }), false],
    ['user_agent', 'iphone', visitor({ 'user-agent': PHONE }), true],
    ['user_agent', 'others', visitor({ 'user-agent': 'curl/8' }), true],
    ['browser_language', 'de', visitor({ 'accept-language': 'de-AT,en;q=0.5' }), true],
    ['browser_language', 'en', visitor({ 'accept-language': 'de-AT,en;q=0.5' }), false],
    ['browser_language', 'de', visitor({}), false],
    ['multilingual_language', 'de-AT', visitor({ 'accept-language': 'de-at' }), true],
    ['multilingual_language', 'de', visitor({ 'accept-language': 'de-at' }), true],
    ['logged_in', 'false', visitor({}), true],
    ['logged_in', 'true', visitor({}, { signedIn: true }), true],
    ['user_type', 'editor', visitor({}, { roles: ['editor'] }), true],
    ['cookie', '', visitor({ cookie: 'a=1' }), true],
    ['cookie', '', visitor({}), false],
    ['cookie', 'A', visitor({ cookie: 'b=2; a=1' }), true],
    ['url_parameter', 'campaign=spring', visitor({}), true],
    ['url_parameter', 'autumn', visitor({}), false],
    ['referrer_url', 'https://news.example/', visitor({ referer: 'https://news.example/' }), true],
    ['referrer_url', 'https://news.example', visitor({ referer: 'https://news.example/' }), false],
    ['browser_width', 768, visitor({ cookie: 'ads_browser_width=768' }), true],
    ['geo_location_country', 'DE', visitor({ 'cf-ipcountry': 'DE' }), true],
    ['geo_location_country', 'DE', visitor({}), false],
    ['geo_location_city', 'Bern', visitor({ 'x-city': 'bern' }), true],
    // In New York the day before has not ended yet.
    ['date', '2026-11-21', visitor({}), true],
    ['date', '2026-11-22', visitor({}), false],
    ['date', '2026-11-01..2026-11-30', visitor({}), true],
    ['weekday', 'Saturday', visitor({}), true],
    ['weekday', 'Sunday', visitor({}), false],
    ['moon', 'full', visitor({}), false],
    ['constructor', '', visitor({}), false],
  ])('decides %s %s (%#)', (type, value, who, expected) => {
    expect(isTarget(who, rule(type, value))).toBe(expected)
  })
})

const entry = {
  id: 7,
  type: 'post',
  authorId: 3,
  template: '',
  format: 'standard',
  categories: [4, 5],
  tags: ['sea'],
  taxonomies: ['category', 'post_tag'],
}
const post: ShownPage = { kind: 'entry', entry }
const page: ShownPage = {
  kind: 'entry',
  entry: { ...entry, type: 'page', taxonomies: [], template: 'wide' },
}

describe('Visibility', () => {
  it.each<[string, string | number, ShownPage, boolean]>([
    ['post_type', 'post', post, true],
    ['post_type', 'page', post, false],
    ['general', 'show_globally', { kind: 'other' }, true],
    ['general', 'homepage', { kind: 'home' }, true],
    ['general', 'homepage', post, false],
    ['post', 7, post, true],
    ['post', '7', post, true],
    ['post', 8, post, false],
    ['page', 7, page, true],
    ['page', 7, post, false],
    ['post_category', 5, post, true],
    ['post_category', 6, post, false],
    ['post_format', 'standard', post, true],
    ['tags', 'sea', post, true],
    ['tags', 'lake', post, false],
    ['taxonomy', 'all', post, true],
    ['taxonomy', 'all', page, false],
    ['taxonomy', 'post_tag', post, true],
    ['page_template', 'default', post, true],
    ['page_template', 'wide', page, true],
    ['author', 3, post, true],
    ['user_type', 'editor', post, true],
    ['post_type', 'post', { kind: 'home' }, false],
    ['toString', '', post, false],
  ])('decides %s %s (%#)', (type, value, shown, expected) => {
    expect(isPlace(shown, ['editor'], rule(type, value))).toBe(expected)
  })
})
