import pg from 'pg'
import { DatabaseRefusal } from './refusal.ts'

/** What a bulk of invented content consists of. Indexes count from 0, numbers from 1. */
export interface SamplePlan {
  /** Names the bulk, so that it is not written twice. */
  readonly name: string
  readonly authors: readonly SampleAuthor[]
  readonly terms: readonly SampleTerm[]
  readonly posts: number
  readonly pages: number
  readonly post: (number: number) => SampleEntry
  readonly page: (number: number) => SampleEntry
}

export interface SampleAuthor {
  readonly login: string
  readonly slug: string
  readonly name: string
  readonly passwordHash: string
}

export interface SampleTerm {
  readonly taxonomy: string
  readonly name: string
  readonly slug: string
}

export interface SampleEntry {
  readonly title: string
  readonly slug: string
  readonly content: string
  readonly excerpt: string
  /** Index of the author. */
  readonly author: number
  /** Indexes of terms. */
  readonly terms: readonly number[]
  readonly date: Date
  readonly modified: Date
  readonly format: string
  /** Number of an earlier entry of the type; 0 for none. */
  readonly parent: number
  readonly menuOrder: number
}

/** Told what is done: entries written so far, or a sentence about the work that follows. */
export type Progress = (done: number | string) => void

/** Rows per statement: large enough to make round trips cheap, small enough for the memory. */
const BATCH = 2000

/**
 * Writes invented content in few large statements and one transaction: all of it, or nothing.
 * @throws DatabaseRefusal when the bulk has been written before
 */
export async function writeSamples(url: string, plan: SamplePlan, tell: Progress): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('BEGIN')
    await noteBulk(client, plan.name)
    // The search index takes new texts in larger portions; the memory is given back at the end.
    await client.query(`SET LOCAL work_mem = '256MB'`)
    const links = {
      authors: await writeAuthors(client, plan.authors),
      terms: await writeTerms(client, plan.terms),
    }
    await writeEntries(client, 'page', { count: plan.pages, entry: plan.page }, links, tell)
    const toldPosts: Progress = (done) => tell(typeof done === 'number' ? plan.pages + done : done)
    await writeEntries(client, 'post', { count: plan.posts, entry: plan.post }, links, toldPosts)
    await countTerms(client, links.terms)
    tell('committing')
    await client.query('COMMIT')
    tell('tidying up')
    // Lists are planned by statistics, and read visible pages from indexes alone.
    await client.query('VACUUM (ANALYZE) entries, entry_terms, terms, users')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

async function noteBulk(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO settings (key, value) VALUES ($1, 'true') ON CONFLICT (key) DO NOTHING`,
    [name],
  )
  if (rowCount === 0) throw new DatabaseRefusal(`This site has the content of ${name} already.`)
}

interface Links {
  /** Ids by index. */
  readonly authors: readonly number[]
  readonly terms: readonly number[]
}

/** Makes those that are missing. Nobody can sign in as one of them. */
async function writeAuthors(client: pg.Client, authors: readonly SampleAuthor[]) {
  await client.query(
    `INSERT INTO users (login, slug, email, display_name, nickname, roles, password_hash)
     SELECT login, slug, login || '@localhost.invalid', name, name, '{author}', hash
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS a (login, slug, name, hash)
     ON CONFLICT DO NOTHING`,
    [
      column(authors, 'login'),
      column(authors, 'slug'),
      column(authors, 'name'),
      column(authors, 'passwordHash'),
    ],
  )
  const { rows } = await client.query<{ id: number }>(
    `SELECT u.id FROM unnest($1::text[]) WITH ORDINALITY AS a (slug, n)
     JOIN users u ON u.slug = a.slug ORDER BY a.n`,
    [column(authors, 'slug')],
  )
  return rows.map(({ id }) => id)
}

async function writeTerms(client: pg.Client, terms: readonly SampleTerm[]): Promise<number[]> {
  const columns = [column(terms, 'taxonomy'), column(terms, 'name'), column(terms, 'slug')]
  await client.query(
    `INSERT INTO terms (taxonomy, name, slug)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT DO NOTHING`,
    columns,
  )
  const { rows } = await client.query<{ id: number }>(
    `SELECT t.id FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS s (taxonomy, slug, n)
     JOIN terms t ON t.taxonomy = s.taxonomy AND t.slug = s.slug ORDER BY s.n`,
    [columns[0], columns[2]],
  )
  return rows.map(({ id }) => id)
}

async function writeEntries(
  client: pg.Client,
  type: string,
  { count, entry }: { count: number; entry: (number: number) => SampleEntry },
  links: Links,
  tell: Progress,
): Promise<void> {
  const ids: number[] = []
  for (let done = 0; done < count; done += BATCH) {
    tell(done)
    const size = Math.min(BATCH, count - done)
    const batch = Array.from({ length: size }, (_, index) => entry(done + index + 1))
    ids.push(...(await takeIds(client, size)))
    const own = ids.slice(done)
    await insertEntries(client, type, batch, own, (number) => ids[number - 1] ?? 0, links.authors)
    await insertBonds(client, batch, own, links.terms)
  }
  tell(count)
}

async function takeIds(client: pg.Client, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT nextval('entry_id')::int AS id FROM generate_series(1, $1::int)`,
    [count],
  )
  return rows.map(({ id }) => id)
}

async function insertEntries(
  client: pg.Client,
  type: string,
  batch: readonly SampleEntry[],
  ids: readonly number[],
  idOf: (number: number) => number,
  authors: readonly number[],
): Promise<void> {
  await client.query(
    `INSERT INTO entries (id, type, status, slug, slug_scope, title, content, excerpt, author_id,
       parent_id, menu_order, comment_status, ping_status, format, date, modified, updated_at)
     SELECT id, $1, 'publish', slug, parent, title, content, excerpt, author, parent, menu_order,
       $2, $2, format, date, modified, modified
     FROM unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::int[],
       $10::int[], $11::text[], $12::timestamptz[], $13::timestamptz[])
       AS s (id, slug, title, content, excerpt, author, parent, menu_order, format, date, modified)`,
    [
      type,
      type === 'post' ? 'open' : 'closed',
      ids,
      column(batch, 'slug'),
      column(batch, 'title'),
      column(batch, 'content'),
      column(batch, 'excerpt'),
      batch.map(({ author }) => authors[author]),
      batch.map(({ parent }) => idOf(parent)),
      column(batch, 'menuOrder'),
      column(batch, 'format'),
      column(batch, 'date'),
      column(batch, 'modified'),
    ],
  )
}

async function insertBonds(
  client: pg.Client,
  batch: readonly SampleEntry[],
  ids: readonly number[],
  termIds: readonly number[],
): Promise<void> {
  const bonds = batch.flatMap(({ terms }, index) =>
    terms.map((term) => [ids[index], termIds[term]]),
  )
  await client.query(
    `INSERT INTO entry_terms (entry_id, term_id) SELECT * FROM unnest($1::int[], $2::int[])`,
    [bonds.map(([entry]) => entry), bonds.map(([, term]) => term)],
  )
}

/** Only published entries count, and all of these are. */
async function countTerms(client: pg.Client, ids: readonly number[]): Promise<void> {
  await client.query(
    `UPDATE terms t SET count = found.number
     FROM (SELECT et.term_id, count(*)::int AS number FROM entry_terms et
           JOIN entries e ON e.id = et.entry_id AND e.status = 'publish'
           WHERE et.term_id = ANY($1::int[]) GROUP BY et.term_id) found
     WHERE t.id = found.term_id`,
    [ids],
  )
}

function column<Row, Name extends keyof Row>(rows: readonly Row[], name: Name): Row[Name][] {
  return rows.map((row) => row[name])
}
