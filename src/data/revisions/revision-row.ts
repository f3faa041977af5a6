import type { ColumnNames, RowOf } from '../database/columns.ts'

/** Columns of a revision by member name; its content may be left unread. */
export const revisionColumns = {
  id: 'id',
  kind: 'kind',
  /** Its entry. */
  parentId: 'parent_id',
  /** The author of the revision, not of the entry. */
  authorId: 'author_id',
  title: 'title',
  excerpt: 'excerpt',
  meta: 'meta',
  /** Of an event's autosave: its unsaved members besides the texts; null otherwise. */
  changes: 'changes',
  date: 'date',
  modified: 'modified',
  version: 'version',
  updatedAt: 'updated_at',
} as const satisfies ColumnNames<'revisions'>

/** A revision or autosave: the texts and meta of an entry at some time. */
export interface RevisionRow extends RowOf<'revisions', typeof revisionColumns> {
  readonly slug: string
  readonly content: string
}
