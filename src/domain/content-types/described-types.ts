/**
 * What the types resource tells of each content type beside its row in the registry: words,
 * visibility, and types that entries only refer to (behaviour/site.md#types).
 */
import { contentTypes, type ContentRight, type Feature } from './content-types.ts'
import type { Words } from './labels.ts'

export interface DescribedType {
  readonly name: string
  readonly words: Words
  readonly restBase: string
  readonly hierarchical: boolean
  /** Whether it has a page of its own that lists it. */
  readonly hasArchive: boolean
  readonly taxonomies: readonly string[]
  readonly supports: readonly Feature[]
  readonly capabilities: Readonly<Record<ContentRight, string>>
  /** Whether its items have pages. */
  readonly viewable: boolean
  /** Offered when menus are put together. */
  readonly inMenus: boolean
}

/** In the order in which resources list them. */
export const describedTypes: readonly DescribedType[] = [
  {
    ...contentTypes.post,
    words: { many: 'Posts', one: 'Post' },
    hasArchive: false,
    viewable: true,
    inMenus: true,
  },
  {
    ...contentTypes.page,
    words: { many: 'Pages', one: 'Page' },
    hasArchive: false,
    viewable: true,
    inMenus: true,
  },
  {
    // What `featured_media` and the links of entries name; its rights are those of posts.
    name: 'attachment',
    restBase: 'media',
    words: { many: 'Media', one: 'Media file' },
    hierarchical: false,
    hasArchive: false,
    taxonomies: [],
    supports: ['title', 'author', 'comments'],
    capabilities: { ...contentTypes.post.capabilities, create: 'upload_files' },
    viewable: true,
    inMenus: false,
  },
  {
    ...contentTypes.nav_menu_item,
    words: { many: 'Menu items', one: 'Menu item' },
    hasArchive: false,
    viewable: false,
    inMenus: false,
  },
  {
    ...contentTypes.core_block,
    words: { many: 'Blocks', one: 'Block' },
    hasArchive: false,
    viewable: false,
    inMenus: false,
  },
  {
    ...contentTypes.core_navigation,
    words: { many: 'Navigation menus', one: 'Navigation menu' },
    hasArchive: false,
    viewable: false,
    inMenus: false,
  },
  {
    ...contentTypes.cal_events,
    words: { many: 'Events', one: 'Event' },
    hasArchive: true,
    viewable: true,
    inMenus: true,
  },
  {
    ...contentTypes.cal_venue,
    words: { many: 'Venues', one: 'Venue' },
    hasArchive: false,
    viewable: true,
    inMenus: false,
  },
  {
    ...contentTypes.cal_organizer,
    words: { many: 'Organizers', one: 'Organizer' },
    hasArchive: false,
    viewable: true,
    inMenus: false,
  },
]

/** Types that exist and that no resource shows: snapshots belong to their entry. */
export const hiddenTypes: ReadonlySet<string> = new Set(['revision'])
