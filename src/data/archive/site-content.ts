import type pg from 'pg'

/** Counts the content that a restore would replace. */
export interface SiteContent {
  readonly users: number
  /** Entries besides the first ones. */
  readonly entries: number
  /** The first entries by id, to recognize those of the first start. */
  readonly first: readonly FirstEntry[]
  /** Revisions, comments, terms besides the default category, ad units, subscriptions. */
  readonly others: number
}

export interface FirstEntry {
  readonly type: string
  readonly title: string
  readonly content: string
  readonly version: number
}

const MAX_FIRST_ENTRIES = 2

/** Waits for a first start on another node to end, and prevents another one. */
export async function lockSite(client: pg.Client): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('first start', 0))`)
}

export async function readSiteContent(client: pg.Client): Promise<SiteContent> {
  const { rows } = await client.query<Omit<SiteContent, 'first'>>(`
    SELECT (SELECT count(*) FROM users)::int AS users,
      (SELECT count(*) FROM entries)::int AS entries,
      ((SELECT count(*) FROM revisions) + (SELECT count(*) FROM comments)
        + (SELECT count(*) FROM terms WHERE slug <> 'uncategorized') + (SELECT count(*) FROM ad_units)
        + (SELECT count(*) FROM newsletter_subscriptions))::int AS others`)
  const first = await client.query<FirstEntry>(
    `SELECT type, title, content, version FROM entries ORDER BY id LIMIT ${MAX_FIRST_ENTRIES}`,
  )
  const counted = rows[0] ?? { users: 0, entries: 0, others: 0 }
  return { ...counted, entries: counted.entries - first.rows.length, first: first.rows }
}
