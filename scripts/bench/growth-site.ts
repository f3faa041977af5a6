import type pg from 'pg'
import { generateSite } from '../../src/commands/seed/sample-site.ts'
import { writeSamples } from '../../src/data/samples/sample-writer.ts'
import { prepareDatabase, withClient, type BenchDatabase } from './site.ts'

export interface GrowthSize {
  readonly posts: number
  readonly events: number
}

/** The facts from which addresses are built. */
export interface GrowthFacts extends GrowthSize {
  /** The two categories and the tags that the most posts have. */
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  readonly eventCategory: number
  readonly authorId: number
  readonly postIds: readonly number[]
  readonly slug: string
  /** A page with others below it. */
  readonly parentId: number
  /** The post that the most comments are on. */
  readonly discussedId: number
  readonly venueId: number
  readonly organizerId: number
}

/** A word of 20 titles of posts, and one that a part of all texts contains. */
export const RARE_WORD = 'quillwort'
export const COMMON_WORD = 'lantern'

/** Creates a database of that size, or uses that of an earlier run. */
export const prepareGrowthSite = (
  serverUrl: string,
  { posts, events }: GrowthSize,
): Promise<BenchDatabase> =>
  prepareDatabase(serverUrl, `bench_growth_${posts}_${events}`, async (url) => {
    const pages = Math.max(100, posts / 100)
    const plan = generateSite({ posts, events, pages, venues: 50, organizers: 50, seed: 1 })
    await withClient(url, async (client) => {
      await withoutIndexes(client, async () => {
        await writeSamples(url, plan, () => undefined)
        await client.query(BESIDE)
      })
      await client.query('VACUUM (ANALYZE)')
    })
  })

/**
 * Rare words; files that hang on nothing, one in ten of them no picture; comments on one post in five,
 * one in ten of them on the same.
 */
const BESIDE = `
  UPDATE entries SET title = title || ' ${RARE_WORD}' WHERE id IN (
    SELECT id FROM (
      SELECT id, row_number() OVER (ORDER BY date) AS n, count(*) OVER () AS total
      FROM entries WHERE type = 'post'
    ) ranked WHERE n % (total / 20) = 0);

  WITH numbers AS (
    SELECT n, nextval('entry_id')::int AS id, (SELECT min(id) FROM users) AS author
    FROM generate_series(1, (SELECT count(*) / 10 FROM entries WHERE type = 'post')) n
  ), files AS (
    INSERT INTO entries (id, type, status, slug, title, author_id, date, modified)
    SELECT id, 'attachment', 'inherit', 'file-' || id, 'File ' || n, author, moment, moment
    FROM numbers, LATERAL (SELECT '2016-01-01'::timestamptz + n * interval '1 hour' AS moment) at
  )
  INSERT INTO media (entry_id, file, mime_type, filesize)
  SELECT id, 'bench/' || id, CASE n % 10 WHEN 0 THEN 'application/pdf' ELSE 'image/jpeg' END, 1000
  FROM numbers;

  INSERT INTO comments (entry_id, status, author_name, content, date, created_at)
  SELECT CASE post.n % 10 WHEN 0 THEN first.id ELSE post.id END, 'approved', 'Guest',
    'A word about ' || post.n, post.date, post.date
  FROM (SELECT id, date, row_number() OVER (ORDER BY id) AS n FROM entries WHERE type = 'post') post,
    (SELECT min(id) AS id FROM entries WHERE type = 'post') first
  WHERE post.n % 5 = 0`

/** Does the work while large tables have only the indexes of their keys, which is faster. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
     WHERE t.relname IN ('entries', 'entry_texts', 'title_words', 'entry_terms', 'event_occurrences', 'event_links', 'comments', 'media')
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
  )
  await client.query(`SET maintenance_work_mem = '1GB'`)
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

/** Reads what addresses are made of, the same in every run. */
export const readGrowthFacts = (
  { url }: BenchDatabase,
  { posts, events }: GrowthSize,
): Promise<GrowthFacts> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Omit<GrowthFacts, keyof GrowthSize>>(FACTS)
    const [facts] = rows
    if (facts === undefined) throw new Error('The site of an earlier run is empty.')
    return { ...facts, posts, events }
  })

const mostUsed = (taxonomy: string): string =>
  `array(SELECT id FROM terms WHERE taxonomy = '${taxonomy}' ORDER BY count DESC, id LIMIT 2)`
const mostLinked = (kind: string): string =>
  `(SELECT linked_id FROM event_links WHERE kind = '${kind}' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)`

const FACTS = `
  SELECT ${mostUsed('category')} AS categories, ${mostUsed('post_tag')} AS tags,
    (${mostUsed('cal_events_cat')})[1] AS "eventCategory",
    (SELECT author_id FROM entries WHERE type = 'post' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)
      AS "authorId",
    (SELECT array_agg(id) FROM (SELECT id FROM entries WHERE type = 'post' ORDER BY id LIMIT 10) p)
      AS "postIds",
    (SELECT slug FROM entries WHERE type = 'post' AND slug <> '' ORDER BY date LIMIT 1) AS slug,
    (SELECT parent_id FROM entries WHERE type = 'page' AND parent_id <> 0 ORDER BY id LIMIT 1)
      AS "parentId",
    (SELECT entry_id FROM comments GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "discussedId",
    ${mostLinked('venue')} AS "venueId", ${mostLinked('organizer')} AS "organizerId"`
