import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { fc } from '../../support/properties.ts'
import { startService, type TestService } from '../../support/service.ts'

/** So many that pages lie behind whole parts of months of different lengths. */
const POSTS = 2600
const HOUR = 3_600_000
const START = Date.UTC(2025, 10, 28)

interface Post {
  readonly id: number
  readonly date: number
  readonly author: number
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  readonly sticky: boolean
  readonly format: string
  content: string
}

let service: TestService
let posts: readonly Post[]
let authors: number[]
/** The second category lies below the first. */
let categories: number[]
let tags: number[]

beforeAll(async () => {
  service = await startService()
  const { db } = service.ctx.database
  const ids = async (statement: ReturnType<typeof sql<{ id: number }>>) =>
    (await statement.execute(db)).rows.map(({ id }) => id)
  authors = await ids(sql`
    INSERT INTO users (login, slug, email, display_name, password_hash)
    SELECT 'author' || n, 'author' || n, n || '@example.org', 'Author', '' FROM generate_series(1, 3) n
    RETURNING id`)
  const term = (taxonomy: string) =>
    ids(sql`INSERT INTO terms (taxonomy, name, slug)
      SELECT ${taxonomy}, 'Term ' || n, 'long-' || n FROM generate_series(1, 3) n RETURNING id`)
  categories = await term('category')
  tags = await term('post_tag')
  await sql`UPDATE terms SET parent_id = ${categories[0]} WHERE id = ${categories[1]}`.execute(db)
  await sql`
    WITH fresh AS (
      INSERT INTO entries (type, status, slug, title, content, author_id, sticky, format, date, modified)
      SELECT 'post', CASE n % 17 WHEN 0 THEN 'draft' ELSE 'publish' END, 'post-' || n, 'Post ' || n,
        concat_ws(' ', CASE WHEN n % 5 > 1 THEN 'harbours' END, CASE WHEN n % 3 > 0 THEN 'mill' END,
          CASE WHEN n < 1300 THEN 'early' END),
        (${authors}::int[])[1 + n % 3], n % 50 = 0,
        CASE n % 40 WHEN 0 THEN 'aside' WHEN 1 THEN 'link' ELSE 'standard' END, at, at
      FROM generate_series(1, ${POSTS}) n,
        LATERAL (SELECT to_timestamp(${START / 1000}) + n / 2 * interval '1 hour' AS at) moment
      RETURNING id
    )
    INSERT INTO entry_terms (entry_id, term_id)
    SELECT id, term FROM fresh, unnest(${[...categories, ...tags]}::int[]) WITH ORDINALITY t (term, n)
    WHERE hashint4((id * 31 + t.n)::int) % (t.n + 1) = 0`.execute(db)
  const { rows } = await sql<Post>`
    SELECT e.id, (extract(epoch FROM e.date) * 1000)::float AS date, author_id AS author, sticky, format, content,
      array(SELECT term_id FROM entry_terms WHERE entry_id = e.id AND term_id = any(${categories})) AS categories,
      array(SELECT term_id FROM entry_terms WHERE entry_id = e.id AND term_id = any(${tags})) AS tags
    FROM entries e WHERE type = 'post' AND status = 'publish' ORDER BY e.date DESC, e.id DESC`.execute(
    db,
  )
  posts = rows
}, 60_000)
afterAll(() => service.close())

type Holds = (post: Post) => boolean
interface Filter {
  readonly query: string
  readonly holds: Holds
}

const has = (of: readonly number[], wanted: readonly number[]) =>
  wanted.some((id) => of.includes(id))
const instant = (hours: number) => new Date(START + hours * HOUR)

/** The values of each filter, chosen by numbers. */
const filters: Readonly<Record<string, (a: number, b: number) => Filter>> = {
  category: (a) => ({
    query: `categories=${categories[a % 3]}`,
    holds: (post) => has(post.categories, [categories[a % 3] ?? 0]),
  }),
  categoryTree: () => ({
    query: `categories[terms]=${categories[0]}&categories[include_children]=true`,
    holds: (post) => has(post.categories, categories.slice(0, 2)),
  }),
  eitherCategory: () => ({
    query: `categories=${categories[1]},${categories[2]}`,
    holds: (post) => has(post.categories, categories.slice(1)),
  }),
  bothCategories: () => ({
    query: `categories[terms]=${categories[0]},${categories[2]}&categories[operator]=AND`,
    holds: ({ categories: of }) => has(of, [categories[0] ?? 0]) && has(of, [categories[2] ?? 0]),
  }),
  tag: (a) => ({
    query: `tags=${tags[a % 3]}`,
    holds: (post) => has(post.tags, [tags[a % 3] ?? 0]),
  }),
  categoryOrTag: (a, b) => ({
    query: `tax_relation=OR&categories=${categories[a % 3]}&tags=${tags[b % 3]}`,
    holds: (post) =>
      has(post.categories, [categories[a % 3] ?? 0]) || has(post.tags, [tags[b % 3] ?? 0]),
  }),
  withoutTag: (a) => ({
    query: `tags_exclude=${tags[a % 3]}`,
    holds: (post) => !has(post.tags, [tags[a % 3] ?? 0]),
  }),
  author: (a) => ({
    query: `author=${authors[a % 3]}`,
    holds: (post) => post.author === authors[a % 3],
  }),
  withoutAuthor: (a) => ({
    query: `author_exclude=${authors[a % 3]}`,
    holds: (post) => post.author !== authors[a % 3],
  }),
  without: (a, b) => {
    const ids = [posts[a]?.id ?? 0, posts[b]?.id ?? 0]
    return { query: `exclude=${ids.join()}`, holds: ({ id }) => !ids.includes(id) }
  },
  after: (a) => ({
    query: `after=${instant(a).toISOString()}`,
    holds: ({ date }) => date > instant(a).getTime(),
  }),
  before: (_, b) => ({
    query: `before=${instant(b).toISOString()}`,
    holds: ({ date }) => date < instant(b).getTime(),
  }),
  format: (a) => {
    const formats = [['aside'], ['aside', 'link'], ['standard'], ['standard', 'link']][a % 4] ?? []
    return { query: `format=${formats.join()}`, holds: ({ format }) => formats.includes(format) }
  },
  notSticky: () => ({ query: 'sticky=false', holds: ({ sticky }) => !sticky }),
}

const place = fc.nat({ max: 1300 })
const parameters = fc.record({
  names: fc.uniqueArray(fc.constantFrom(...Object.keys(filters)), {
    maxLength: 3,
    // One parameter is given once.
    selector: (name) => (/categor/i.test(name) ? 'categories' : name),
  }),
  numbers: fc.tuple(place, place),
  order: fc.constantFrom('asc', 'desc'),
  offset: fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 2500 })),
})

it('GET /core/v2/posts 200 shows the same posts and total of a long list as looking at every post would', async () => {
  await fc.assert(
    fc.asyncProperty(parameters, async ({ names: drawn, numbers, order, offset }) => {
      // The relation would hold for all filters by terms.
      const names = drawn.includes('categoryOrTag')
        ? drawn.filter((name) => name === 'categoryOrTag' || !/categor|tag/i.test(name))
        : drawn
      const wanted = names.flatMap((name) => filters[name]?.(...numbers) ?? [])
      const found = posts.filter((post) => wanted.every(({ holds }) => holds(post)))
      const ordered = order === 'asc' ? found.toReversed() : found
      const filter = wanted.map(({ query }) => `&${query}`).join('')
      const path = `/core/v2/posts?_fields=id&per_page=7&order=${order}&offset=${offset}${filter}`
      const { body, headers } = await service.api.get(path)
      expect(body).toEqual(ordered.slice(offset, offset + 7).map(({ id }) => ({ id })))
      // Beyond the end a list is empty and has no total.
      const total = offset < ordered.length ? ordered.length : 0
      expect(headers['x-wp-total']).toBe(String(total))
    }),
    { numRuns: 250 },
  )
}, 120_000)

/** What a search finds; the newest posts of the last one say nothing of it. */
const searches: Readonly<Record<string, Holds>> = {
  harbour: ({ content }) => content.includes('harbour'),
  'mill -harbours': ({ content }) => content.includes('mill') && !content.includes('harbours'),
  'bour mill': ({ content }) => content.includes('bour') && content.includes('mill'),
  early: ({ content }) => content.includes('early'),
}

/** What is changed; posts that are not public are not found. */
const change = fc.record({
  place,
  content: fc.constantFrom('', 'mill', 'the harbours'),
  status: fc.constantFrom('publish', 'publish', 'private', 'draft'),
})

const searched = fc.record({
  search: fc.constantFrom(...Object.keys(searches)),
  order: fc.constantFrom('asc', 'desc'),
  offset: fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 1200 })),
  changed: fc.option(change),
})

it('GET /core/v2/posts 200 finds the same posts as reading every post would, where many match', async () => {
  const hidden = new Set<Post>()
  await fc.assert(
    fc.asyncProperty(searched, async ({ search, order, offset, changed }) => {
      const post = changed && posts[changed.place]
      if (changed && post) {
        const { place: _, ...body } = changed
        await service.api.as('admin').post(`/core/v2/posts/${post.id}`, { body })
        post.content = body.content
        if (body.status === 'publish') hidden.delete(post)
        else hidden.add(post)
      }
      const found = posts.filter((one) => !hidden.has(one) && searches[search]?.(one))
      const ordered = order === 'asc' ? found.toReversed() : found
      const query = `per_page=7&order=${order}&offset=${offset}&search=${encodeURIComponent(search)}`
      const { body, headers } = await service.api.get(`/core/v2/posts?_fields=id&${query}`)
      expect(body).toEqual(ordered.slice(offset, offset + 7).map(({ id }) => ({ id })))
      const total = offset < ordered.length ? ordered.length : 0
      expect(headers['x-wp-total']).toBe(String(total))
    }),
    { numRuns: 150 },
  )
}, 120_000)

it('GET /core/v2/posts 200 counts hits with high ids too, as posts are added and removed', async () => {
  const admin = service.api.as('admin')
  const total = async (): Promise<number> => {
    const { headers } = await service.api.get('/core/v2/posts?_fields=id&search=harbour&per_page=3')
    return Number(headers['x-wp-total'])
  }
  const before = await total()
  await sql`SELECT setval('entry_id', 2000000000)`.execute(service.ctx.database.db)
  const body = { content: 'harbours', status: 'publish' }
  const made = [
    await admin.post('/core/v2/posts', { body }),
    await admin.post('/core/v2/posts', { body }),
  ]
  const totals = [await total()]
  for (const post of made) {
    await admin.delete(`/core/v2/posts/${post.body.id}`)
    totals.push(await total())
  }
  expect({ before: before > 1000, totals }).toEqual({
    before: true,
    totals: [before + 2, before + 1, before],
  })
})
