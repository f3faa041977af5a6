import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../support/api.ts'
import { fc } from '../support/properties.ts'
import { startService, type TestService } from '../support/service.ts'
import {
  addressesOf,
  embedAddresses,
  idsOf,
  listQueries,
  readablePaths,
  siteAddresses,
} from './support/addresses.ts'
import { plant } from './support/plant.ts'
import { bases, type Planted } from './support/planted.ts'
import { COMMON, createTokens } from './support/tokens.ts'

/** Everything planted is the administrator's: none of these may edit it, or read what is not out. */
const askers: readonly Actor[] = ['anonymous', 'subscriber', 'author']
/** Each caller tries one of so many parts of the ids on paths of other types. */
const SHARES = 9
/** The month of this clock has events, because events without dates of their own begin now. */
const clock = () => new Date('2033-03-15T12:00:00Z')

const tokens = createTokens()
let service: TestService
let planted: Planted
beforeAll(async () => {
  service = await startService({ clock })
  planted = await plant(service, tokens)
}, 180_000)
afterAll(() => service?.close())

/**
 * Whoever may write something may also see the menus that stand nowhere (behaviour/site.md#menus).
 */
const isForWriters = (where: string): boolean => where.endsWith('of an unseen menu')

/** Leaks in answers, with their requests; none if all is well. */
async function leaksOf(
  requests: readonly string[],
  ask: (request: string) => Promise<string>,
  writes = false,
): Promise<string[]> {
  const leaks: string[] = []
  for (const request of requests) {
    const leaked = tokens
      .leakedBy(await ask(request), request)
      .filter((where) => !(writes && isForWriters(where)))
    leaks.push(...leaked.map((where) => `${request}: ${where}`))
  }
  return leaks
}

const askApi = (asker: Actor) => async (request: string) => {
  const { text, headers } = await service.api.as(asker).get(request)
  return JSON.stringify(headers) + text
}

const askSite = (headers: Record<string, string>) => async (request: string) => {
  const answer = await fetch(service.url + request, { headers, redirect: 'manual' })
  return JSON.stringify([...answer.headers]) + (await answer.text())
}

const basic = (asker: 'subscriber' | 'author'): Record<string, string> => {
  const { user, pass } = service.credentials[asker]
  return { authorization: `Basic ${btoa(`${user}:${pass}`)}` }
}

it('Every hidden text is found by the administrator, so that the crawl looks for existing texts', async () => {
  const found = new Set<string>()
  for (const { base, id } of planted.entries) {
    const { text } = await service.api.as('admin').get(`/core/v2/${base}/${id}?context=edit`)
    for (const where of tokens.leakedBy(text)) found.add(where)
  }
  const kept = [...tokens.all.values()].filter((where) => /, (?:content|excerpt|meta)/.test(where))
  const expected = kept.filter((where) => !/before|autosave/.test(where))
  expect(expected.filter((where) => !found.has(where))).toEqual([])
})

describe.each(askers)('No text of a hidden item is shown to a caller who is %s', (asker) => {
  const writes = asker === 'author'
  let addresses: string[]
  beforeAll(async () => {
    const share = { index: askers.indexOf(asker), of: SHARES }
    addresses = addressesOf(await readablePaths(), planted, share)
  })

  it('by a path of the contract, whatever id or slug stands in it', async () => {
    expect(await leaksOf(addresses, askApi(asker), writes)).toEqual([])
  }, 240_000)

  it('by any list of the contract, with various arguments', async () => {
    const lists = (await readablePaths()).filter((path) => !path.includes('{'))
    const requests = lists.flatMap((path) => listQueries.map((query) => `${path}?${query}`))
    expect(await leaksOf(requests, askApi(asker), writes)).toEqual([])
  }, 120_000)

  it('by an embed or a view of the calendar', async () => {
    expect(await leaksOf(embedAddresses(planted, service.url), askApi(asker), writes)).toEqual([])
  }, 60_000)

  it('by a search, which finds nothing by a hidden text', async () => {
    const searched = [...tokens.all]
      .filter(([, where]) => /, (?:content|excerpt|title)/.test(where))
      // Each text is searched for by one of the callers, and the start of all of them by each.
      .filter((_, number) => number % askers.length === askers.indexOf(asker))
      .map(([token, where]) => ({ token, where, base: where.split(' ')[0] ?? '' }))
    const all = bases.map((base) => ({ token: COMMON, where: `any of ${base}`, base }))
    for (const { token, where, base } of [...searched, ...all]) {
      for (const path of ['/core/v2/search', `/core/v2/${base}`]) {
        const { body } = await service.api.as(asker).get(path, { query: { search: token } })
        expect({ where, path, found: body.length ?? 0 }).toEqual({ where, path, found: 0 })
      }
    }
  }, 120_000)

  it('by a batch of writes', async () => {
    const paths = planted.entries
      .filter(({ base }) => base === 'posts' || base === 'pages')
      .map(({ base, id }) => `/core/v2/${base}/${id}?_embed=1`)
    const media = planted.media.map((id) => `/core/v2/media/${id}`)
    const all = [...paths, ...media]
    for (let from = 0; from < all.length; from += 25) {
      const requests = all
        .slice(from, from + 25)
        .map((path) => ({ method: 'PATCH', path, body: {} }))
      const { status, text } = await service.api.as(asker).post('/batch/v1', { body: { requests } })
      expect({ status, leaked: tokens.leakedBy(text) }).toEqual({ status: 207, leaked: [] })
    }
  })

  it('by the refusal of a write', async () => {
    for (const { base, state, id } of planted.entries) {
      const client = service.api.as(asker)
      const address = `/core/v2/${base}/${id}`
      for (const { status, text } of [
        await client.patch(address, { body: { content: 'Taken over.' } }),
        await client.delete(`${address}?force=true`),
      ]) {
        const seen = { base, state, refused: status >= 400, leaked: tokens.leakedBy(text) }
        expect(seen).toEqual({ base, state, refused: true, leaked: [] })
      }
    }
  })

  it('by a request made of any of these', async () => {
    const lists = (await readablePaths()).filter((path) => !path.includes('{'))
    const id = fc.constantFrom(...idsOf(planted))
    const argument = fc.oneof(
      fc
        .tuple(
          fc.constantFrom(
            'parent',
            'include',
            'post',
            'author',
            'event',
            'venue',
            'organizer',
            'menus',
            'exclude',
            'id',
            'post_parent',
          ),
          id,
        )
        .map(([name, value]) => `${name}=${value}`),
      fc.constantFrom(...listQueries),
      fc.constantFrom(
        '_embed=1',
        '_envelope=1',
        'context=edit',
        'context=embed',
        '_method=GET',
        'preview=true',
        'password=',
        'password=wrong',
        '_fields=id,title,content,meta,_links,_embedded',
        'orderby=relevance&search=pla',
        'per_page=100',
        'page=2',
        'type=term',
        'type=post',
      ),
    )
    const path = fc.oneof(fc.constantFrom(...addresses), fc.constantFrom(...lists))
    const request = fc
      .tuple(path, fc.uniqueArray(argument, { maxLength: 4 }))
      .map(([start, more]) => `${start}?${more.join('&')}`)
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        expect(await leaksOf([one], askApi(asker), writes)).toEqual([])
      }),
      { numRuns: Number(process.env['RUNS'] ?? 150) },
    )
  }, 120_000)
})

describe('No text of a hidden item stands in a page, feed, map, calendar file or frame of the site', () => {
  it('for a visitor', async () => {
    expect(await leaksOf(siteAddresses(planted, '2033-03'), askSite({}))).toEqual([])
  }, 240_000)

  it.each(['subscriber', 'author'] as const)(
    'for a caller who is %s',
    async (asker) => {
      expect(await leaksOf(siteAddresses(planted, '2033-03'), askSite(basic(asker)))).toEqual([])
    },
    240_000,
  )
})

it('No file of a hidden item is served to those who may not read it', async () => {
  for (const headers of [{}, basic('subscriber'), basic('author')]) {
    for (const file of planted.files) {
      const { status } = await fetch(service.url + file, { headers })
      expect({ file, status }).toEqual({ file, status: 404 })
    }
  }
}, 60_000)
