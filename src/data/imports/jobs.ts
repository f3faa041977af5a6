import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

export type JobState = 'queued' | 'fetching' | 'parsing' | 'pushing' | 'done' | 'failed'

/** A job that a node works on. */
export interface ImportJob {
  readonly id: number
  readonly recordId: number
  /** The schedule that this is a run of; 0 for none. */
  readonly scheduleId: number
  readonly importId: string
  readonly batchHash: string
  readonly secret: string
  readonly origin: string
  readonly url: string | null
  readonly mediaId: number | null
  readonly content: Buffer | null
  readonly options: Readonly<Record<string, unknown>>
  readonly state: JobState
  readonly total: number
  readonly batchSize: number
  readonly batchesDone: number
  readonly problems: number
  readonly outside: number
  /** Failures in a row. */
  readonly attempts: number
  readonly validators: Readonly<Record<string, unknown>>
}

/** The node that works on a job, and when its lease expires. */
export interface JobLease {
  readonly holder: string
  readonly now: Date
  readonly until: Date
}

const columns = sql`j.id, j.record_id AS "recordId", coalesce((
    SELECT p.id FROM import_records p WHERE p.id = r.parent_id AND p.type = 'schedule'
  ), 0) AS "scheduleId",
  j.import_id AS "importId", j.batch_hash AS "batchHash", j.secret, j.origin,
  j.source_url AS url, j.media_id AS "mediaId", j.content, j.options, j.state, j.total,
  j.batch_size AS "batchSize", j.batches_done AS "batchesDone", j.problems, j.outside, j.attempts,
  j.validators`

/** A job whose source only its maker has is nobody else's until the source has been read. */
const anybodys = sql`(state = 'pushing' OR source_url IS NOT NULL OR media_id IS NOT NULL
  OR content IS NOT NULL)`

/**
 * Takes the next due job that has no lease or an expired one. A job has one node at a time.
 * @param only id of the only job to take
 */
export async function takeImportJob(
  database: Database,
  { holder, now, until }: JobLease,
  only?: number,
): Promise<ImportJob | undefined> {
  const wanted = only === undefined ? anybodys : sql`id = ${only}`
  const [row] = (
    await sql<ImportJob>`UPDATE import_jobs j SET holder = ${holder}::uuid, held_until = ${until}
        FROM import_records r
        WHERE r.id = j.record_id AND j.id = (
          SELECT id FROM import_jobs
          WHERE state NOT IN ('done', 'failed') AND due_at <= ${now}
            AND (held_until IS NULL OR held_until <= ${now}) AND ${wanted}
          ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING ${columns}`.execute(database.db)
  ).rows
  return row
}

/** Reads a job for the node that has its lease; undefined for any other. */
export async function findLeasedJob(
  database: Database,
  id: number,
  holder: string,
): Promise<ImportJob | undefined> {
  const [row] = (
    await sql<ImportJob>`SELECT ${columns} FROM import_jobs j JOIN import_records r ON r.id = j.record_id
        WHERE j.id = ${id} AND j.holder = ${holder}::uuid`.execute(database.db)
  ).rows
  return row
}

/** Renews the lease of a job. @returns false when the lease is lost or the job was deleted */
export async function renewJobLease(
  database: Database,
  id: number,
  { holder, until }: JobLease,
): Promise<boolean> {
  const rows = (
    await sql<{ id: number }>`UPDATE import_jobs SET held_until = ${until}
        WHERE id = ${id} AND holder = ${holder}::uuid RETURNING id`.execute(database.db)
  ).rows
  return rows.length > 0
}

/** Locks a job for a transaction of its leaseholder. @returns false when the lease is lost */
export async function lockLeasedJob(tx: Tx, id: number, holder: string): Promise<boolean> {
  const rows = (
    await sql<{
      id: number
    }>`SELECT id FROM import_jobs WHERE id = ${id} AND holder = ${holder}::uuid FOR UPDATE`.execute(
      tx,
    )
  ).rows
  return rows.length > 0
}

/** Changes to a running job; absent members stay. */
export interface JobChanges {
  readonly state?: JobState
  readonly batchHash?: string
  readonly batchesDone?: number
  readonly batchSize?: number
  readonly total?: number
  readonly problems?: number
  readonly outside?: number
  readonly attempts?: number
  readonly validators?: object
  /** The job rests until then, and any node may take it. */
  readonly restUntil?: Date
  /** The source is not needed any more. */
  readonly forgetSource?: true
}

/** @returns false, without any change, when the lease is lost or the job was deleted */
export async function updateJob(
  database: Database,
  id: number,
  holder: string,
  changes: JobChanges,
): Promise<boolean> {
  const { restUntil = null, validators } = changes
  const rows = (
    await sql<{ id: number }>`UPDATE import_jobs SET
          state = coalesce(${changes.state ?? null}::text, state),
          batch_hash = coalesce(${changes.batchHash ?? null}::text, batch_hash),
          batches_done = coalesce(${changes.batchesDone ?? null}::int, batches_done),
          batch_size = coalesce(${changes.batchSize ?? null}::int, batch_size),
          total = coalesce(${changes.total ?? null}::int, total),
          problems = coalesce(${changes.problems ?? null}::int, problems),
          outside = coalesce(${changes.outside ?? null}::int, outside),
          attempts = coalesce(${changes.attempts ?? null}::int, attempts),
          validators = coalesce(${validators === undefined ? null : JSON.stringify(validators)}::jsonb,
            validators),
          content = CASE WHEN ${changes.forgetSource === true}::boolean THEN NULL ELSE content END,
          due_at = coalesce(${restUntil}::timestamptz, due_at),
          held_until = CASE WHEN ${restUntil}::timestamptz IS NULL THEN held_until END,
          holder = CASE WHEN ${restUntil}::timestamptz IS NULL THEN holder END
        WHERE id = ${id} AND holder = ${holder}::uuid RETURNING id`.execute(database.db)
  ).rows
  return rows.length > 0
}

/** Ends a job. What was read of its source is dropped but for the rows that are no items. */
export async function finishJob(
  tx: Tx,
  id: number,
  end: {
    readonly state: 'done' | 'failed'
    readonly slug: string
    readonly message: string
    readonly now: Date
  },
): Promise<void> {
  const { state, slug, message, now } = end
  await sql`UPDATE import_jobs SET state = ${state}, slug = ${slug}, message = ${message},
          finished_at = ${now}, content = NULL, holder = NULL, held_until = NULL
        WHERE id = ${id}`.execute(tx)
  await sql`DELETE FROM import_job_items WHERE job_id = ${id} AND kind <> 'problem'`.execute(tx)
}

/** Removes jobs that ended long ago, and those that nobody will ever end. */
export async function sweepJobs(database: Database, before: Date): Promise<void> {
  await sql`DELETE FROM import_jobs WHERE coalesce(finished_at, created_at) < ${before}`.execute(
    database.db,
  )
}

/** When the next job is due or its node has been silent for too long; undefined when none waits. */
export async function nextDueJob(database: Database): Promise<Date | undefined> {
  const [row] = (
    await sql<{ due: Date | null }>`SELECT min(greatest(due_at, held_until)) AS due FROM import_jobs
        WHERE state NOT IN ('done', 'failed') AND ${anybodys}`.execute(database.db)
  ).rows
  return row?.due ?? undefined
}

/** How far a job is, and how it ended. */
export interface JobSummary {
  readonly state: JobState
  readonly slug: string
  readonly message: string
  readonly total: number
  readonly problems: number
  readonly outside: number
}

export async function findJob(database: Database, id: number): Promise<JobSummary | undefined> {
  const [row] = (
    await sql<JobSummary>`SELECT state, slug, message, total, problems, outside FROM import_jobs WHERE id = ${id}`.execute(
      database.db,
    )
  ).rows
  return row
}
