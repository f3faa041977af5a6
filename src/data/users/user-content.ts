import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Reassigns all content of a user to another one, in a fixed number of statements. */
export async function reassignContent(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  await sql`
    UPDATE entries SET author_id = ${to}, version = version + 1, updated_at = ${now}
    WHERE author_id = ${from}`.execute(tx)
  await reassignRevisions(tx, from, to)
}

/**
 * Moves all content of a user to the trash and reassigns it, because an item always has an author.
 * Items keep their former status and slug, so that they can be restored.
 */
export async function trashContent(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  await sql`
    UPDATE entries SET
      author_id = ${to}, version = version + 1, updated_at = ${now},
      status = 'trash', trashed_status = coalesce(trashed_status, status),
      trashed_slug = coalesce(trashed_slug, slug), trashed_at = coalesce(trashed_at, ${now}),
      slug = CASE WHEN slug = '' OR slug LIKE '%\\_\\_trashed' THEN slug
                  ELSE regexp_replace(left(slug, 191), '%[0-9a-f]?$', '') || '__trashed' END
    WHERE author_id = ${from} AND status <> 'trash'`.execute(tx)
  await sql`
    UPDATE terms t SET count = counted.published
    FROM (SELECT r.term_id, count(*) FILTER (WHERE e.status = 'publish') AS published
          FROM entry_terms r JOIN entries e ON e.id = r.entry_id
          WHERE r.term_id IN (SELECT mine.term_id FROM entry_terms mine
            JOIN entries x ON x.id = mine.entry_id WHERE x.author_id = ${to} AND x.status = 'trash')
          GROUP BY r.term_id) AS counted
    WHERE t.id = counted.term_id AND t.count <> counted.published`.execute(tx)
  await reassignContent(tx, from, to, now)
}

/** An author has one autosave per item: where the other has one already, that one stays. */
async function reassignRevisions(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    DELETE FROM revisions mine
    WHERE mine.author_id = ${from} AND mine.kind = 'autosave' AND EXISTS (
      SELECT 1 FROM revisions other
      WHERE other.parent_id = mine.parent_id AND other.kind = 'autosave'
        AND other.author_id = ${to})`.execute(tx)
  await sql`UPDATE revisions SET author_id = ${to} WHERE author_id = ${from}`.execute(tx)
}
