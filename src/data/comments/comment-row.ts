import type { AttachedTo } from '../entries/entry-row.ts'

export type CommentStatus = 'approved' | 'hold' | 'spam' | 'trash'

/** The item that a comment is about, as far as rights and addresses look at it. */
export interface CommentedEntry {
  readonly id: number
  readonly type: string
  readonly status: string
  readonly authorId: number
  readonly trashedStatus: string | null
  readonly password: string
  readonly slug: string
  readonly parentId: number
  /** Slugs of the item and its ancestors from the top; none where one of these is not published. */
  readonly path: readonly string[]
  /** The item that a file is attached to. */
  readonly attachedTo: AttachedTo | null
}

/** A comment as readers load it, with what every view of it needs. */
export interface CommentRow {
  readonly id: number
  readonly entryId: number
  /** 0 at the top level. */
  readonly parentId: number
  readonly type: string
  readonly status: CommentStatus
  /** The status before spam or trash; null elsewhere. */
  readonly formerStatus: CommentStatus | null
  /** 0 for visitors and for users who are gone. */
  readonly authorId: number
  readonly authorName: string
  readonly authorEmail: string
  readonly authorUrl: string
  readonly authorIp: string
  readonly authorAgent: string
  readonly content: string
  readonly date: Date
  readonly version: number
  readonly updatedAt: Date
  /** Whether there is an approved answer. */
  readonly answered: boolean
  readonly entry: CommentedEntry
}
