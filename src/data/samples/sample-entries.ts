import type pg from 'pg'
import type { Progress, SampleEntry } from './sample-plan.ts'

/** Rows per statement: enough to make round trips cheap, few enough to fit into memory. */
const BATCH = 2000

export interface Links {
  /** Ids by index. */
  readonly authors: readonly number[]
  readonly terms: readonly number[]
}

/** Entries of one type, with their accompanying rows. */
export interface SampleBulk<Entry extends SampleEntry> {
  readonly type: string
  readonly count: number
  readonly entry: (number: number) => Entry
  readonly insertRest?: (batch: readonly Entry[], ids: readonly number[]) => Promise<void>
}

/** Writes the entries of a type in order of number. @returns their ids */
export async function writeEntries<Entry extends SampleEntry>(
  client: pg.Client,
  { type, count, entry, insertRest }: SampleBulk<Entry>,
  links: Links,
  report: Progress,
): Promise<number[]> {
  const ids: number[] = []
  for (let done = 0; done < count; done += BATCH) {
    report(done)
    const size = Math.min(BATCH, count - done)
    const batch = Array.from({ length: size }, (_, index) => entry(done + index + 1))
    ids.push(...(await takeIds(client, size)))
    const own = ids.slice(done)
    await insertEntries(client, type, batch, own, (number) => ids[number - 1] ?? 0, links.authors)
    await insertBonds(client, batch, own, links.terms)
    await insertRest?.(batch, own)
  }
  report(count)
  return ids
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
  const assignments = batch.flatMap(({ terms }, index) =>
    terms.map((term) => [ids[index], termIds[term]]),
  )
  await client.query(
    `INSERT INTO entry_terms (entry_id, term_id) SELECT * FROM unnest($1::int[], $2::int[])`,
    [assignments.map(([entry]) => entry), assignments.map(([, term]) => term)],
  )
}

export function column<Row, Name extends keyof Row>(rows: readonly Row[], name: Name): Row[Name][] {
  return rows.map((row) => row[name])
}
