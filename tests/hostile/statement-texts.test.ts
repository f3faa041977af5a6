import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { cacheStatuses } from '../../src/cache/cache.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

const ROUTES = ['posts', 'pages', 'media', 'categories', 'tags', 'comments', 'users', 'search']
const ORDERS = ['date', 'title', 'id', 'slug', 'modified']

let service: TestService
beforeAll(async () => {
  service = await startService()
  const make = createFactories(service.api)
  for (let made = 0; made < 12; made++) await make.post({ title: `Statement ${made}` })
}, 30_000)
afterAll(() => service?.close())

/** How many statements the process knows by now. */
const known = (): number =>
  cacheStatuses()
    .filter(({ name }) => name === 'names of statements')
    .reduce((sum, { entries }) => sum + entries, 0)

const numbers = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => from + index * 3).join(',')

/** A request that nobody has made before. */
function requestFor(number: number): [string, Record<string, string>] {
  const route = ROUTES[number % ROUTES.length] ?? ''
  const round = Math.floor(number / ROUTES.length)
  const common = { per_page: String(1 + (round % 100)), page: String(1 + (round % 3)) }
  const many = 1 + (round % 9)
  const kinds: Record<string, string>[] = [
    { include: numbers(round, many) },
    { exclude: numbers(round, many) },
    { search: `word${round}` },
    { search: `w${round} x${round} y${round}`.slice(0, 4 + (round % 14)) },
    { slug: Array.from({ length: many }, (_, index) => `slug-${round}-${index}`).join(',') },
    {
      after: `20${10 + (round % 20)}-01-01T00:00:00`,
      before: `2031-01-${10 + (round % 19)}T00:00:00`,
    },
    { categories: numbers(round, many), tags: numbers(round, 1 + (round % 4)) },
    { categories_exclude: numbers(round, many) },
    { author: numbers(round, many), offset: String(round) },
    { parent: numbers(round, many) },
    {},
  ]
  const kind = kinds[round % kinds.length] ?? {}
  const orderby = ORDERS[Math.floor(round / 7) % ORDERS.length] ?? 'date'
  const order = round % 2 === 0 ? 'asc' : 'desc'
  return [`/core/v2/${route}`, { ...common, ...kind, ...(round % 5 === 0 && { orderby, order }) }]
}

it('Requests with ever new arguments make few statements', async () => {
  const before = known()
  for (let number = 0; number < 1200; number++) {
    const [path, query] = requestFor(number)
    const { status } = await service.api.get(path, { query })
    expect([200, 400, 401]).toContain(status)
  }
  expect(known() - before).toBeLessThan(400)
}, 120_000)
