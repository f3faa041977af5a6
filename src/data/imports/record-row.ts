import type { ColumnNames, RowOf } from '../database/columns.ts'

/** An error of an import, or of one of its items. */
export interface ImportError {
  readonly code: string
  readonly message: string
  /** ISO 8601, in UTC. */
  readonly date: string
  /** Number of the row in the source, or of the item in its batch. */
  readonly index?: number
  readonly uid?: string
}

export interface ImportOptions {
  /** What the rows of a table describe. */
  readonly csvType?: 'events' | 'venues' | 'organizers'
  /** `05/06/2027` is 5 June, not May 6. */
  readonly dayFirst?: boolean
  readonly includePrivate?: boolean
}

export const importColumns = {
  id: 'id',
  /** null until first queued. */
  importId: 'import_id',
  origin: 'origin',
  type: 'type',
  frequency: 'frequency',
  status: 'status',
  /** 0 for none. */
  parentId: 'parent_id',
  source: 'source',
  sourceName: 'source_name',
  /** null until the first batch applies the site's default. */
  postStatus: 'post_status',
  categories: 'categories',
  updateAuthority: 'update_authority',
  options: 'options',
  totalEvents: 'total_events',
  percentageComplete: 'percentage_complete',
  nextBatchHash: 'next_batch_hash',
  lastBatch: 'last_batch',
  batchesDone: 'batches_done',
  /** Newest last. */
  errors: 'errors',
  callbackSecret: 'callback_secret',
  /** Whether callbacks must be signed regardless of the site's setting. */
  signed: 'signed',
  nextRunAt: 'next_run_at',
  createdAt: 'created_at',
  modifiedAt: 'modified_at',
  lastBatchAt: 'last_batch_at',
} as const satisfies ColumnNames<'import_records'>

/** Columns whose null becomes 0 in rows. */
export const optionalColumns = {
  /** 0 if the user was deleted. */
  authorId: 'author_id',
  /** 0 for none. */
  recentChild: 'recent_child',
} as const satisfies ColumnNames<'import_records'>

/** A record of an import (behaviour/imports.md#import-record). */
export type ImportRow = RowOf<'import_records', typeof importColumns> &
  Readonly<Record<keyof typeof optionalColumns, number>>

/**
 * Stored status of an import: the statuses of behaviour/content.md#statuses that begin with
 * `cal-ea-`.
 */
export type ImportStatus = ImportRow['status']
export type ImportType = ImportRow['type']
export type UpdateAuthority = ImportRow['updateAuthority']

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
