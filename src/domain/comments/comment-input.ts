/** The input of a write; omitted members stay unchanged or get their defaults. */
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

/** Throws if the comment has changed since the client read it. Receives the locked row. */
