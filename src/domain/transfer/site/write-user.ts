import { decodeHTMLStrict } from 'entities'
import type { Database } from '../../../data/database/database.ts'
import { findUserByLogin } from '../../../data/users/user-reader.ts'
import { isLogin, webAddress } from '../../accounts/profile.ts'
import { createUser, updateUser } from '../../accounts/users.ts'
import { acceptAnyVersion } from '../../errors/guard.ts'
import { slugify } from '../../text/slugs.ts'
import { failure } from '../../errors/errors.ts'
import type { SourceUser } from './shapes.ts'
import type { Work, Written } from './work.ts'

/** More attempts than a login needs. */
const MAX_ATTEMPTS = 1000

/**
 * Writes a user. The account always gets the role of an author, and nobody can sign in to it until
 * an administrator sets a password.
 */
export async function writeUser(
  { site, caller }: Work,
  database: Database,
  item: SourceUser,
  localId: number | undefined,
): Promise<Written> {
  const scoped = { ...site, database }
  const profile = {
    displayName: decodeHTMLStrict(item.name),
    description: item.description,
    url: webAddress(item.url),
    ...(item.first_name !== undefined && { firstName: item.first_name }),
    ...(item.last_name !== undefined && { lastName: item.last_name }),
  }
  if (localId !== undefined) {
    const update = { id: localId, changes: profile, actor: caller, guard: acceptAnyVersion }
    const { id, slug } = await updateUser(scoped, update)
    return { localId: id, localPath: `/author/${slug}` }
  }
  const slug = slugify(item.slug)
  const login = await freeLogin(database, item.username ?? slug, item.id)
  const user = { login, roles: ['author'], ...(slug !== '' && { slug }), ...profile }
  const created = await createUser(scoped, user)
  return { localId: created.id, localPath: `/author/${created.slug}` }
}

async function freeLogin(database: Database, preferred: string, id: number): Promise<string> {
  const base = isLogin(preferred) ? preferred.slice(0, 50) : `author-${id}`
  for (let number = 1; number <= MAX_ATTEMPTS; number++) {
    const login = number === 1 ? base : `${base}-${number}`
    if ((await findUserByLogin(database, login)) === undefined) return login
  }
  throw failure('existing_user_login')
}
