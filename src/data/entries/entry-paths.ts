/** Conditions on `entries e` by where entries stand on the site. */
import { sql } from 'kysely'
import type { Sql } from '../database/database.ts'

/**
 * Entries whose own slug and those of their ancestors, from the top, are these. What has an ancestor
 * without a slug has no path, as it has none in addresses. Few entries have the last slug, and only
 * of those the ancestors are looked at.
 */
export function atPath(slugs: readonly string[]): Sql {
  const last = slugs.at(-1)
  if (last === undefined || last === '') return sql`false`
  return sql`e.slug <> '' AND e.slug = ${last} AND (
    WITH RECURSIVE above AS (
      SELECT e.slug, e.parent_id, 1 AS height
      UNION ALL
      SELECT p.slug, p.parent_id, above.height + 1
      FROM above JOIN entries p ON p.id = above.parent_id AND p.type = e.type
      WHERE above.height < 50
    )
    SELECT array_agg(above.slug ORDER BY above.height DESC) FROM above
  ) = ${[...slugs]}::text[]`
}

export const ofType = (type: string): Sql => sql`e.type = ${type}`

/** The entry of that id and all above it. UNION drops what was found before, so that a ring ends. */
export const inLineage = (id: number): Sql => sql`e.id IN (
  WITH RECURSIVE above AS (
    SELECT a.id, a.parent_id FROM entries a WHERE a.id = ${id}
    UNION SELECT p.id, p.parent_id FROM above JOIN entries p ON p.id = above.parent_id
  ) SELECT above.id FROM above)`
