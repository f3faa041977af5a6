import { randomBytes } from 'node:crypto'
import type { Tx } from '../../data/database/database.ts'
import type { ImportRow, NewImportRow } from '../../data/imports/record-row.ts'
import { isWebAddress } from '../calendar/web-address.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import type { Origin } from './item.ts'
import { queueImport, type ImportSource, type QueuedImport } from './service/queue.ts'

/**
 * Queues a pending record for whoever reads its source, in the transaction that made it pending.
 */
export type Queue = (tx: Tx, queued: QueuedImport, now: Date) => Promise<void>

/** 128 random bits in hexadecimal: an import's id, or the hash of the next expected callback. */
export const newHash = (): string => randomBytes(16).toString('hex')

/** Key that signs the callbacks of one record. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** The members that a record gets when it becomes pending. */
export function pendingMembers({
  importWorker,
}: Pick<SiteSettings, 'importWorker'>): Pick<
  NewImportRow,
  'importId' | 'nextBatchHash' | 'signed' | 'status'
> & { readonly importId: string; readonly nextBatchHash: string } {
  return {
    importId: newHash(),
    nextBatchHash: newHash(),
    // Only this program's own service is known to sign.
    signed: importWorker,
    status: 'cal-ea-pending',
  }
}

/** A record that has just become pending. */
export interface Pending extends Pick<ImportRow, 'id' | 'origin' | 'callbackSecret' | 'options'> {
  readonly importId: string
  readonly nextBatchHash: string
}

/** Queues a pending record, unless another program reads its source. */
export async function queueRecord(
  tx: Tx,
  { importWorker }: Pick<SiteSettings, 'importWorker'>,
  pending: Pending,
  source: ImportSource,
  { now, queue = queueImport }: { readonly now: Date; readonly queue?: Queue | undefined },
): Promise<void> {
  if (!importWorker) return
  const { id, origin, importId, nextBatchHash, callbackSecret, options } = pending
  const queued: QueuedImport = {
    recordId: id,
    importId,
    // Records are only created with these values.
    origin: origin as Origin,
    source,
    batchHash: nextBatchHash,
    secret: callbackSecret,
    options,
  }
  await queue(tx, queued, now)
}

/** The source of a stored record; undefined for a file that was uploaded once. */
export function sourceOf({ source }: Pick<ImportRow, 'source'>): ImportSource | undefined {
  if (/^\d{1,10}$/.test(source)) return { mediaId: Number(source) }
  return isWebAddress(source) ? { url: source } : undefined
}
