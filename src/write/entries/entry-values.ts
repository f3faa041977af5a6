import type { EntryItem } from './entry-kinds.ts'

export type Visibility = 'public' | 'private' | 'password'

/** What the form of a post or page holds. */
export interface EntryValues {
  readonly title: string
  readonly content: string
  readonly excerpt: string
  readonly slug: string
  /** `YYYY-MM-DDTHH:MM` in the site's zone; '' publishes at once. */
  readonly date: string
  readonly visibility: Visibility
  readonly password: string
  readonly featuredMedia: number
  readonly categories: readonly number[]
  readonly tags: readonly number[]
}

export const EMPTY_VALUES: EntryValues = {
  title: '',
  content: '',
  excerpt: '',
  slug: '',
  date: '',
  visibility: 'public',
  password: '',
  featuredMedia: 0,
  categories: [],
  tags: [],
}

const isUnpublished = ({ status }: EntryItem): boolean =>
  status === 'draft' || status === 'pending' || status === 'auto-draft'

/** The date of a draft is that of its last change until somebody chooses one. */
const hasDate = (item: EntryItem): boolean => !isUnpublished(item) || item.date !== item.modified

export function valuesOf(item: EntryItem): EntryValues {
  return {
    title: item.title.raw,
    content: item.content.raw,
    excerpt: item.excerpt.raw,
    slug: item.slug,
    date: hasDate(item) ? item.date.slice(0, 16) : '',
    visibility: visibilityOf(item),
    password: item.password,
    featuredMedia: item.featured_media,
    categories: item.type === 'post' ? item.categories : [],
    tags: item.type === 'post' ? item.tags : [],
  }
}

function visibilityOf({ status, password }: EntryItem): Visibility {
  if (status === 'private') return 'private'
  return password === '' ? 'public' : 'password'
}

/**
 * The values that an item has, beside what is wanted of it: a draft is made private by publishing it, so
 * the wish for that stays in the form.
 */
export function valuesBeside(item: EntryItem, { visibility }: EntryValues): EntryValues {
  const known = valuesOf(item)
  return isUnpublished(item) && visibility === 'private' ? { ...known, visibility } : known
}

/** The members that differ, as the API takes them. */
export function changedMembers(before: EntryValues, after: EntryValues) {
  const differs = (name: keyof EntryValues): boolean =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name])
  const protects = after.visibility === 'password'
  return {
    ...(differs('title') && { title: after.title }),
    ...(differs('content') && { content: after.content }),
    ...(differs('excerpt') && { excerpt: after.excerpt }),
    ...(differs('slug') && { slug: after.slug }),
    ...(differs('date') && { date: after.date === '' ? null : `${after.date}:00` }),
    ...((differs('password') || differs('visibility')) && {
      password: protects ? after.password : '',
    }),
    ...(differs('featuredMedia') && { featured_media: after.featuredMedia }),
    ...(differs('categories') && { categories: [...after.categories] }),
    ...(differs('tags') && { tags: [...after.tags] }),
  }
}

export const isSame = (a: EntryValues, b: EntryValues): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
