import type { ImportedTable } from '../../../data/imports/site-imports.ts'
import type { shapes } from './shapes.ts'

export interface Kind {
  readonly name: string
  /** Path below `core/v2` on both sites. */
  readonly base: string
  readonly shape: keyof typeof shapes
  readonly table: ImportedTable
  /** Whether signed-in users also get unpublished items. */
  readonly drafts: boolean
}

/** In the order of the import: referenced kinds come first. */
export const kinds = [
  { name: 'user', base: 'users', shape: 'user', table: 'users', drafts: false },
  { name: 'category', base: 'categories', shape: 'term', table: 'terms', drafts: false },
  { name: 'post_tag', base: 'tags', shape: 'term', table: 'terms', drafts: false },
  { name: 'cal_events_cat', base: 'cal_events_cat', shape: 'term', table: 'terms', drafts: false },
  { name: 'media', base: 'media', shape: 'media', table: 'entries', drafts: false },
  { name: 'page', base: 'pages', shape: 'entry', table: 'entries', drafts: true },
  { name: 'post', base: 'posts', shape: 'entry', table: 'entries', drafts: true },
  { name: 'cal_venue', base: 'cal_venue', shape: 'entry', table: 'entries', drafts: true },
  { name: 'cal_organizer', base: 'cal_organizer', shape: 'entry', table: 'entries', drafts: true },
  { name: 'cal_events', base: 'cal_events', shape: 'entry', table: 'entries', drafts: true },
  { name: 'comment', base: 'comments', shape: 'comment', table: 'comments', drafts: false },
] as const satisfies readonly Kind[]

export type KindName = (typeof kinds)[number]['name']

export type NamedKind = Kind & { readonly name: KindName }
