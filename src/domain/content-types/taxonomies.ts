/**
 * The registry of taxonomies: their differences are data here, what they share is code
 * (behaviour/terms.md, behaviour/site.md#types, behaviour/permissions.md#terms).
 */
import { contentTypes, type ContentType } from './content-types.ts'
import type { Words } from './labels.ts'

/** Actions on the terms of a taxonomy, mapped to capabilities. */
export type TermRight = 'manage' | 'edit' | 'delete' | 'assign'

interface TaxonomyShape {
  name: string
  words: Words
  restBase: string
  /** First path segment of the pages of its terms; empty if they have no pages. */
  path: string
  hierarchical: boolean
  capabilities: Readonly<Record<TermRight, string>>
  /** Items without a term of the taxonomy get the default one from the settings. */
  hasDefault: boolean
  /** Its terms are visible only to users who may assign them. */
  internal?: true
}

/** Of terms that posts have. */
const ofPosts = {
  manage: 'manage_categories',
  edit: 'manage_categories',
  delete: 'manage_categories',
  assign: 'edit_posts',
} as const

export const taxonomies = {
  category: {
    name: 'category',
    words: { many: 'Categories', one: 'Category' },
    restBase: 'categories',
    path: 'category',
    hierarchical: true,
    capabilities: ofPosts,
    hasDefault: true,
  },
  post_tag: {
    name: 'post_tag',
    words: { many: 'Tags', one: 'Tag' },
    restBase: 'tags',
    path: 'tag',
    hierarchical: false,
    capabilities: ofPosts,
    hasDefault: false,
  },
  // Categories of events, managed by users who may publish events (behaviour/permissions.md#calendar).
  cal_events_cat: {
    name: 'cal_events_cat',
    words: { many: 'Event categories', one: 'Event category' },
    restBase: 'cal_events_cat',
    path: 'events/category',
    hierarchical: true,
    capabilities: {
      manage: 'publish_cal_events',
      edit: 'publish_cal_events',
      delete: 'publish_cal_events',
      assign: 'edit_cal_events',
    },
    hasDefault: false,
  },
  // Categories of reusable blocks (behaviour/site.md#reusable-blocks), as private as the blocks.
  core_pattern_category: {
    name: 'core_pattern_category',
    words: { many: 'Pattern categories', one: 'Pattern category' },
    restBase: 'core_pattern_category',
    path: '',
    hierarchical: false,
    capabilities: ofPosts,
    hasDefault: false,
    internal: true,
  },
} as const satisfies Record<string, TaxonomyShape>

export type TaxonomyName = keyof typeof taxonomies
export type Taxonomy = TaxonomyShape & { readonly name: TaxonomyName | 'nav_menu' }

/**
 * Menus are terms of their items. They are not listed as a taxonomy, since only menu items can have
 * them (behaviour/site.md#menus).
 */
export const menuTaxonomy: Taxonomy = {
  name: 'nav_menu',
  words: { many: 'Menus', one: 'Menu' },
  restBase: 'menus',
  path: 'menu',
  hierarchical: false,
  capabilities: {
    manage: 'edit_theme_options',
    edit: 'edit_theme_options',
    delete: 'edit_theme_options',
    assign: 'edit_theme_options',
  },
  hasDefault: false,
}

const registered: readonly Taxonomy[] = Object.values(taxonomies)

/** In the order of the response. */
export const allTaxonomies = registered

/** Public taxonomies, whose terms have pages. */
export const publicTaxonomies = registered.filter(({ internal }) => internal !== true)

/** Taxonomies that no resource shows: the format of a post is a field. */
export const hiddenTaxonomies: ReadonlySet<string> = new Set(['post_format'])

/** The taxonomy of that name, or undefined for a name that is not in the registry. */
export function taxonomyOf(name: string): Taxonomy | undefined {
  return registered.find((taxonomy) => taxonomy.name === name)
}

/** The content types whose items may have terms of the taxonomy. */
export function typesWith(taxonomy: Taxonomy['name']): { name: string; restBase: string }[] {
  return Object.values(contentTypes).filter((type) =>
    (type.taxonomies as readonly string[]).includes(taxonomy),
  )
}

/** Whether items of the type may have terms of the taxonomy. */
export function mayHaveTerms(type: ContentType, { name }: Taxonomy): boolean {
  return name === menuTaxonomy.name ? type.name === 'nav_menu_item' : type.taxonomies.includes(name)
}
