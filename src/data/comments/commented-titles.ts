import type { Database } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'

export interface TitledEntry {
  readonly id: number
  readonly title: string
  readonly password: string
}

/** The titles of commented entries, in one statement and no particular order. */
export async function findCommentedTitles(
  { db }: Database,
  ids: readonly number[],
): Promise<TitledEntry[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('entries as e')
    .select(['e.id', 'e.title', 'e.password'])
    .where('e.id', '=', anyOf(ids))
    .execute()
}
