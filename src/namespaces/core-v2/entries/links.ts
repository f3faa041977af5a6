import type { Caller } from '../../../context.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { supports, type ContentType } from '../../../domain/content/content-types.ts'
import { canDelete, canEdit, canPublish } from '../../../domain/content/policy.ts'
import { embeddable, type Link, type Links } from '../../../http/links.ts'
import type { EntryEnvironment } from './environment.ts'

/** The methods that the caller may use on an item, for `Allow` and for the hints of links. */
export function allowedOn(caller: Caller, type: ContentType, row: EntryRow): readonly string[] {
  return [
    'GET',
    ...(canEdit(caller, type, row) ? ['POST', 'PUT', 'PATCH'] : []),
    ...(canDelete(caller, type, row) ? ['DELETE'] : []),
  ]
}

/** `_links` of an entry; those of the edit context also tell which actions the caller may take. */
export function linksOf(row: EntryRow, env: EntryEnvironment): Links {
  const { apiUrl, caller, collection, type } = env
  const self = `${collection}/${row.id}`
  const { count, latest } = row.revisions
  return {
    self: [{ href: self, targetHints: { allow: allowedOn(caller, type, row) } }],
    collection: [{ href: collection }],
    about: [{ href: `${apiUrl}/core/v2/types/${type.name}` }],
    author: [embeddable(`${apiUrl}/core/v2/users/${row.authorId}`)],
    replies: [embeddable(`${apiUrl}/core/v2/comments?post=${row.id}`)],
    'version-history': [{ count, href: `${self}/revisions` }],
    ...(latest > 0 && {
      'predecessor-version': [{ id: latest, href: `${self}/revisions/${latest}` }],
    }),
    ...(row.parentId > 0 && { up: [embeddable(`${collection}/${row.parentId}`)] }),
    ...(row.featuredMedia > 0 && {
      'core:featuredmedia': [embeddable(`${apiUrl}/core/v2/media/${row.featuredMedia}`)],
    }),
    'core:attachment': [{ href: `${apiUrl}/core/v2/media?parent=${row.id}` }],
    ...(type.taxonomies.length > 0 && { 'core:term': termLinks(row, env) }),
    ...(env.editing && actionLinks(self, env)),
  }
}

const TERM_BASES: Readonly<Record<string, string>> = { category: 'categories', post_tag: 'tags' }

function termLinks({ id }: EntryRow, { apiUrl, type }: EntryEnvironment): Link[] {
  return type.taxonomies.map((taxonomy) =>
    embeddable(`${apiUrl}/core/v2/${TERM_BASES[taxonomy] ?? taxonomy}?post=${id}`, { taxonomy }),
  )
}

/** Actions by the capabilities that they take, the type's and then those of its terms. */
function actionLinks(self: string, { caller, type }: EntryEnvironment): Links {
  const { capabilities } = type
  const others = has(caller, capabilities.editOthers)
  const categorised = type.taxonomies.includes('category')
  const tagged = type.taxonomies.includes('post_tag')
  const assigns = has(caller, 'edit_posts')
  const granted: Readonly<Record<string, boolean>> = {
    publish: canPublish(caller, type),
    'unfiltered-html': has(caller, 'unfiltered_html'),
    sticky: supports(type, 'sticky') && others && canPublish(caller, type),
    'assign-author': others,
    'create-categories': categorised && has(caller, 'manage_categories'),
    'assign-categories': categorised && assigns,
    'create-tags': tagged && assigns,
    'assign-tags': tagged && assigns,
  }
  return Object.fromEntries(
    Object.entries(granted)
      .filter(([, may]) => may)
      .map(([action]) => [`https://api.w.org/action-${action}`, [{ href: self }]]),
  )
}
