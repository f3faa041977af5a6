import type { Tx } from '../../data/database/database.ts'
import { lockImport } from '../../data/imports/record-reader.ts'
import type { ImportRow, NewImportRow } from '../../data/imports/record-row.ts'
import { insertImport, updateImport } from '../../data/imports/record-writer.ts'
import { failure, invalidParams } from '../errors/errors.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import type { Site } from '../site/site.ts'
import { nextRun } from './frequency.ts'
import { newSecret, pendingMembers, queueRecord, sourceOf, type Queue } from './queue-record.ts'
import type { ImportSource } from './service/queue.ts'

interface Run {
  readonly now: Date
  readonly source: ImportSource
  readonly queue?: Queue | undefined
}

/** Creates a pending record for a run and queues it; a schedule also gets its next run time. */
export async function makeRun(
  tx: Tx,
  settings: SiteSettings,
  parent: ImportRow,
  { now, source, queue }: Run,
): Promise<number> {
  const pending = pendingMembers(settings)
  const child: NewImportRow = {
    ...parent,
    ...pending,
    type: 'manual',
    frequency: 'on_demand',
    parentId: parent.id,
    callbackSecret: newSecret(),
    nextRunAt: null,
  }
  const id = await insertImport(tx, child, now)
  const schedule = parent.status === 'cal-ea-schedule'
  const nextRunAt = schedule ? nextRun(parent.frequency, now) : null
  await updateImport(tx, parent.id, { recentChild: id, nextRunAt }, now)
  await queueRecord(tx, settings, { ...child, ...pending, id }, source, { now, queue })
  return id
}

/**
 * Runs an import on demand (behaviour/imports.md#record-routes): a schedule or finished record gets
 * a child record, a draft is queued itself.
 * @returns the record of the run
 * @throws DomainError 404 rest_import_invalid_id; 409 rest_import_not_pending while it is running;
 *   400 rest_invalid_param if the source was uploaded once and is gone
 */
export async function runRecord(site: Site, id: number): Promise<ImportRow> {
  const settings = await site.settings()
  return site.database.transact(async (tx) => {
    const now = site.clock()
    const row = await lockImport(tx, id)
    if (row === undefined) throw failure('rest_import_invalid_id')
    if (row.status === 'cal-ea-pending' || (await isAtWork(tx, row.recentChild))) {
      throw failure('rest_import_not_pending')
    }
    const source = sourceOf(row)
    if (source === undefined) throw missingSource()
    const run = await (row.status === 'cal-ea-draft'
      ? startDraft(tx, settings, row, { now, source })
      : makeRun(tx, settings, row, { now, source }))
    const started = await lockImport(tx, run)
    if (started === undefined) throw new Error('A run was not stored.')
    return started
  })
}

async function startDraft(
  tx: Tx,
  settings: SiteSettings,
  row: ImportRow,
  { now, source }: Run,
): Promise<number> {
  if (row.type === 'schedule') {
    await updateImport(tx, row.id, { status: 'cal-ea-schedule' }, now)
    return makeRun(tx, settings, { ...row, status: 'cal-ea-schedule' }, { now, source })
  }
  const pending = pendingMembers(settings)
  await updateImport(tx, row.id, pending, now)
  await queueRecord(tx, settings, { ...row, ...pending }, source, { now })
  return row.id
}

/**
 * Runs a schedule that is due. If the last run is still going, the next one waits for its turn.
 * @returns the record of the run; undefined if none was created
 */
export async function startRun(site: Site, id: number): Promise<number | undefined> {
  const settings = await site.settings()
  return site.database.transact(async (tx) => {
    const now = site.clock()
    const row = await lockImport(tx, id)
    if (row?.status !== 'cal-ea-schedule' || row.nextRunAt === null || row.nextRunAt > now) {
      return undefined
    }
    const source = sourceOf(row)
    if (source === undefined || (await isAtWork(tx, row.recentChild))) {
      const nextRunAt = source === undefined ? null : nextRun(row.frequency, now)
      await updateImport(tx, id, { nextRunAt }, now)
      return undefined
    }
    return makeRun(tx, settings, row, { now, source })
  })
}

async function isAtWork(tx: Tx, id: number): Promise<boolean> {
  return id !== 0 && (await lockImport(tx, id))?.status === 'cal-ea-pending'
}

const missingSource = () =>
  invalidParams({ id: 'The file of this import was uploaded once, and is not kept.' })
