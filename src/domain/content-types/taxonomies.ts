/**
 * The registry of taxonomies: what categories and tags have in common is code, what they differ in
 * is a row here (behaviour/terms.md, behaviour/site.md#types, behaviour/permissions.md#terms).
 * Further taxonomies are further rows.
 */
import { contentTypes } from './content-types.ts'
import type { Words } from './labels.ts'

/** What one may do with the terms of a taxonomy; each names the capability that it takes. */
export type TermRight = 'manage' | 'edit' | 'delete' | 'assign'

interface TaxonomyShape {
  name: string
  words: Words
  restBase: string
  /** First step of the addresses of its terms on the site; empty where they have no pages. */
  path: string
  hierarchical: boolean
  capabilities: Readonly<Record<TermRight, string>>
  /** An item without any term of the taxonomy gets the one that the site's settings name. */
  hasDefault: boolean
  /** Its terms show to those alone who may give them, and nothing is sorted or linked by them. */
  internal?: true
}

export const taxonomies = {
  category: {
    name: 'category',
    words: { many: 'Categories', one: 'Category' },
    restBase: 'categories',
    path: 'category',
    hierarchical: true,
    capabilities: {
      manage: 'manage_categories',
      edit: 'manage_categories',
      delete: 'manage_categories',
      assign: 'edit_posts',
    },
    hasDefault: true,
  },
  post_tag: {
    name: 'post_tag',
    words: { many: 'Tags', one: 'Tag' },
    restBase: 'tags',
    path: 'tag',
    hierarchical: false,
    capabilities: {
      manage: 'manage_categories',
      edit: 'manage_categories',
      delete: 'manage_categories',
      assign: 'edit_posts',
    },
    hasDefault: false,
  },
  // Categories of events: whoever may publish events arranges them (behaviour/permissions.md#calendar).
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
  // Categories of reusable blocks (behaviour/site.md#reusable-blocks), as little to be seen as the blocks.
  core_pattern_category: {
    name: 'core_pattern_category',
    words: { many: 'Pattern categories', one: 'Pattern category' },
    restBase: 'core_pattern_category',
    path: '',
    hierarchical: false,
    capabilities: {
      manage: 'manage_categories',
      edit: 'manage_categories',
      delete: 'manage_categories',
      assign: 'edit_posts',
    },
    hasDefault: false,
    internal: true,
  },
} as const satisfies Record<string, TaxonomyShape>

export type TaxonomyName = keyof typeof taxonomies
export type Taxonomy = TaxonomyShape & { readonly name: TaxonomyName | 'nav_menu' }

/**
 * Menus are terms of their items. No list of taxonomies shows them, since nothing but menu items
 * can have them (behaviour/site.md#menus).
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

/** In the order in which resources list them. */
export const allTaxonomies = registered

/** Taxonomies whose terms everybody may see, with pages of their own. */
export const publicTaxonomies = registered.filter(({ internal }) => internal !== true)

/** Taxonomies that exist and that no resource shows: the format of a post is a field of it. */
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
