import type { Tx } from '../../../data/database/database.ts'
import { insertImportJob } from '../../../data/imports/queue.ts'
import type { Origin } from '../item.ts'

export type ImportSource =
  | { readonly url: string }
  /** A file of the media library. */
  | { readonly mediaId: number }
  /** An uploaded file. */
  | { readonly name: string; readonly content: Uint8Array }

/** Options for reading a source; `import_records.options`. */
export interface ReadOptions {
  /** What the rows of a table describe. */
  readonly csvType?: 'events' | 'venues' | 'organizers'
  /** `05/06/2027` is 5 June, not May 6. */
  readonly dayFirst?: boolean
  readonly includePrivate?: boolean
  /** For calendar files: the instants between which events are imported, in ISO format. */
  readonly from?: string
  readonly to?: string
}

export interface QueuedImport {
  readonly recordId: number
  readonly importId: string
  readonly origin: Origin
  readonly source: ImportSource
  readonly batchHash: string
  readonly secret: string
  readonly options: ReadOptions
}

/**
 * Queues a record for this program's import service (behaviour/imports.md#import-service). The job
 * starts after the transaction commits, on the first free node.
 */
export async function queueImport(tx: Tx, queued: QueuedImport, now: Date): Promise<void> {
  const { source, options, ...rest } = queued
  const place = 'name' in source ? { content: source.content } : source
  await insertImportJob(tx, { ...rest, ...place, options: { ...options } }, now)
}
