import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { page } from '../database/expressions.ts'
import { published } from './user-filters.ts'

export interface UserNamesQuery {
  /** Substring of the name; '' matches any. */
  readonly search: string
  /** Authors are users with published content, whose names are public. */
  readonly whose: 'everybody' | 'authors'
  readonly limit: number
}

export async function listUserNames(
  { db }: Database,
  { search, whose, limit }: UserNamesQuery,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('users as u')
    .select(['u.id', 'u.display_name as name'])
    .$if(whose === 'authors', (users) => users.where(published))
    .$if(search !== '', (users) =>
      users.where(sql<boolean>`strpos(fold(u.display_name), fold(${search})) > 0`),
    )
    .orderBy('u.display_name')
    .orderBy('u.id')
    .$call(page(limit, 0))
    .execute()
}
