import type { Caller } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { supports, type ContentType } from '../../../domain/content-types/content-types.ts'
import { canDelete, canEdit } from '../../../domain/content/entry-policy.ts'
import { taxonomyOf } from '../../../domain/content-types/taxonomies.ts'
import { embeddable, type Link, type Links } from '../../../http/links.ts'
import { contentMethods } from '../methods-in-scope.ts'
import type { EntryEnvironment } from './environment.ts'

/** The methods that the caller may use on an item, for `Allow` and for hints in links. */
export function allowedOn(caller: Caller, type: ContentType, row: EntryRow): readonly string[] {
  return contentMethods(caller, [
    'GET',
    ...(canEdit(caller, type, row) ? ['POST', 'PUT', 'PATCH'] : []),
    ...(canDelete(caller, type, row) ? ['DELETE'] : []),
  ])
}

/** `_links` of an entry; in the edit context they include the caller's actions. */
export function linksOf(row: EntryRow, env: EntryEnvironment): Links {
  const { apiUrl, caller, collection, type } = env
  const self = `${collection}/${row.id}`
  const { count, latest } = row.revisions
  return {
    self: [{ href: self, targetHints: { allow: allowedOn(caller, type, row) } }],
    collection: [{ href: collection }],
    about: [{ href: `${apiUrl}/core/v2/types/${type.name}` }],
    ...(supports(type, 'author') && {
      author: [embeddable(`${apiUrl}/core/v2/users/${row.authorId}`)],
    }),
    ...(supports(type, 'comments') && {
      replies: [embeddable(`${apiUrl}/core/v2/comments?post=${row.id}`)],
    }),
    ...(supports(type, 'revisions') && {
      'version-history': [{ count, href: `${self}/revisions` }],
    }),
    ...(supports(type, 'revisions') &&
      latest > 0 && {
        'predecessor-version': [{ id: latest, href: `${self}/revisions/${latest}` }],
      }),
    ...(row.parentId > 0 && { up: [embeddable(`${collection}/${row.parentId}`)] }),
    ...(row.featuredMedia > 0 && {
      'core:featuredmedia': [embeddable(`${apiUrl}/core/v2/media/${row.featuredMedia}`)],
    }),
    'core:attachment': [{ href: `${apiUrl}/core/v2/media?parent=${row.id}` }],
    ...(type.taxonomies.length > 0 && { 'core:term': termLinks(row, env) }),
    ...(env.editing && actionLinks(self, env.actions())),
  }
}

function termLinks({ id }: EntryRow, { apiUrl, type }: EntryEnvironment): Link[] {
  return type.taxonomies.flatMap((name) => {
    const taxonomy = taxonomyOf(name)
    if (taxonomy === undefined) return []
    const href = `${apiUrl}/core/v2/${taxonomy.restBase}?post=${id}`
    return [embeddable(href, { taxonomy: name })]
  })
}

function actionLinks(self: string, actions: readonly string[]): Links {
  const links: Record<string, readonly Link[]> = {}
  for (const relation of actions) links[relation] = [{ href: self }]
  return links
}
