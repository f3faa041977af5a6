import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import type { Answer, Actor } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { fc } from '../../support/properties.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
let categories: number[]
let tags: number[]
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  const parent = await make.category()
  const child = await make.category({ parent: parent.id })
  categories = [parent.id, child.id, (await make.category()).id]
  tags = [(await make.tag()).id, (await make.tag()).id]
})
afterAll(() => service.close())

const total = ({ headers, status, text }: Answer): number => {
  if (status !== 200) throw new Error(`A list got ${status}: ${text}`)
  return Number(headers['x-wp-total'])
}

/** The total of a list, and the same with a condition that leaves out nothing but is counted. */
async function totals(asker: Actor, path: string): Promise<{ kept: number; counted: number }> {
  const list = service.api.as(asker)
  const glue = path.includes('?') ? '&' : '?'
  // One item each, so that the total is counted.
  const address = `/core/v2/${path}${glue}per_page=1`
  return {
    kept: total(await list.get(address)),
    counted: total(await list.get(`${address}&exclude=2147483647`)),
  }
}

const lists = (): string[] => [
  'posts',
  'pages',
  'media',
  'posts?context=edit',
  'posts?context=edit&status=draft',
  'posts?context=edit&status=any',
  'posts?context=edit&status=publish,trash',
  'posts?context=edit&status=private',
  ...[...categories, tags[0], 0, 1_000_000].flatMap((id) => [
    `posts?categories=${id}`,
    `posts?categories[terms]=${id}&categories[include_children]=true`,
  ]),
  `posts?categories=${categories[0]}&tags=${tags[0]}`,
  `posts?categories=${categories[0]}&tags=${tags[0]}&tax_relation=OR`,
  `posts?categories=${categories[0]},${categories[1]}`,
  `posts?categories_exclude=${categories[0]}`,
  `posts?tags=${tags[1]}`,
  `posts?tags=${tags[1]}&sticky=false`,
  `posts?author=1`,
]

const askers: readonly Actor[] = ['anonymous', 'editor', 'author', 'contributor', 'subscriber']

/** Every asker's every list that is allowed to him. */
async function wrongLists(): Promise<object[]> {
  const wrong: object[] = []
  for (const asker of askers) {
    for (const path of lists()) {
      if (path.includes('edit') && (asker === 'anonymous' || asker === 'subscriber')) continue
      const { kept, counted } = await totals(asker, path)
      if (kept !== counted) wrong.push({ asker, path, kept, counted })
    }
  }
  return wrong
}

/** Totals of terms, which other rules keep, that the kept ones do not agree with. */
const wrongTerms = async (): Promise<object[]> =>
  (
    await sql<object>`
    SELECT t.id, t.count, sum(kept.change)::int AS kept
    FROM terms t LEFT JOIN entry_totals kept ON kept.term_id = t.id AND kept.status = 'publish'
    WHERE t.taxonomy IN ('category', 'post_tag')
    GROUP BY t.id HAVING t.count <> coalesce(sum(kept.change), 0)`.execute(service.ctx.database.db)
  ).rows

interface Given {
  readonly post: number
  readonly term: number
  readonly status: string
}

const posts: number[] = []
const path = ({ post }: Given): string => `/core/v2/posts/${posts[post % posts.length] ?? 0}`
const categoryOf = ({ term }: Given): number => categories[term % categories.length] ?? 0

const steps = {
  create: async (given) => {
    const members = { status: given.status, categories: [categoryOf(given)] }
    posts.push((await make.post(members, given.term === 0 ? 'author' : 'editor')).id)
  },
  page: ({ status }) => make.page({ status }),
  move: (given) => service.api.as('editor').post(path(given), { body: { status: given.status } }),
  file: (given) =>
    service.api.as('editor').post(path(given), {
      body: { categories: [categoryOf(given)], tags: [tags[given.term % 2]] },
    }),
  both: (given) =>
    service.api.as('editor').post(path(given), { body: { status: given.status, tags } }),
  trash: (given) => service.api.as('editor').delete(path(given)),
  destroy: (given) => service.api.as('editor').delete(`${path(given)}?force=true`),
  dropTerm: async () => {
    const { id } = await make.category()
    posts.push((await make.post({ categories: [id] })).id)
    const gone = await service.api.as('editor').delete(`/core/v2/categories/${id}?force=true`)
    expect(gone.status).toBe(200)
  },
  dropUser: async ({ status }) => {
    const members = { username: unique('u'), email: `${unique()}@example.com`, password: unique() }
    const admin = service.api.as('admin')
    const user = (await admin.post('/core/v2/users', { body: members })).body as { id: number }
    posts.push((await make.post({ author: user.id, status })).id)
    const gone = await admin.delete(`/core/v2/users/${user.id}?force=true&reassign=1`)
    expect(gone.status).toBe(200)
  },
  batch: async ({ status }) => {
    const requests = [1, 2, 3].map(() => ({
      method: 'POST',
      path: '/core/v2/posts',
      body: { title: unique(), status },
    }))
    const body = { requests, validation: 'atomic' }
    const { status: answered } = await service.api.as('editor').post('/batch/v1', { body })
    expect(answered).toBe(207)
  },
} as const satisfies Readonly<Record<string, (given: Given) => Promise<unknown>>>

const step = fc.record({
  name: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  post: fc.nat({ max: 20 }),
  term: fc.nat({ max: 2 }),
  status: fc.constantFrom('publish', 'draft', 'private', 'pending'),
})

describe('Totals of lists', () => {
  it('are the same as by counting, for every list and caller', async () => {
    for (const status of ['publish', 'publish', 'draft', 'private']) {
      for (const category of categories) {
        await make.post({ status, categories: [category], tags })
        await make.post({ status, categories }, status === 'private' ? 'editor' : 'author')
      }
    }
    await make.page()
    expect(await wrongLists()).toEqual([])
  }, 60_000)

  it('stay right through whatever is written, also at the same time', async () => {
    posts.push((await make.post()).id)
    const sequence = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(sequence, async (turns) => {
        for (const turn of turns) {
          await Promise.all(turn.map(({ name, ...given }) => steps[name](given)))
          const { kept, counted } = await totals('editor', 'posts?context=edit&status=any')
          expect(kept).toBe(counted)
        }
        expect(await wrongTerms()).toEqual([])
      }),
      { numRuns: 8 },
    )
    expect(await wrongLists()).toEqual([])
  }, 120_000)
})
