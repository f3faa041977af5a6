import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { contentType } from '../../../domain/content-types/content-types.ts'
import { embeddable, type Links } from '../../../http/links.ts'
import type { EntryEnvironment } from '../entries/environment.ts'
import { allowedOn } from '../entries/entry-links.ts'

/** `_links` of a media item, which has no revisions or terms but may be attached to an entry. */
export function mediaLinks(row: EntryRow, env: EntryEnvironment): Links {
  const { apiUrl, caller, collection, type } = env
  const self = `${collection}/${row.id}`
  return {
    self: [{ href: self, targetHints: { allow: allowedOn(caller, type, row) } }],
    collection: [{ href: collection }],
    about: [{ href: `${apiUrl}/core/v2/types/${type.name}` }],
    author: [embeddable(`${apiUrl}/core/v2/users/${row.authorId}`)],
    replies: [embeddable(`${apiUrl}/core/v2/comments?post=${row.id}`)],
    ...attachedTo(row, apiUrl),
    ...(env.editing && actions(self, env)),
  }
}

function attachedTo({ attachedTo: parent }: EntryRow, apiUrl: string): Links {
  const type = parent === null ? undefined : contentType(parent.type)
  if (parent === null || type === undefined) return {}
  const href = `${apiUrl}/core/v2/${type.restBase}/${parent.id}`
  return { 'core:attached-to': [embeddable(href, { post_type: type.name, id: parent.id })] }
}

function actions(self: string, { caller, type }: EntryEnvironment): Links {
  const granted: [action: string, may: boolean][] = [
    ['unfiltered-html', has(caller, 'unfiltered_html')],
    ['assign-author', has(caller, type.capabilities.editOthers)],
  ]
  return Object.fromEntries(
    granted
      .filter(([, may]) => may)
      .map(([action]) => [`https://api.w.org/action-${action}`, [{ href: self }]]),
  )
}
