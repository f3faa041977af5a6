/** Addresses of items on the site. Slugs are stored encoded, so they are inserted unchanged. */
import type { ContentType } from '../content-types/content-types.ts'
import type { SlugPosition } from '../text/slugs.ts'
import { statusOf } from '../content-types/entry-statuses.ts'

/** The parts of an item that its address is built from. */
export interface PermalinkSource {
  readonly id: number
  readonly status: string
  readonly slug: string
  /** Slugs from the root down to the item; empty if one of them must not be disclosed. */
  readonly path: readonly string[]
  /** 0 or absent for none. */
  readonly parentId?: number
}

/**
 * `…/about/team/`, `…/media/harbor/`; `…/?p=7` or `…/?page_id=7` while the item has no permanent
 * address, or one that would disclose the slug of an unpublished ancestor.
 */
export function permalink(siteUrl: string, type: ContentType, item: PermalinkSource): string {
  // Without the slug of an ancestor, the rest could be the address of another item.
  const nameless = item.slug === '' || item.path.length === 0 || item.path.includes('')
  if (nameless || !hasAddress(item.status) || isWithoutPage(type)) {
    return plainAddress(siteUrl, type, item)
  }
  return `${siteUrl}/${[...folderOf(type), ...item.path].join('/')}/`
}

/** Types with a folder of their own, so that their slugs cannot collide with others. */
const FOLDERS: Partial<Readonly<Record<ContentType['name'], string>>> = {
  attachment: 'media',
  cal_events: 'event',
  cal_venue: 'venue',
  cal_organizer: 'organizer',
}

/** The folder of a type's addresses; empty for types whose slugs are at the top level. */
export function folderOf({ name }: Pick<ContentType, 'name'>): string[] {
  const folder = FOLDERS[name]
  return folder === undefined ? [] : [folder]
}

/** The position of a type's slugs in addresses, below a parent or at the top level (0). */
export const slugPosition = (type: ContentType, scope: number): SlugPosition => ({
  hierarchical: type.hierarchical,
  first: scope === 0 && folderOf(type).length === 0 && !isWithoutPage(type),
})

/** The address with a placeholder for the slug; editors know `%postname%` and `%pagename%` alone. */
export function permalinkTemplate(
  siteUrl: string,
  type: ContentType,
  item: PermalinkSource,
): string {
  // Items in the trash cannot get a new slug.
  const unnamed = item.status === 'trash' || item.path.length === 0
  if (unnamed || isWithoutPage(type)) return plainAddress(siteUrl, type, item)
  if (type.name === 'attachment') return fileTemplate(siteUrl, type, item)
  const above = item.path.slice(0, -1).filter((slug) => slug !== '')
  const placeholder = type.name === 'post' ? '%postname%' : '%pagename%'
  return `${siteUrl}/${[...folderOf(type), ...above, placeholder].join('/')}/`
}

/** Only attached files have a template with a slug, as clients expect. */
function fileTemplate(siteUrl: string, type: ContentType, item: PermalinkSource): string {
  if ((item.parentId ?? 0) === 0) return plainAddress(siteUrl, type, item)
  return `${siteUrl}/${[...folderOf(type), '%postname%'].join('/')}/`
}

/** The query parameter that names entries of a type by id. */
export const PLAIN_PARAMETERS: Readonly<Record<ContentType['name'], string>> = {
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

/** The query parameter that carries a preview token. */
export const PREVIEW_ARGUMENT = 'preview_token'

/** The path and query of a preview link. Even types without pages have one. */
export const previewPath = (
  type: ContentType,
  item: { readonly id: number },
  token: string,
): string => `${plainAddress('', type, item)}&${PREVIEW_ARGUMENT}=${token}`

/** Whether items are only used by other texts and templates, and so have no page. */
const isWithoutPage = ({ name }: ContentType): boolean => WITHOUT_PAGE.has(name)

const WITHOUT_PAGE: ReadonlySet<string> = new Set([
  'core_block',
  'nav_menu_item',
  'core_navigation',
])

function plainAddress(
  siteUrl: string,
  type: ContentType,
  { id }: Pick<PermalinkSource, 'id'>,
): string {
  return `${siteUrl}/?${PLAIN_PARAMETERS[type.name]}=${id}`
}

function hasAddress(name: string): boolean {
  const status = statusOf(name)
  return status !== undefined && (status.queryable || status.private || name === 'inherit')
}
