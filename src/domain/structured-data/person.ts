import type { Person } from 'schema-dts'
import type { UserRow } from '../../data/users/user-reader.ts'
import { authorAddress } from '../accounts/author-address.ts'
import { avatarOf, avatarPath } from '../accounts/avatar.ts'
import { plainText } from '../embeds/entry-texts.ts'
import { node, type Node, type ObjectOf } from './node.ts'

const personId = (siteUrl: string, { slug }: Pick<UserRow, 'slug'>): string =>
  `${authorAddress(siteUrl, slug)}#person`

/**
 * An author with the public data of the user
 * (behaviour/structured-data.md#webpage-breadcrumblist-organization-website-person).
 */
export function person(siteUrl: string, user: UserRow): Node {
  const { displayName, slug, description, url } = user
  return node<Person>(personId(siteUrl, user), {
    '@type': 'Person',
    name: displayName,
    url: authorAddress(siteUrl, slug),
    description: plainText(description),
    image: siteUrl + avatarPath(avatarOf(user)),
    sameAs: url === '' ? undefined : [url],
  })
}

/** A reference to the author within an article; the node has the rest. */
export function authorOf(siteUrl: string, user: UserRow): ObjectOf<Person> {
  return {
    '@type': 'Person',
    '@id': personId(siteUrl, user),
    name: user.displayName,
    url: authorAddress(siteUrl, user.slug),
  }
}
