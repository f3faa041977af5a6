import { contexts } from '../../../../generated/core-v2/contexts.ts'
import type { components } from '../../../../generated/core-v2/types.ts'
import type { Caller } from '../../../context.ts'
import type { UserRow } from '../../../data/users/user-reader.ts'
import { authorAddress } from '../../../domain/accounts/author-address.ts'
import { avatarOf, avatarUrls } from '../../../domain/accounts/avatar.ts'
import { callerOf } from '../../../domain/accounts/caller.ts'
import { mayDelete, mayEdit } from '../../../domain/accounts/user-policy.ts'
import { nameForm } from '../../../domain/text/html-form.ts'
import { presenter, type Links } from '../../../http/links.ts'
import { createSelections } from '../../../http/selections.ts'
import type { FieldTable } from '../../../http/selection.ts'
import { accountMethods } from '../methods-in-scope.ts'

export type User = components['schemas']['User']

/** What the fields of a user need besides the row. */
export interface UserEnv {
  readonly caller: Caller
  readonly siteUrl: string
  readonly apiUrl: string
  /** The locale of users who have not chosen one. */
  readonly locale: string
}

const fields: FieldTable<User, UserRow, UserEnv> = {
  id: ({ id }) => id,
  username: ({ login }) => login,
  name: ({ displayName }) => nameForm(displayName),
  first_name: ({ firstName }) => nameForm(firstName),
  last_name: ({ lastName }) => nameForm(lastName),
  email: ({ email }) => email,
  url: ({ url }) => url,
  description: ({ description }) => description,
  link: ({ slug }, { siteUrl }) => authorAddress(siteUrl, slug),
  locale: ({ locale }, env) => locale || env.locale,
  nickname: ({ nickname }) => nameForm(nickname),
  slug: ({ slug }) => slug,
  registered_date: ({ registeredAt }) => `${registeredAt.toISOString().slice(0, 19)}+00:00`,
  roles: ({ roles }) => [...roles],
  capabilities: (user) => granted([...callerOf(user).capabilities]),
  extra_capabilities: ({ roles, extraCapabilities }) => ({
    ...granted(roles),
    ...extraCapabilities,
  }),
  avatar_urls: (user, { siteUrl }) => avatarUrls(siteUrl, avatarOf(user)),
  meta: ({ meta }) => ({ persisted_preferences: preferencesOf(meta) }),
}

/** Presents a user. `allow` of its own link lists the caller's methods. */
export const presentUser = presenter(fields, linksOf)

/** All members of the embed context. */
export const embedSelection = createSelections(contexts.User)(['GET'], 'embed', undefined)

function linksOf({ id }: UserRow, { caller, apiUrl }: UserEnv): Links {
  const href = `${apiUrl}/core/v2/users`
  const edit = mayEdit(caller, id) ? ['POST', 'PUT', 'PATCH'] : []
  const remove = mayDelete(caller) ? ['DELETE'] : []
  const allow = accountMethods(caller, ['GET', ...edit, ...remove])
  return { self: [{ href: `${href}/${id}`, targetHints: { allow } }], collection: [{ href }] }
}

function granted(names: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(names.map((name) => [name, true]))
}

function preferencesOf(meta: UserRow['meta']): Record<string, unknown> {
  const { preferences } = meta as { preferences?: unknown }
  return typeof preferences === 'object' && preferences !== null ? { ...preferences } : {}
}
