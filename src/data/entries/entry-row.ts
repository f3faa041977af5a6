import type { ColumnNames, RowOf } from '../database/columns.ts'

/** The columns of a media item beside its entry, by the names that rows have for them. */
export const mediaColumns = {
  /** Key of the file in the store, such as `2026/11/harbor.jpg`. */
  file: 'file',
  mimeType: 'mime_type',
  /** Bytes. */
  filesize: 'filesize',
  /** Pixels; 0 where the file has none. */
  width: 'width',
  height: 'height',
  altText: 'alt_text',
  /** Smaller forms of a picture by name; their files are in the folder of the main one. */
  sizes: 'sizes',
  /** What the file tells about itself, under the names of `media_details`. */
  details: 'details',
} as const satisfies ColumnNames<'media'>

/** What a media item has beside its entry. */
export interface MediaColumns extends RowOf<'media', typeof mediaColumns> {}

/** One file of a picture in a smaller form; `filesize` in bytes. */
export type MediaSize = Readonly<MediaColumns['sizes'][string]>

/** What rights and links look at of the item that a media item is attached to. */
export const attachedToColumns = {
  id: 'id',
  type: 'type',
  status: 'status',
  authorId: 'author_id',
  trashedStatus: 'trashed_status',
  password: 'password',
} as const satisfies ColumnNames<'entries'>

export type AttachedTo = RowOf<'entries', typeof attachedToColumns>

/** The columns of an entry by the names that rows have for them. */
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

/** An entry as readers load it, with what every view of it needs; one row, no further query. */
export interface EntryRow extends RowOf<'entries', typeof entryColumns> {
  /** Ids by taxonomy, in the order of the terms' names. */
  readonly terms: Readonly<Record<string, readonly number[]>>
  /** Revisions and autosaves; `latest` is the newest of them, 0 when there is none. */
  readonly revisions: { readonly count: number; readonly latest: number }
  /** Slugs of the page and its ancestors from the top; none where one of these is not published. */
  readonly path: readonly string[]
  /** Of media items that are attached to something. */
  readonly attachedTo: AttachedTo | null
  /** Of media items. */
  readonly media: MediaColumns | null
}
