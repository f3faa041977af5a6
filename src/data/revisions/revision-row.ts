import type { ColumnNames, RowOf } from '../database/columns.ts'

/** The columns of a revision by the names that rows have for them; its content may stay unread. */
export const revisionColumns = {
  id: 'id',
  kind: 'kind',
  /** The entry that it belongs to. */
  parentId: 'parent_id',
  /** Who wrote it, not who wrote the entry. */
  authorId: 'author_id',
  title: 'title',
  excerpt: 'excerpt',
  meta: 'meta',
  date: 'date',
  modified: 'modified',
  version: 'version',
  updatedAt: 'updated_at',
} as const satisfies ColumnNames<'revisions'>

/** A revision or an autosave of an entry: its texts and meta as they were at a time. */
export interface RevisionRow extends RowOf<'revisions', typeof revisionColumns> {
  readonly slug: string
  readonly content: string
}
