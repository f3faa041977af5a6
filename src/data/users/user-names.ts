import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface UserNamesQuery {
  /** Part of the name; '' for any. */
  readonly search: string
  /** Authors are those with something published, whose names everybody may know. */
  readonly whose: 'everybody' | 'authors'
  readonly limit: number
}

/** Users by their names. */
export async function listUserNames(
  database: Database,
  { search, whose, limit }: UserNamesQuery,
): Promise<{ id: number; name: string }[]> {
  const condition =
    whose === 'everybody'
      ? sql`true`
      : sql`EXISTS (SELECT FROM entries e WHERE e.author_id = u.id AND e.status = 'publish')`
  return (
    await sql<{ id: number; name: string }>`SELECT u.id, u.display_name AS name FROM users u
        WHERE ${condition} AND (${search} = '' OR strpos(fold(u.display_name), fold(${search})) > 0)
        ORDER BY u.display_name, u.id LIMIT ${limit}`.execute(database.db)
  ).rows
}
