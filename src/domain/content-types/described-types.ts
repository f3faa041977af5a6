/**
 * Data of the types resource in addition to the registry: labels, visibility, and types that entries
 * only refer to (behaviour/site.md#types).
 */
import { contentTypes, type ContentRight, type Feature } from './content-types.ts'
import type { Words } from './labels.ts'

export interface DescribedType {
  readonly name: string
  readonly words: Words
  readonly restBase: string
  readonly hierarchical: boolean
  /** The path of the page that lists its items; null for none. */
  readonly archivePath: string | null
  readonly taxonomies: readonly string[]
  readonly supports: readonly Feature[]
  readonly capabilities: Readonly<Record<ContentRight, string>>
  /** Whether its items have pages. */
  readonly viewable: boolean
  /** Offered when menus are edited. */
  readonly inMenus: boolean
}

/** In the order of the response. */
export const describedTypes: readonly DescribedType[] = [
  {
    ...contentTypes.post,
    words: { many: 'Posts', one: 'Post' },
    archivePath: null,
    viewable: true,
    inMenus: true,
  },
  {
    ...contentTypes.page,
    words: { many: 'Pages', one: 'Page' },
    archivePath: null,
    viewable: true,
    inMenus: true,
  },
  {
    // The type that `featured_media` and the links of entries refer to, with the capabilities of posts.
    name: 'attachment',
    restBase: 'media',
    words: { many: 'Media', one: 'Media file' },
    hierarchical: false,
    archivePath: null,
    taxonomies: [],
    supports: ['title', 'author', 'comments'],
    capabilities: { ...contentTypes.post.capabilities, create: 'upload_files' },
    viewable: true,
    inMenus: false,
  },
  {
    ...contentTypes.nav_menu_item,
    words: { many: 'Menu items', one: 'Menu item' },
    archivePath: null,
    viewable: false,
    inMenus: false,
  },
  {
    ...contentTypes.core_block,
    words: { many: 'Blocks', one: 'Block' },
    archivePath: null,
    viewable: false,
    inMenus: false,
  },
  {
    ...contentTypes.core_navigation,
    words: { many: 'Navigation menus', one: 'Navigation menu' },
    archivePath: null,
    viewable: false,
    inMenus: false,
  },
  {
    ...contentTypes.cal_events,
    words: { many: 'Events', one: 'Event' },
    archivePath: 'events',
    viewable: true,
    inMenus: true,
  },
  {
    ...contentTypes.cal_venue,
    words: { many: 'Venues', one: 'Venue' },
    archivePath: null,
    viewable: true,
    inMenus: false,
  },
  {
    ...contentTypes.cal_organizer,
    words: { many: 'Organizers', one: 'Organizer' },
    archivePath: null,
    viewable: true,
    inMenus: false,
  },
]

/** Types that no resource shows: snapshots belong to their entry. */
export const hiddenTypes: ReadonlySet<string> = new Set(['revision'])
