import { written } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { jobColumns } from './jobs.ts'

export interface NewImportJob {
  readonly recordId: number
  /** The id that callbacks use for the record. */
  readonly importId: string
  /** Hash expected of the first callback. */
  readonly batchHash: string
  /** Key that signs callbacks. */
  readonly secret: string
  readonly origin: string
  /** Location of the source; absent if the job's creator reads it. */
  readonly url?: string
  readonly mediaId?: number
  readonly content?: Uint8Array
  readonly options: Readonly<Record<string, unknown>>
}

/** Queues an import; it starts after the commit. */
export async function insertImportJob(tx: Tx, job: NewImportJob, now: Date): Promise<number> {
  const { recordId, importId, batchHash, secret, origin, url, mediaId, content, options } = job
  const named = { recordId, importId, batchHash, secret, origin, url, mediaId, content }
  const { id } = await tx
    .insertInto('import_jobs')
    .values({
      ...written(jobColumns, { ...named, options: JSON.stringify(options) }),
      due_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
