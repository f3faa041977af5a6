import type { EntryItem } from './entry-kinds.ts'
import { NEW_PUBLICATION, publicationOf, type PublicationValues } from './publication.ts'

/** What the form of a post or page holds. */
export interface EntryValues extends PublicationValues {
  readonly title: string
  readonly content: string
  readonly excerpt: string
  readonly featuredMedia: number
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  /** Of a page: the one above it, or 0, and its place among its siblings. */
  readonly parent: number
  readonly menuOrder: number
}

export const EMPTY_VALUES: EntryValues = {
  ...NEW_PUBLICATION,
  title: '',
  content: '',
  excerpt: '',
  featuredMedia: 0,
  categories: [],
  tags: [],
  parent: 0,
  menuOrder: 0,
}

export function valuesOf(item: EntryItem): EntryValues {
  return {
    ...publicationOf(item),
    title: item.title.raw,
    content: item.content.raw,
    excerpt: item.excerpt.raw,
    featuredMedia: item.featured_media,
    categories: item.type === 'post' ? item.categories : [],
    tags: item.type === 'post' ? item.tags : [],
    parent: item.type === 'page' ? item.parent : 0,
    menuOrder: item.type === 'page' ? item.menu_order : 0,
  }
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
    ...(differs('parent') && { parent: after.parent }),
    ...(differs('menuOrder') && { menu_order: after.menuOrder }),
  }
}

export const isSame = (a: EntryValues, b: EntryValues): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
