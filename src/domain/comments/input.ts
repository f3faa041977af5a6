import type { CommentRow } from '../../data/comment-row.ts'

/** What a write names; what it leaves out stays, or gets its default in a new comment. */
export interface CommentInput {
  readonly author?: number
  readonly authorName?: string
  readonly authorEmail?: string
  readonly authorUrl?: string
  readonly authorIp?: string
  readonly content?: string
  /** Site time unless the text names an offset. */
  readonly date?: string
  readonly dateGmt?: string
  readonly parent?: number
  readonly post?: number
  /** A word of `statuses.ts`. */
  readonly status?: string
  readonly type?: string
}

/** Where a comment comes from, as the server sees it. */
export interface CommentOrigin {
  readonly address: string
  readonly agent: string
}

/** Throws when the comment is no longer as the writer read it. Gets the row that is held locked. */
export type CommentGuard = (current: CommentRow) => void
