import { describe, expect, it } from '@jest/globals'
import { namespaces } from '../../src/api.ts'
import { createDialect } from '../../src/http/dialects/dialect.ts'
import { readDialectTable, type DialectTable } from '../../src/http/dialects/dialect-table.ts'
import { wordpress } from '../../src/http/dialects/wordpress.ts'
import { createWords } from '../../src/http/dialects/words.ts'
import { fc } from '../support/properties.ts'

const apiUrl = 'https://site.example/api'
const dialect = createDialect(wordpress, { namespaces, siteUrl: 'https://site.example', apiUrl })
const words = createWords(wordpress)

/** Every word of the contracts: names of members, values of enumerations, steps of paths. */
function contractWords(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      for (const step of key.split('/')) found.add(step)
      if (key !== 'description' && key !== 'summary') contractWords(member, found)
    }
  }
  return found
}

const known = [...contractWords(namespaces.map(({ document }) => document))]
/** Words of the contracts, and others that look like them. */
const word = fc.oneof(
  fc.constantFrom(...known),
  fc
    .constantFrom('cal_', '_cal_', 'cal-', '')
    .chain((start) => fc.stringMatching(/^[a-z_-]{1,12}$/).map((end) => start + end)),
)
/** The way back is that of words which are not names of the dialect already. */
const own = word.filter(
  (text) => words.in.identifier(text) === text && words.in.relation(text) === text,
)

const paths = namespaces
  .flatMap(({ routes }) => routes.map(({ path }) => path))
  .map((path) => path.replaceAll(/\{\w+\}/g, '7'))

describe('The names of `wordpress`', () => {
  it('lead back to the words of this program', () => {
    fc.assert(
      fc.property(own, (text) => {
        expect(words.in.identifier(words.out.identifier(text))).toBe(text)
        expect(words.in.relation(words.out.relation(text))).toBe(text)
      }),
    )
  })

  it('are other words for each of this program', () => {
    const there = known.map((text) => words.out.identifier(text))
    expect(new Set(there).size).toBe(known.length)
  })

  it('lead each path of the contracts back to itself', () => {
    for (const path of paths) expect(dialect.path(spoken(path))).toBe(path)
  })

  it('leave slugs in paths as people chose them', () => {
    expect(spoken('/cal/events/v1/venues/by-slug/cal_venue')).toBe(
      '/tribe/events/v1/venues/by-slug/cal_venue',
    )
    expect(dialect.path('/tribe/events/v1/venues/by-slug/tribe_venue')).toBe(
      '/cal/events/v1/venues/by-slug/tribe_venue',
    )
  })

  it('are those of types in the paths of types', () => {
    expect(spoken('/core/v2/types/cal_events')).toBe('/wp/v2/types/tribe_events')
    expect(dialect.path('/wp/v2/types/tribe_events')).toBe('/core/v2/types/cal_events')
  })
})

/** The path of a link to an address of ours. */
function spoken(path: string): string {
  const { Location } = dialect.headers({ Location: apiUrl + path })
  return String(Location).slice(dialect.apiUrl.length)
}

describe('The reader of dialect tables', () => {
  const table = { name: 'own', root: '/own' }

  it('takes a table that names some things only', () => {
    expect(readDialectTable({ ...table, types: { post: 'article' } })).toMatchObject({
      types: { post: 'article' },
      taxonomies: {},
    })
  })

  it.each<[string, Partial<Record<keyof DialectTable, unknown>>]>([
    ['one name for two things', { types: { post: 'item', page: 'item' } }],
    ['two names for one thing', { types: { post: 'item' }, routes: { post: 'article' } }],
    ['a root with a slash at its end', { root: '/own/' }],
    ['a member that nobody knows', { colours: {} } as object],
  ])('refuses %s', (_title, part) => {
    expect(() => readDialectTable({ ...table, ...part })).toThrow()
  })
})
