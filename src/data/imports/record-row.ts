/**
 * Where an import stands, as it is stored: the statuses of behaviour/content.md#statuses that begin
 * with `cal-ea-`.
 */
export type ImportStatus =
  | 'cal-ea-draft'
  | 'cal-ea-pending'
  | 'cal-ea-success'
  | 'cal-ea-failed'
  | 'cal-ea-schedule'

export type ImportType = 'manual' | 'schedule'

export type UpdateAuthority = 'overwrite' | 'preserve_changes' | 'retain'

/** What went wrong with an import, or with one item of it. */
export interface ImportError {
  readonly code: string
  readonly message: string
  /** ISO 8601, in UTC. */
  readonly date: string
  /** Number of the row in the source, or of the item in its batch. */
  readonly index?: number
  readonly uid?: string
}

/** The last batch that was accepted; its repetition gets the same answer. */
export interface LastBatch {
  readonly hash: string
  /** SHA-256 of the body, in hexadecimal digits. */
  readonly bodyHash: string
  readonly response: { readonly interval: number; readonly nextBatchHash: string | null }
}

/** How a source is read. */
export interface ImportOptions {
  /** What the rows of a table are. */
  readonly csvType?: 'events' | 'venues' | 'organizers'
  /** `05/06/2027` is the fifth of June, not the sixth of May. */
  readonly dayFirst?: boolean
  /** Events that are marked as private are brought too. */
  readonly includePrivate?: boolean
}

/** A record of an import (behaviour/imports.md#import-record). */
export interface ImportRow {
  readonly id: number
  /** null until it was queued for the first time. */
  readonly importId: string | null
  readonly origin: string
  readonly type: ImportType
  readonly frequency: string
  readonly status: ImportStatus
  /** 0 for none. */
  readonly parentId: number
  /** 0 when the user is gone. */
  readonly authorId: number
  readonly source: string
  readonly sourceName: string
  /** null until the first batch takes the default of the site. */
  readonly postStatus: string | null
  readonly categories: readonly number[]
  readonly updateAuthority: UpdateAuthority
  readonly options: ImportOptions
  readonly totalEvents: number
  readonly percentageComplete: number
  readonly nextBatchHash: string | null
  readonly lastBatch: LastBatch | null
  readonly batchesDone: number
  /** The newest last. */
  readonly errors: readonly ImportError[]
  readonly callbackSecret: string
  /** Whether callbacks have to be signed whatever the site asks of others. */
  readonly signed: boolean
  /** 0 for none. */
  readonly recentChild: number
  readonly nextRunAt: Date | null
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly lastBatchAt: Date | null
}

/** What is stored of a new record. */
export type NewImportRow = Pick<
  ImportRow,
  | 'importId'
  | 'origin'
  | 'type'
  | 'frequency'
  | 'status'
  | 'parentId'
  | 'authorId'
  | 'source'
  | 'sourceName'
  | 'postStatus'
  | 'categories'
  | 'updateAuthority'
  | 'options'
  | 'nextBatchHash'
  | 'callbackSecret'
  | 'signed'
  | 'nextRunAt'
>

/** What writers change of a record. */
export type ImportChanges = Partial<
  Pick<
    ImportRow,
    | 'importId'
    | 'status'
    | 'postStatus'
    | 'totalEvents'
    | 'percentageComplete'
    | 'nextBatchHash'
    | 'lastBatch'
    | 'batchesDone'
    | 'errors'
    | 'signed'
    | 'recentChild'
    | 'nextRunAt'
    | 'lastBatchAt'
  >
>
