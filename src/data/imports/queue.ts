import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** A new import job. */
export interface NewImportJob {
  readonly recordId: number
  /** The name by which callbacks know the record. */
  readonly importId: string
  /** Hash that the first callback has to know. */
  readonly batchHash: string
  /** Key of the signatures of callbacks. */
  readonly secret: string
  readonly origin: string
  /** Location of the source; all absent when the creator of the job reads the source. */
  readonly url?: string
  readonly mediaId?: number
  readonly content?: Uint8Array
  readonly options: Readonly<Record<string, unknown>>
}

/** Queues an import; it begins when the transaction has been committed. */
export async function insertImportJob(tx: Tx, job: NewImportJob, now: Date): Promise<number> {
  const { recordId, importId, batchHash, secret, origin } = job
  const content = job.content === undefined ? null : Buffer.from(job.content)
  const [row] = (
    await sql<{ id: number }>`INSERT INTO import_jobs
          (record_id, import_id, batch_hash, secret, origin, source_url, media_id, content, options,
           due_at, created_at)
        VALUES (${recordId}, ${importId}, ${batchHash}, ${secret}, ${origin}, ${job.url ?? null},
          ${job.mediaId ?? null}, ${content}, ${JSON.stringify(job.options)}::jsonb, ${now}, ${now})
        RETURNING id`.execute(tx)
  ).rows
  if (row === undefined) throw new Error('A job was not stored.')
  return row.id
}
