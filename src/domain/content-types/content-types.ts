/**
 * The registry of content types: their differences are data here, what they share is code
 * (behaviour/accounts.md#roles-and-capabilities,
 * behaviour/permissions.md#reading-posts-and-pages, behaviour/content.md#statuses). Further types
 * are further rows.
 */

export type Feature =
  | 'title'
  | 'editor'
  | 'author'
  | 'excerpt'
  | 'thumbnail'
  | 'comments'
  | 'revisions'
  | 'custom-fields'
  | 'sticky'
  | 'formats'
  | 'page-attributes'

/** Actions on items of a type; each type maps them to capabilities. */
export type ContentRight =
  | 'create'
  | 'edit'
  | 'editOthers'
  | 'editPublished'
  | 'editPrivate'
  | 'publish'
  | 'delete'
  | 'deleteOthers'
  | 'deletePublished'
  | 'deletePrivate'
  | 'readPrivate'

export type OpenOrClosed = 'open' | 'closed'

interface ContentTypeShape {
  name: string
  restBase: string
  supports: readonly Feature[]
  hierarchical: boolean
  taxonomies: readonly string[]
  capabilities: Readonly<Record<ContentRight, string>>
  defaultCommentStatus: OpenOrClosed
  defaultPingStatus: OpenOrClosed
  /** The default status of new items. */
  firstStatus: 'draft' | 'inherit'
  /** The status of publicly listed items. */
  openStatus: 'publish' | 'inherit'
  /** Items are visible only to users who may write some, even if they are published. */
  readByWriters?: boolean
  /** Authors may make items private without the capability to publish. */
  privateByWriters?: boolean
  /** New items were last modified now, whatever their date of publication. */
  modifiedWhenCreated?: boolean
  /** Allowed values of `template`; the empty one is the default. */
  templates: readonly string[]
}

/** The capabilities of a type, derived from its plural, e.g. `edit_others_pages`. */
function capabilitiesOf<const Plural extends string>(plural: Plural) {
  return {
    create: `edit_${plural}`,
    edit: `edit_${plural}`,
    editOthers: `edit_others_${plural}`,
    editPublished: `edit_published_${plural}`,
    editPrivate: `edit_private_${plural}`,
    publish: `publish_${plural}`,
    delete: `delete_${plural}`,
    deleteOthers: `delete_others_${plural}`,
    deletePublished: `delete_published_${plural}`,
    deletePrivate: `delete_private_${plural}`,
    readPrivate: `read_private_${plural}`,
  } as const satisfies Record<ContentRight, string>
}

/** One capability for all actions. */
function sameCapability<const Capability extends string>(capability: Capability) {
  const rights = Object.keys(capabilitiesOf('posts')) as ContentRight[]
  return Object.fromEntries(rights.map((right) => [right, capability])) as Record<
    ContentRight,
    Capability
  >
}

export const contentTypes = {
  post: {
    name: 'post',
    restBase: 'posts',
    supports: [
      'title',
      'editor',
      'author',
      'excerpt',
      'thumbnail',
      'comments',
      'revisions',
      'custom-fields',
      'sticky',
      'formats',
    ],
    hierarchical: false,
    taxonomies: ['category', 'post_tag'],
    capabilities: capabilitiesOf('posts'),
    defaultCommentStatus: 'open',
    defaultPingStatus: 'open',
    firstStatus: 'draft',
    openStatus: 'publish',
    templates: [''],
  },
  page: {
    name: 'page',
    restBase: 'pages',
    supports: [
      'title',
      'editor',
      'author',
      'excerpt',
      'thumbnail',
      'comments',
      'revisions',
      'custom-fields',
      'page-attributes',
    ],
    hierarchical: true,
    taxonomies: [],
    capabilities: capabilitiesOf('pages'),
    defaultCommentStatus: 'closed',
    defaultPingStatus: 'closed',
    firstStatus: 'draft',
    openStatus: 'publish',
    templates: [''],
  },
  // Media items: files with a title. Their parent is the item they are attached to.
  attachment: {
    name: 'attachment',
    restBase: 'media',
    supports: ['title', 'author', 'comments'],
    hierarchical: false,
    taxonomies: [],
    capabilities: { ...capabilitiesOf('posts'), create: 'upload_files' },
    defaultCommentStatus: 'open',
    defaultPingStatus: 'closed',
    firstStatus: 'inherit',
    openStatus: 'inherit',
    templates: [''],
  },
  // Reusable blocks (behaviour/site.md#reusable-blocks): creating one requires the capability to publish.
  core_block: {
    name: 'core_block',
    restBase: 'blocks',
    supports: ['title', 'editor', 'excerpt', 'revisions', 'custom-fields'],
    hierarchical: false,
    taxonomies: ['core_pattern_category'],
    capabilities: { ...capabilitiesOf('posts'), create: 'publish_posts' },
    defaultCommentStatus: 'closed',
    defaultPingStatus: 'closed',
    firstStatus: 'draft',
    openStatus: 'publish',
    readByWriters: true,
    templates: [''],
  },
  // Menu items (behaviour/site.md#menus), written by those who manage the site; their menu is a term.
  nav_menu_item: {
    name: 'nav_menu_item',
    restBase: 'menu-items',
    supports: ['title'],
    hierarchical: true,
    taxonomies: [],
    capabilities: sameCapability('edit_theme_options'),
    defaultCommentStatus: 'closed',
    defaultPingStatus: 'closed',
    firstStatus: 'draft',
    openStatus: 'publish',
    templates: [''],
  },
  // Menus made of blocks (behaviour/site.md#menus), which belong to the whole site like other menus.
  core_navigation: {
    name: 'core_navigation',
    restBase: 'navigation',
    supports: ['title', 'editor'],
    hierarchical: false,
    taxonomies: [],
    capabilities: sameCapability('edit_theme_options'),
    defaultCommentStatus: 'closed',
    defaultPingStatus: 'closed',
    firstStatus: 'draft',
    openStatus: 'publish',
    templates: [''],
  },
  // Events, with their own detail table (behaviour/calendar.md#events). Their tags are those of posts.
  cal_events: {
    name: 'cal_events',
    restBase: 'cal_events',
    supports: ['title', 'editor', 'excerpt', 'author', 'thumbnail', 'custom-fields'],
    hierarchical: false,
    taxonomies: ['post_tag', 'cal_events_cat'],
    capabilities: capabilitiesOf('cal_events'),
    defaultCommentStatus: 'closed',
    defaultPingStatus: 'closed',
    firstStatus: 'draft',
    openStatus: 'publish',
    privateByWriters: true,
    modifiedWhenCreated: true,
    templates: [''],
  },
  // Where events take place (behaviour/calendar.md#venues-and-organizers).
  cal_venue: {
    name: 'cal_venue',
    restBase: 'cal_venue',
    supports: ['title', 'editor', 'excerpt', 'author', 'thumbnail', 'custom-fields'],
    hierarchical: false,
    taxonomies: [],
    capabilities: capabilitiesOf('cal_venues'),
    defaultCommentStatus: 'closed',
    defaultPingStatus: 'closed',
    firstStatus: 'draft',
    openStatus: 'publish',
    privateByWriters: true,
    templates: [''],
  },
  // Who holds events (behaviour/calendar.md#venues-and-organizers).
  cal_organizer: {
    name: 'cal_organizer',
    restBase: 'cal_organizer',
    supports: ['title', 'editor', 'excerpt', 'author', 'thumbnail', 'custom-fields'],
    hierarchical: false,
    taxonomies: [],
    capabilities: capabilitiesOf('cal_organizers'),
    defaultCommentStatus: 'closed',
    defaultPingStatus: 'closed',
    firstStatus: 'draft',
    openStatus: 'publish',
    privateByWriters: true,
    templates: [''],
  },
} as const satisfies Record<string, ContentTypeShape>

export type ContentTypeName = keyof typeof contentTypes
export type ContentType = ContentTypeShape & { readonly name: ContentTypeName }

/** The type of that name, or undefined for a name that is not in the registry. */
export function contentType(name: string): ContentType | undefined {
  return isContentTypeName(name) ? contentTypes[name] : undefined
}

/** Whether this is the name of a content type. */
export function isContentTypeName(name: string): name is ContentTypeName {
  return Object.hasOwn(contentTypes, name)
}

/** Whether items of the type have the feature. */
export function supports(type: ContentType, feature: Feature): boolean {
  return type.supports.includes(feature)
}

/** Whether items of the type have neither parents nor files. */
export function isFlat({ hierarchical, openStatus }: ContentType): boolean {
  return !hierarchical && openStatus !== 'inherit'
}

/** Allowed values of `format`, the default first (behaviour/content.md#statuses). */
export const postFormats = [
  'standard',
  'aside',
  'chat',
  'gallery',
  'link',
  'image',
  'quote',
  'status',
  'video',
  'audio',
] as const
