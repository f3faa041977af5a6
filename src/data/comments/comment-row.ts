import type { ColumnNames, RowOf } from '../database/columns.ts'
import type { AttachedTo } from '../entries/entry-row.ts'

export const commentColumns = {
  id: 'id',
  entryId: 'entry_id',
  /** 0 at the top level. */
  parentId: 'parent_id',
  type: 'type',
  status: 'status',
  /** The status before spam or trash; null otherwise. */
  formerStatus: 'former_status',
  authorName: 'author_name',
  authorEmail: 'author_email',
  authorUrl: 'author_url',
  authorIp: 'author_ip',
  authorAgent: 'author_agent',
  content: 'content',
  date: 'date',
  version: 'version',
  updatedAt: 'updated_at',
} as const satisfies ColumnNames<'comments'>

/** Ordinary comments, and notes of editors. */
export const COMMENT_TYPES: readonly string[] = ['comment', 'note']

/** A comment with everything its views need. */
export interface CommentRow extends RowOf<'comments', typeof commentColumns> {
  /** 0 for visitors and deleted users. */
  readonly authorId: number
  /** Whether it has an approved reply. */
  readonly answered: boolean
  readonly entry: CommentedEntry
}

export type CommentStatus = CommentRow['status']

/** The parts of a commented entry that permissions and addresses depend on. */
export interface CommentedEntry extends AttachedTo {
  readonly slug: string
  readonly parentId: number
  /** Slugs of the entry and its ancestors from the top; empty if one of them is unpublished. */
  readonly path: readonly string[]
  readonly attachedTo: AttachedTo | null
}
