import type { ColumnNames, RowOf } from '../database/columns.ts'
import type { AttachedTo } from '../entries/entry-row.ts'

/** The columns of a comment by the names that rows have for them. */
export const commentColumns = {
  id: 'id',
  entryId: 'entry_id',
  /** 0 at the top level. */
  parentId: 'parent_id',
  type: 'type',
  status: 'status',
  /** The status before spam or trash; null elsewhere. */
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

/** A comment as readers load it, with what every view of it needs. */
export interface CommentRow extends RowOf<'comments', typeof commentColumns> {
  /** 0 for visitors and for users who are gone. */
  readonly authorId: number
  /** Whether there is an approved answer. */
  readonly answered: boolean
  readonly entry: CommentedEntry
}

export type CommentStatus = CommentRow['status']

/** The item that a comment is about, as far as rights and addresses look at it. */
export interface CommentedEntry extends AttachedTo {
  readonly slug: string
  readonly parentId: number
  /** Slugs of the item and its ancestors from the top; none where one of these is not published. */
  readonly path: readonly string[]
  /** The item that a file is attached to. */
  readonly attachedTo: AttachedTo | null
}
