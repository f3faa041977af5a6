/** Addresses of items on the site itself. Slugs are stored encoded, so they stand here as they are. */
import type { ContentType } from './content-types.ts'
import { statusOf } from './statuses.ts'

/** What an address is made of. */
export interface Addressed {
  readonly id: number
  readonly status: string
  readonly slug: string
  /** Slugs from the topmost ancestor down to the item. */
  readonly path: readonly string[]
}

/** `…/about/team/`; `…/?p=7` or `…/?page_id=7` while the item has no lasting address. */
export function permalink(siteUrl: string, type: ContentType, item: Addressed): string {
  const steps = item.path.filter((slug) => slug !== '')
  if (item.slug === '' || !hasAddress(item.status)) return plainAddress(siteUrl, type, item)
  return `${siteUrl}/${steps.join('/')}/`
}

/** The address with a placeholder where the slug goes, `%postname%` or `%pagename%`. */
export function permalinkTemplate(siteUrl: string, type: ContentType, item: Addressed): string {
  // What lies in the trash is no place for a new slug.
  if (item.status === 'trash') return plainAddress(siteUrl, type, item)
  const above = item.path.slice(0, -1).filter((slug) => slug !== '')
  return `${siteUrl}/${[...above, `%${type.name}name%`].join('/')}/`
}

function plainAddress(siteUrl: string, type: ContentType, { id }: Addressed): string {
  return `${siteUrl}/?${type.name === 'page' ? 'page_id' : 'p'}=${id}`
}

function hasAddress(name: string): boolean {
  const status = statusOf(name)
  return status !== undefined && (status.queryable || status.private)
}
