import { sqlState } from '../../../data/database/database-errors.ts'
import { recordActivity, type ActivityItem } from '../../../data/imports/activity.ts'
import { withPictures, type CreatePicture } from '../../calendar/pictures/import-picture.ts'
import { DomainError } from '../../errors/errors.ts'
import { Skipped } from './apply-event.ts'
import { inItemTransaction, type Batch } from './item-transaction.ts'
import { pictureIds, planPictures, type PicturePlan } from './pictures.ts'
import { problemsOf, type ItemProblem, type Prepared } from './prepare-item.ts'

/**
 * Imports one item in one transaction; an invalid one is skipped.
 * @returns problems to record
 * @throws Error if the database fails, or if the import has ended in the meantime
 */
export async function applyItem(batch: Batch, item: Prepared): Promise<ItemProblem[]> {
  const [problem] = Object.values(item.problems)
  if (problem !== undefined) return problemsOf(item, [problem])
  try {
    const planned = await planPictures(batch, item.pictures)
    const failures = await store(batch, item, planned.plan)
    return problemsOf(item, [...planned.problems, ...failures])
  } catch (error) {
    const message = skippedBecause(error)
    if (message === undefined) throw error
    if (error instanceof Skipped && error.id !== undefined) await noteSkipped(batch, error.id)
    return problemsOf(item, [message])
  }
}

/** A picture that cannot be fetched is omitted, and the item imported without it. */
async function store(batch: Batch, item: Prepared, plan: PicturePlan): Promise<string[]> {
  let begun = false
  const write = (make: CreatePicture): Promise<string[]> => {
    begun = true
    return storeWith(batch, item, plan, make)
  }
  const requested = [...plan.values()].map((picture) => ['image', picture] as const)
  try {
    return await withPictures(batch.site, batch.caller, requested, write)
  } catch (error) {
    if (begun || !(error instanceof DomainError)) throw error
    const remarks = await withPictures(batch.site, batch.caller, [], (make) =>
      storeWith(batch, item, new Map(), make),
    )
    return ['The picture is unavailable.', ...remarks]
  }
}

async function storeWith(
  batch: Batch,
  { names, apply }: Prepared,
  plan: PicturePlan,
  make: CreatePicture,
): Promise<string[]> {
  return inItemTransaction(batch, names, async (shared) => {
    const { tx, record } = shared
    const activity: ActivityItem[] = []
    const remarks: string[] = []
    const pictureId = pictureIds(tx, make, plan, activity)
    await apply({ ...shared, activity, remarks, pictureId })
    await recordActivity(tx, record.id, activity)
    return remarks
  })
}

async function noteSkipped({ site, record, keep }: Batch, id: number): Promise<void> {
  await site.database.transact(async (tx) => {
    await keep(tx)
    await recordActivity(tx, record.id, [{ kind: 'cal_events', id, outcome: 'skipped' }])
  })
}

/** SQLSTATE classes for rejected data, as opposed to a failing database. */
const REFUSED_DATA = /^(?:22|23|54)/

function skippedBecause(error: unknown): string | undefined {
  if (error instanceof Skipped) return error.message
  if (error instanceof DomainError) {
    const params = error.details?.['params']
    const sentences = params instanceof Object ? Object.values(params).map(String) : []
    return sentences[0] ?? error.message
  }
  return REFUSED_DATA.test(sqlState(error) ?? '') ? 'The item cannot be stored.' : undefined
}
