import type pg from 'pg'

/** What stands in the way of an archive, as far as the database tells. */
export interface Occupancy {
  readonly users: number
  /** Entries, without the first ones, whose texts are told. */
  readonly entries: number
  /** The first entries by id, untouched since they were made or not. */
  readonly first: readonly FirstEntry[]
  /** Revisions, comments, terms beyond the first, ad units, subscriptions. */
  readonly others: number
}

export interface FirstEntry {
  readonly type: string
  readonly title: string
  readonly content: string
  readonly version: number
}

/** As many entries as a new site has at most. */
const FIRST = 2

/** A first start under way on another node ends first, and none begins. */
export async function lockSite(client: pg.Client): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('first start', 0))`)
}

export async function readOccupancy(client: pg.Client): Promise<Occupancy> {
  const { rows } = await client.query<Omit<Occupancy, 'first'>>(`
    SELECT (SELECT count(*) FROM users)::int AS users,
      (SELECT count(*) FROM entries)::int AS entries,
      ((SELECT count(*) FROM revisions) + (SELECT count(*) FROM comments)
        + (SELECT count(*) FROM terms WHERE slug <> 'uncategorized') + (SELECT count(*) FROM ad_units)
        + (SELECT count(*) FROM newsletter_subscriptions))::int AS others`)
  const first = await client.query<FirstEntry>(
    `SELECT type, title, content, version FROM entries ORDER BY id LIMIT ${FIRST}`,
  )
  const counted = rows[0] ?? { users: 0, entries: 0, others: 0 }
  const told = first.rows.length
  return { ...counted, entries: counted.entries - told, first: first.rows }
}
