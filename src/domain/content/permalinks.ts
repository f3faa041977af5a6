/** Addresses of items on the site itself. Slugs are stored encoded, so they stand here as they are. */
import type { ContentType } from './content-types.ts'
import type { SlugPosition } from './slugs.ts'
import { statusOf } from './statuses.ts'

/** What an address is made of. */
export interface Addressed {
  readonly id: number
  readonly status: string
  readonly slug: string
  /** Slugs from the topmost ancestor down to the item; none where one of them is not to be told. */
  readonly path: readonly string[]
  /** 0 or absent for none. */
  readonly parentId?: number
}

/**
 * `…/about/team/`, `…/media/harbor/`; `…/?p=7` or `…/?page_id=7` while the item has no lasting
 * address, or one that would tell the slug of an ancestor that is not published.
 */
export function permalink(siteUrl: string, type: ContentType, item: Addressed): string {
  // Without the slug of an ancestor, the rest could be the address of another item.
  const nameless = item.slug === '' || item.path.length === 0 || item.path.includes('')
  if (nameless || !hasAddress(item.status) || isWithoutPage(type)) {
    return plainAddress(siteUrl, type, item)
  }
  return `${siteUrl}/${[...folderOf(type), ...item.path].join('/')}/`
}

/** Types with a folder of their own, so that their slugs stand in nobody's way. */
const FOLDERS: Partial<Readonly<Record<ContentType['name'], string>>> = {
  attachment: 'media',
  cal_events: 'event',
  cal_venue: 'venue',
  cal_organizer: 'organizer',
}

/** The first step of the addresses of a type; none of those whose slugs stand at the top. */
export function folderOf({ name }: Pick<ContentType, 'name'>): string[] {
  const folder = FOLDERS[name]
  return folder === undefined ? [] : [folder]
}

/** How slugs of a type stand in addresses, below a parent or below none (0). */
export const slugPosition = (type: ContentType, scope: number): SlugPosition => ({
  hierarchical: type.hierarchical,
  first: scope === 0 && folderOf(type).length === 0 && !isWithoutPage(type),
})

/** The address with a placeholder where the slug goes, `%postname%` or `%pagename%`. */
export function permalinkTemplate(siteUrl: string, type: ContentType, item: Addressed): string {
  // What lies in the trash is no place for a new slug.
  const unnamed = item.status === 'trash' || item.path.length === 0
  if (unnamed || isWithoutPage(type)) return plainAddress(siteUrl, type, item)
  if (type.name === 'attachment') return fileTemplate(siteUrl, type, item)
  const above = item.path.slice(0, -1).filter((slug) => slug !== '')
  return `${siteUrl}/${[...folderOf(type), ...above, `%${type.name}name%`].join('/')}/`
}

/** Only what is attached to something has a template with a slug, as clients know it. */
function fileTemplate(siteUrl: string, type: ContentType, item: Addressed): string {
  if ((item.parentId ?? 0) === 0) return plainAddress(siteUrl, type, item)
  return `${siteUrl}/${[...folderOf(type), '%postname%'].join('/')}/`
}

/** The argument by which entries of a type are named on the site by their id. */
export const PLAIN_NAMES: Readonly<Record<ContentType['name'], string>> = {
  post: 'p',
  page: 'page_id',
  attachment: 'attachment_id',
  core_block: 'core_block',
  nav_menu_item: 'nav_menu_item',
  core_navigation: 'core_navigation',
  cal_events: 'cal_events',
  cal_venue: 'cal_venue',
  cal_organizer: 'cal_organizer',
}

/** What other texts and templates use has no page of its own, so no slug stands in an address. */
const isWithoutPage = ({ name }: ContentType): boolean => WITHOUT_PAGE.has(name)

const WITHOUT_PAGE: ReadonlySet<string> = new Set([
  'core_block',
  'nav_menu_item',
  'core_navigation',
])

function plainAddress(siteUrl: string, type: ContentType, { id }: Addressed): string {
  return `${siteUrl}/?${PLAIN_NAMES[type.name]}=${id}`
}

function hasAddress(name: string): boolean {
  const status = statusOf(name)
  return status !== undefined && (status.queryable || status.private || name === 'inherit')
}
