import type { Rule } from './rules.ts'

/** The properties of an item that rules check. */
export interface ShownEntry {
  readonly id: number
  readonly type: string
  readonly authorId: number
  /** '' for the default template. */
  readonly template: string
  readonly format: string
  readonly categories: readonly number[]
  readonly tags: readonly string[]
  /** Names of the taxonomies in which it has terms. */
  readonly taxonomies: readonly string[]
}

/** The kinds of post lists; `latest` excludes the first page, which is the front page. */
export type ShownList = 'latest' | 'category' | 'tag' | 'author' | 'search'

/** The page shown: the front page, a list of posts, one item, or another page. */
export type ShownPage =
  | { readonly kind: 'home' }
  | { readonly kind: 'list'; readonly list: ShownList }
  /** An item may also be the front page. */
  | { readonly kind: 'entry'; readonly entry: ShownEntry; readonly home?: boolean }
  | { readonly kind: 'other' }

/** Whether a page is the front page. */
export const isHome = (page: ShownPage): boolean =>
  page.kind === 'home' || (page.kind === 'entry' && page.home === true)

type Test = (page: ShownPage, value: string, roles: readonly string[]) => boolean

const ofEntry =
  (test: (entry: ShownEntry, value: string) => boolean): Test =>
  (page, value) =>
    page.kind === 'entry' && test(page.entry, value)

/** The test of each visibility rule (behaviour/ads.md#visibility-rules). */
const tests = {
  post_type: ofEntry(({ type }, value) => type === value),
  general: (page, value) => value === 'show_globally' || (value === 'homepage' && isHome(page)),
  post: ofEntry(({ id }, value) => String(id) === value),
  page: ofEntry(({ id, type }, value) => type === 'page' && String(id) === value),
  post_category: ofEntry(({ categories }, value) => categories.some((id) => String(id) === value)),
  post_format: ofEntry(({ format }, value) => (format === '' ? 'standard' : format) === value),
  tags: ofEntry(({ tags }, value) => tags.includes(value)),
  taxonomy: ofEntry(({ taxonomies }, value) =>
    value === 'all' ? taxonomies.length > 0 : taxonomies.includes(value),
  ),
  page_template: ofEntry(
    ({ template }, value) => (template === '' ? 'default' : template) === value,
  ),
  author: ofEntry(({ authorId }, value) => String(authorId) === value),
  user_type: (_page, value, roles) => roles.includes(value),
} as const satisfies Record<string, Test>

export type VisibilityKind = keyof typeof tests

/** Whether a rule matches a page; unknown rules never do. */
export function isPlace(page: ShownPage, roles: readonly string[], { type, value }: Rule): boolean {
  if (!Object.hasOwn(tests, type.value)) return false
  return tests[type.value as VisibilityKind](page, String(value.value), roles)
}
