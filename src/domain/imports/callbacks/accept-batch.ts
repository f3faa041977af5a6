import { readActivity, type Activity } from '../../../data/imports/activity.ts'
import { findImport } from '../../../data/imports/record-reader.ts'
import type { ImportChanges, ImportError, ImportRow } from '../../../data/imports/record-row.ts'
import { updateImport } from '../../../data/imports/record-writer.ts'
import type { Tx } from '../../../data/database/database.ts'
import { findUsers } from '../../../data/users/user-reader.ts'
import { LARGEST_INTEGER } from '../../../stored-integer.ts'
import { ANONYMOUS, callerOf, type Caller } from '../../accounts/caller.ts'
import type { PictureSite } from '../../calendar/pictures/import-picture.ts'
import { isStatusName, type StatusName } from '../../content-types/entry-statuses.ts'
import { failure, invalidParams } from '../../errors/errors.ts'
import { countAttempt } from '../../rate-limits/rate-limit.ts'
import { ITEM, withErrors } from '../record-errors.ts'
import { applyItems } from '../items/apply-items.ts'
import type { Batch } from '../items/item-transaction.ts'
import type { Incoming } from '../items/prepare-item.ts'
import { ItemReader } from '../items/read-value.ts'
import { newHash } from '../queue-record.ts'
import { checkIdentity, type BatchLists, type BatchStatus } from './check-callback.ts'
import { withLease } from './with-lease.ts'
import { isJsonObject } from '../../../json-object.ts'

export interface AcceptedBatch extends BatchLists {
  readonly hash: string
  readonly bodyHash: string
  readonly status: BatchStatus
  readonly percentage: number
}

export interface BatchAnswer {
  readonly activity: Activity
  /** In seconds. */
  readonly interval: number
  /** null if the import is finished. */
  readonly nextBatchHash: string | null
}

const PACE = { name: 'import', most: 5, milliseconds: 10_000 } as const

/**
 * Accepts a batch (behaviour/imports.md#batch-callback): stores its items one by one, then sets the
 * next expected callback. If the batch is repeated after a failure, items already stored are
 * recognized.
 * @param limited whether the rate limit applies to the sender
 * @throws DomainError 409 rest_import_busy, 429 rest_import_too_fast; 400 rest_invalid_param if the
 *   import has ended or advanced in the meantime
 */
export function acceptBatch(
  site: PictureSite,
  recordId: number,
  batch: AcceptedBatch,
  { limited }: { readonly limited: boolean },
): Promise<BatchAnswer> {
  return withLease(site, recordId, async (keep) => {
    const row = await expectedRecord(site, recordId, batch)
    if (limited) await requirePace(site, row)
    const { importDefaultStatus, importInterval } = await site.settings()
    const postStatus = row.postStatus ?? importDefaultStatus
    const found = await importItems(site, { ...row, postStatus }, batch, keep)
    const now = site.clock()
    const last = batch.status.batch.total === batch.status.batch.done + 1
    const nextBatchHash = last ? null : newHash()
    const response = { interval: importInterval, nextBatchHash }
    const changes: ImportChanges = {
      postStatus,
      totalEvents: batch.status.data.total,
      percentageComplete: Math.round(batch.percentage),
      batchesDone: batch.status.batch.done,
      lastBatch: { hash: batch.hash, bodyHash: batch.bodyHash, response },
      lastBatchAt: now,
      nextBatchHash,
      errors: withErrors(row.errors, [...found, ...problemsOf(batch.problems, now)]),
      ...(last && { status: 'cal-ea-success' }),
    }
    await site.database.transact(async (tx) => {
      await keep(tx)
      await updateImport(tx, recordId, changes, now)
    })
    return answerTo(site, recordId, response)
  })
}

/** The answer to a repetition of the latest batch. */
export async function answerTo(
  { database }: PictureSite,
  recordId: number,
  response: NonNullable<ImportRow['lastBatch']>['response'],
): Promise<BatchAnswer> {
  return { ...response, activity: await readActivity(database, recordId) }
}

/** Another callback may have completed between the check of the arguments and the lease. */
async function expectedRecord(
  { database }: PictureSite,
  recordId: number,
  { hash, percentage, status }: AcceptedBatch,
): Promise<ImportRow> {
  const row = await findImport(database, recordId)
  const problems = checkIdentity(row, { batchHash: hash, percentage })
  const back = row !== undefined && status.batch.done < row.batchesDone
  if (row === undefined || back || Object.keys(problems).length > 0) throw invalidParams(problems)
  return row
}

/** @throws DomainError 429 rest_import_too_fast */
async function requirePace(site: PictureSite, { id }: ImportRow): Promise<void> {
  const seconds = await countAttempt(site, PACE, String(id))
  if (seconds === undefined) return
  throw failure('rest_import_too_fast', { details: { retry_after: seconds } })
}

async function importItems(
  site: PictureSite,
  record: ImportRow,
  { events, venues, organizers }: AcceptedBatch,
  keep: (tx: Tx) => Promise<void>,
): Promise<ImportError[]> {
  const incoming: Incoming[] = [
    ...venues.map((value) => ({ kind: 'venue' as const, value })),
    ...organizers.map((value) => ({ kind: 'organizer' as const, value })),
    ...events.map((value) => ({ kind: 'event' as const, value })),
  ]
  const caller = await authorOf(site, record)
  const { importDefaultStatus } = await site.settings()
  const status = statusFor(record, importDefaultStatus)
  const named = { places: new Map(), terms: new Map() }
  const batch: Batch = { site, caller, record, status, keep, named }
  const errors: ImportError[] = []
  let index = 0
  for await (const problems of applyItems(batch, incoming)) {
    const date = site.clock().toISOString()
    errors.push(...problems.map((problem) => ({ code: ITEM, date, index, ...problem })))
    index += 1
  }
  return errors
}

/**
 * The user who owns the items. Markup from sources is filtered whoever imports it; without an
 * author nothing can be created.
 */
async function authorOf({ database }: PictureSite, { authorId }: ImportRow): Promise<Caller> {
  const [user] = await findUsers(database, [authorId])
  if (user === undefined) return ANONYMOUS
  const caller = callerOf(user)
  const capabilities = new Set(caller.capabilities)
  capabilities.delete('unfiltered_html')
  return { ...caller, capabilities }
}

/**
 * Items have no status of their own: if the record leaves the choice to them, the site's default
 * applies.
 */
function statusFor({ postStatus }: ImportRow, fallback: StatusName): StatusName {
  return postStatus !== null && isStatusName(postStatus) ? postStatus : fallback
}

/** Invalid rows of the source. */
function problemsOf(problems: readonly unknown[], now: Date): ImportError[] {
  return problems.filter(isJsonObject).map((problem) => {
    const reader = new ItemReader(problem)
    const index = reader.number('line', { least: 0, most: LARGEST_INTEGER })
    const uid = reader.line('uid')
    return {
      code: ITEM,
      message: reader.line('message') ?? 'The row is not an item.',
      date: now.toISOString(),
      ...(index !== undefined && { index: Math.floor(index) }),
      ...(uid !== undefined && { uid }),
    }
  })
}
