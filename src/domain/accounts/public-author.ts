import type { Database } from '../../data/database/database.ts'
import { withSlugs } from '../../data/users/user-filters.ts'
import { listUsers, type UserRow } from '../../data/users/user-reader.ts'
import { isPublicAuthor } from './user-policy.ts'

/** Finds an author by slug, if the author is public: has published something. */
export async function findPublicAuthor(
  database: Database,
  slug: string,
): Promise<UserRow | undefined> {
  const { rows } = await listUsers(database, {
    where: [withSlugs([slug]), isPublicAuthor],
    order: [],
    limit: 1,
    offset: 0,
  })
  return rows[0]
}
