import { expressionBuilder, sql, type Selectable } from 'kysely'
import { selections, written, type ColumnNames, type RowOf } from '../database/columns.ts'
import type { Database, Tables, Tx } from '../database/database.ts'
import type { Aliased } from '../database/expressions.ts'

export const jobColumns = {
  id: 'id',
  recordId: 'record_id',
  importId: 'import_id',
  batchHash: 'batch_hash',
  secret: 'secret',
  origin: 'origin',
  url: 'source_url',
  mediaId: 'media_id',
  content: 'content',
  options: 'options',
  state: 'state',
  total: 'total',
  batchSize: 'batch_size',
  batchesDone: 'batches_done',
  problems: 'problems',
  outside: 'outside',
  /** Consecutive failures. */
  attempts: 'attempts',
  validators: 'validators',
} as const satisfies ColumnNames<'import_jobs'>

export interface ImportJob extends RowOf<'import_jobs', typeof jobColumns> {
  /** The schedule of this run; 0 for none. */
  readonly scheduleId: number
}

export type JobState = ImportJob['state']

/** The node that works on a job, and when its lease expires. */
export interface JobLease {
  readonly holder: string
  readonly now: Date
  readonly until: Date
}

const r = expressionBuilder<Aliased<{ r: 'import_records' }>, 'r'>()

/** The schedule of the record `import_records r`. */
const scheduleId = r.fn
  .coalesce(
    r
      .selectFrom('import_records as p')
      .select('p.id')
      .whereRef('p.id', '=', 'r.parent_id')
      .where('p.type', '=', sql.lit('schedule'))
      .$asScalar(),
    r.lit(0),
  )
  .as('scheduleId')

const j = expressionBuilder<Aliased<{ j: 'import_jobs' }>, 'j'>()

/** Unfinished jobs, as in the index of due jobs. */
const open = j('j.state', 'not in', [sql.lit('done' as const), sql.lit('failed' as const)])

/**
 * Until its source has been read, a job whose source only its creator has is not available to
 * others.
 */
const anybodys = j.or([
  j('j.state', '=', sql.lit('pushing')),
  j('j.source_url', 'is not', null),
  j('j.media_id', 'is not', null),
  j('j.content', 'is not', null),
])

/**
 * Takes the next due job without a valid lease. A job belongs to one node at a time.
 * @param only restricts the choice to this job
 */
export async function takeImportJob(
  { db }: Database,
  { holder, now, until }: JobLease,
  only?: number,
): Promise<ImportJob | undefined> {
  const next = db
    .selectFrom('import_jobs as j')
    .select('j.id')
    .where(open)
    .where('j.due_at', '<=', now)
    .where(j.or([j('j.held_until', 'is', null), j('j.held_until', '<=', now)]))
    .where(only === undefined ? anybodys : j('j.id', '=', only))
    .orderBy('j.due_at')
    .orderBy('j.id')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('import_jobs as j')
    .from('import_records as r')
    .set({ holder, held_until: until })
    .whereRef('r.id', '=', 'j.record_id')
    .where('j.id', '=', next)
    .returning(selections('j', jobColumns))
    .returning(scheduleId)
    .executeTakeFirst()
}

/** Reads a job for the node that has its lease; undefined for any other. */
export async function findLeasedJob(
  { db }: Database,
  id: number,
  holder: string,
): Promise<ImportJob | undefined> {
  return db
    .selectFrom('import_jobs as j')
    .innerJoin('import_records as r', 'r.id', 'j.record_id')
    .select(selections('j', jobColumns))
    .select(scheduleId)
    .where('j.id', '=', id)
    .where('j.holder', '=', holder)
    .executeTakeFirst()
}

/** Renews the lease of a job. @returns false when the lease is lost or the job was deleted */
export async function renewJobLease(
  { db }: Database,
  id: number,
  { holder, until }: JobLease,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_jobs')
    .set({ held_until: until })
    .where((job) => job.and({ id, holder }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks a job for a transaction of its leaseholder. @returns false when the lease is lost */
export async function lockLeasedJob(tx: Tx, id: number, holder: string): Promise<boolean> {
  const locked = await tx
    .selectFrom('import_jobs')
    .select('id')
    .where((job) => job.and({ id, holder }))
    .forUpdate()
    .executeTakeFirst()
  return locked !== undefined
}

/** Changes to a running job; absent members stay unchanged. */
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
  /** The job rests until then; any node may continue it. */
  readonly restUntil?: Date
  /** The source is no longer needed. */
  readonly dropSource?: true
}

/** @returns false, without changing anything, if the lease is lost or the job was deleted */
export async function updateJob(
  { db }: Database,
  id: number,
  holder: string,
  { restUntil, dropSource, validators, ...changes }: JobChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_jobs')
    .set({
      holder: restUntil === undefined ? holder : null,
      ...written(jobColumns, { ...changes, validators: validators && JSON.stringify(validators) }),
      ...(dropSource && { content: null }),
      ...(restUntil && { due_at: restUntil, held_until: null }),
    })
    .where((job) => job.and({ id, holder }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Finishes a job. Its staged items are deleted, except for invalid rows. */
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
  await tx
    .updateTable('import_jobs')
    .set({ state, slug, message, finished_at: now, content: null, holder: null, held_until: null })
    .where('id', '=', id)
    .execute()
  await tx
    .deleteFrom('import_job_items')
    .where('job_id', '=', id)
    .where('kind', '<>', sql.lit('problem'))
    .execute()
}

/** Deletes jobs that finished long ago, and abandoned ones. */
export async function sweepJobs({ db }: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('import_jobs')
    .where((job) => job(job.fn.coalesce('finished_at', 'created_at'), '<', before))
    .execute()
}

/**
 * When the next job is due, or its node has been silent for too long; undefined if none is waiting.
 */
export async function nextDueJob({ db }: Database): Promise<Date | undefined> {
  const { due } = await db
    .selectFrom('import_jobs as j')
    .select(({ fn }) =>
      fn.min<Date | null>(fn<Date>('greatest', ['j.due_at', 'j.held_until'])).as('due'),
    )
    .where(open)
    .where(anybodys)
    .executeTakeFirstOrThrow()
  return due ?? undefined
}

const summary = ['state', 'slug', 'message', 'total', 'problems', 'outside'] as const

/** The progress and result of a job. */
export type JobSummary = Pick<Selectable<Tables['import_jobs']>, (typeof summary)[number]>

export async function findJob({ db }: Database, id: number): Promise<JobSummary | undefined> {
  return db.selectFrom('import_jobs').select(summary).where('id', '=', id).executeTakeFirst()
}
