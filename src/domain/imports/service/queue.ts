import type { Tx } from '../../../data/database/database.ts'
import { insertImportJob } from '../../../data/imports/queue.ts'
import type { Origin } from '../item.ts'

/** Where the source of an import is. */
export type ImportSource =
  | { readonly url: string }
  /** A file of the media library. */
  | { readonly mediaId: number }
  /** A file that was handed over. */
  | { readonly name: string; readonly content: Uint8Array }

/** How a source is read; `import_records.options`. */
export interface ReadOptions {
  /** What the rows of a table are. */
  readonly csvType?: 'events' | 'venues' | 'organizers'
  /** `05/06/2027` is the fifth of June, not the sixth of May. */
  readonly dayFirst?: boolean
  /** Events that are marked as private are brought too. */
  readonly includePrivate?: boolean
  /** Of calendar files: instants between which events are brought, as ISO texts. */
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
 * Hands a record to the import service of this program (behaviour/imports.md#import-service). The
 * job begins when the transaction has been committed, on whichever node is free first.
 */
export async function queueImport(tx: Tx, queued: QueuedImport, now: Date): Promise<void> {
  const { source, options, ...rest } = queued
  const place = 'name' in source ? { content: source.content } : source
  await insertImportJob(tx, { ...rest, ...place, options: { ...options } }, now)
}
