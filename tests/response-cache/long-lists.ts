import { sql } from 'kysely'
import type { Database } from '../../src/data/database/database.ts'
import type { World } from './world.ts'

/** More than lists have whose totals are counted again after every change. */
const MANY = 1050

/**
 * Fills the lists of a world with older posts, comments on them, and events of later months, some of
 * which take place three times.
 */
export async function fillLists({ db }: Database, world: World): Promise<void> {
  const [category = 0, below = 0] = world.categories
  const [eventCategory = 0] = world.eventCategories
  const [venue = 0] = world.venues
  const [organizer = 0] = world.organizers
  const add = async (type: string) => {
    const added = await sql<{ id: number }>`
      INSERT INTO entries (type, status, slug, title, content, author_id, date, modified)
      SELECT ${type}, 'publish', ${type} || n, 'Old harbour ' || n, 'Race', (SELECT min(id) FROM users), at, at
      FROM generate_series(1, ${MANY}::int) n, LATERAL (SELECT '2015-01-01'::timestamptz + n * interval '1 day' AS at) moment
      RETURNING id`.execute(db)
    return sql`unnest(${added.rows.map(({ id }) => id)}::int[]) WITH ORDINALITY added (id, n)`
  }
  const posts = await add('post')
  await sql`
    INSERT INTO entry_terms (entry_id, term_id)
    SELECT id, CASE WHEN n % 2 = 0 THEN ${category}::int ELSE ${below}::int END FROM ${posts}`.execute(
    db,
  )
  await sql`
    INSERT INTO comments (entry_id, status, author_name, content, date, created_at)
    SELECT id, 'approved', 'Guest', 'Said long ago', '2015-01-01', '2015-01-01'
    FROM ${posts}, LATERAL generate_series(1, CASE n WHEN 1 THEN 40 ELSE 1 END)`.execute(db)
  const events = await add('cal_events')
  await sql`INSERT INTO entry_terms (entry_id, term_id) SELECT id, ${eventCategory}::int FROM ${events}`.execute(
    db,
  )
  const starts = sql`'2027-09-01 10:00'::timestamp + n * interval '1 hour'`
  await sql`
    INSERT INTO events (entry_id, starts_at, ends_at, timezone, utc_start, utc_end)
    SELECT id, ${starts}, ${starts}, 'UTC', ${starts}, ${starts} FROM ${events}`.execute(db)
  await sql`
    INSERT INTO event_occurrences (event_id, original_start, starts_at, ends_at, utc_start, utc_end)
    SELECT id, start, start, start, start, start
    FROM ${events}, LATERAL generate_series(0, CASE n % 5 WHEN 0 THEN 2 ELSE 0 END) week,
      LATERAL (SELECT ${starts} + week * interval '7 days' AS start) moment`.execute(db)
  await sql`
    INSERT INTO event_links (event_id, kind, linked_id)
    SELECT id, 'venue', ${venue}::int FROM ${events}
    UNION ALL SELECT id, 'organizer', ${organizer}::int FROM ${events}`.execute(db)
}
