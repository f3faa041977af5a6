/** Conditions on `entries e` by where entries stand on the site. */
import { sql } from 'kysely'
import type { Sql } from '../database/database.ts'
import { pathOfEntry } from './entry-reader.ts'

/**
 * Entries whose own slug and those of their ancestors, from the top, are these. What has an ancestor
 * without a slug, or one that is not published, has no path, as it has none in addresses. Few entries have the last slug, and only
 * of those the ancestors are looked at.
 */
export function atPath(slugs: readonly string[]): Sql {
  const last = slugs.at(-1)
  if (last === undefined || last === '') return sql`false`
  return sql`e.slug <> '' AND e.slug = ${last} AND (${pathOfEntry}) = ${[...slugs]}::text[]`
}

export const ofType = (type: string): Sql => sql`e.type = ${type}`

/** The entry of that id and all above it. UNION drops what was found before, so that a ring ends. */
export const inLineage = (id: number): Sql => sql`e.id IN (
  WITH RECURSIVE above AS (
    SELECT a.id, a.parent_id FROM entries a WHERE a.id = ${id}
    UNION SELECT p.id, p.parent_id FROM above JOIN entries p ON p.id = above.parent_id
  ) SELECT above.id FROM above)`
