import type { ColumnNames, RowOf } from '../database/columns.ts'

/** Columns of a media item besides its entry, by member name. */
export const mediaColumns = {
  /** Key of the file in the store, such as `2026/11/harbor.jpg`. */
  file: 'file',
  mimeType: 'mime_type',
  /** Bytes. */
  filesize: 'filesize',
  /** In pixels; 0 if the file has none. */
  width: 'width',
  height: 'height',
  altText: 'alt_text',
  /** Smaller versions of a picture by name, stored in the folder of the main file. */
  sizes: 'sizes',
  /** Metadata of the file, under the names of `media_details`. */
  details: 'details',
} as const satisfies ColumnNames<'media'>

export interface MediaColumns extends RowOf<'media', typeof mediaColumns> {}

/** The file of a smaller version of a picture; `filesize` in bytes. */
export type MediaSize = Readonly<MediaColumns['sizes'][string]>

/** The parts of an attachment's parent that permissions and links depend on. */
export const attachedToColumns = {
  id: 'id',
  type: 'type',
  status: 'status',
  authorId: 'author_id',
  trashedStatus: 'trashed_status',
  password: 'password',
} as const satisfies ColumnNames<'entries'>

export type AttachedTo = RowOf<'entries', typeof attachedToColumns>

export const entryColumns = {
  id: 'id',
  type: 'type',
  status: 'status',
  slug: 'slug',
  title: 'title',
  content: 'content',
  excerpt: 'excerpt',
  authorId: 'author_id',
  parentId: 'parent_id',
  menuOrder: 'menu_order',
  password: 'password',
  commentStatus: 'comment_status',
  pingStatus: 'ping_status',
  template: 'template',
  format: 'format',
  sticky: 'sticky',
  featuredMedia: 'featured_media',
  meta: 'meta',
  date: 'date',
  dateFloats: 'date_floats',
  modified: 'modified',
  trashedStatus: 'trashed_status',
  trashedSlug: 'trashed_slug',
  version: 'version',
  updatedAt: 'updated_at',
} as const satisfies ColumnNames<'entries'>

/** An entry with everything its views need, in one row. */
export interface EntryRow extends RowOf<'entries', typeof entryColumns> {
  /** Term ids by taxonomy, in order of the terms' names. */
  readonly terms: Readonly<Record<string, readonly number[]>>
  /** Revisions and autosaves; `latest` is the newest, or 0. */
  readonly revisions: { readonly count: number; readonly latest: number }
  /** Slugs of the page and its ancestors from the top; empty if one of them is unpublished. */
  readonly path: readonly string[]
  /** For media items attached to something. */
  readonly attachedTo: AttachedTo | null
  readonly media: MediaColumns | null
}
