import type { ColumnNames, RowOf } from '../database/columns.ts'

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

/** The columns of a record by the names that rows have for them. */
export const importColumns = {
  id: 'id',
  /** null until it was queued for the first time. */
  importId: 'import_id',
  origin: 'origin',
  type: 'type',
  frequency: 'frequency',
  status: 'status',
  /** 0 for none. */
  parentId: 'parent_id',
  source: 'source',
  sourceName: 'source_name',
  /** null until the first batch takes the default of the site. */
  postStatus: 'post_status',
  categories: 'categories',
  updateAuthority: 'update_authority',
  options: 'options',
  totalEvents: 'total_events',
  percentageComplete: 'percentage_complete',
  nextBatchHash: 'next_batch_hash',
  lastBatch: 'last_batch',
  batchesDone: 'batches_done',
  /** The newest last. */
  errors: 'errors',
  callbackSecret: 'callback_secret',
  /** Whether callbacks have to be signed whatever the site asks of others. */
  signed: 'signed',
  nextRunAt: 'next_run_at',
  createdAt: 'created_at',
  modifiedAt: 'modified_at',
  lastBatchAt: 'last_batch_at',
} as const satisfies ColumnNames<'import_records'>

/** Columns that are null where rows have 0. */
export const optionalColumns = {
  /** 0 when the user is gone. */
  authorId: 'author_id',
  /** 0 for none. */
  recentChild: 'recent_child',
} as const satisfies ColumnNames<'import_records'>

/** A record of an import (behaviour/imports.md#import-record). */
export type ImportRow = RowOf<'import_records', typeof importColumns> &
  Readonly<Record<keyof typeof optionalColumns, number>>

/**
 * Where an import stands, as it is stored: the statuses of behaviour/content.md#statuses that begin
 * with `cal-ea-`.
 */
export type ImportStatus = ImportRow['status']
export type ImportType = ImportRow['type']
export type UpdateAuthority = ImportRow['updateAuthority']

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
