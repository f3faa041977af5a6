import type { Database } from '../../../data/database.ts'
import { findUserByLogin } from '../../../data/user-reader.ts'
import { isLogin, webAddress } from '../../accounts/profile.ts'
import { createUser, updateUser } from '../../accounts/users.ts'
import { slugify } from '../../content/slugs.ts'
import { failure } from '../../errors.ts'
import { unescaped } from './bodies.ts'
import type { SourceUser } from './shapes.ts'
import type { Work, Written } from './work.ts'

/** More people of one name than there are. */
const TRIES = 1000

/**
 * Writes an author. The account has the role of authors, whatever the other site says, and nobody
 * can sign in to it before an administrator gives it a password.
 */
export async function writeUser(
  { site, caller }: Work,
  database: Database,
  item: SourceUser,
  ownId: number | undefined,
): Promise<Written> {
  const joined = { ...site, database }
  const profile = {
    displayName: unescaped(item.name),
    description: item.description,
    url: webAddress(item.url),
    ...(item.first_name !== undefined && { firstName: item.first_name }),
    ...(item.last_name !== undefined && { lastName: item.last_name }),
  }
  if (ownId !== undefined) {
    const update = { id: ownId, changes: profile, actor: caller, guard: () => undefined }
    const { id, slug } = await updateUser(joined, update)
    return { ownId: id, ownPath: `/author/${slug}` }
  }
  const slug = slugify(item.slug)
  const login = await freeLogin(database, item.username ?? slug, item.id)
  const user = { login, roles: ['author'], ...(slug !== '' && { slug }), ...profile }
  const made = await createUser(joined, user)
  return { ownId: made.id, ownPath: `/author/${made.slug}` }
}

async function freeLogin(database: Database, wish: string, id: number): Promise<string> {
  const base = isLogin(wish) ? wish.slice(0, 50) : `author-${id}`
  for (let number = 1; number <= TRIES; number++) {
    const login = number === 1 ? base : `${base}-${number}`
    if ((await findUserByLogin(database, login)) === undefined) return login
  }
  throw failure('existing_user_login')
}
