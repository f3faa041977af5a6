import type { ActivityItem } from '../../../data/imports/activity.ts'
import { recordActivity } from '../../../data/imports/activity.ts'
import { runConcurrently } from '../../../data/database/batching.ts'
import { Skipped } from './apply-event.ts'
import { applyItem } from './apply-item.ts'
import { inItemTransaction, type Batch, type SharedContext } from './item-transaction.ts'
import { prepareItem, problemsOf } from './prepare-item.ts'
import type { Incoming, ItemProblem, Prepared } from './prepare-item.ts'

/** Limits how long other writers wait for what a transaction locks, such as a category. */
const MAX_GROUP = 25

/**
 * Imports the items of a batch in order. Unrelated events are stored in one transaction; if that
 * fails, one by one, so that each is imported or skipped by itself.
 * @returns problems of each item
 * @throws Error as applyItem does
 */
export async function* applyItems(
  batch: Batch,
  incoming: readonly Incoming[],
): AsyncGenerator<ItemProblem[]> {
  for (const items of unrelated(incoming.map(prepareItem))) {
    const problems = items.length === 1 ? undefined : await storeGroup(batch, items)
    for (const [index, item] of items.entries()) {
      yield problems?.[index] ?? (await applyItem(batch, item))
    }
  }
}

/** Groups items in order, such that no two items of a group can be the same thing. */
function* unrelated(items: readonly Prepared[]): Generator<readonly Prepared[]> {
  let group: Prepared[] = []
  const known = new Set<string>()
  for (const item of items) {
    const { identities } = item
    const alone = identities === undefined || Object.keys(item.problems).length > 0
    const related = alone || identities.some((identity) => known.has(identity))
    if (group.length > 0 && (related || group.length === MAX_GROUP)) {
      yield group
      group = []
      known.clear()
    }
    if (alone) yield [item]
    else group.push(item)
    for (const identity of alone ? [] : identities) known.add(identity)
  }
  if (group.length > 0) yield group
}

/** @returns undefined if one of them cannot be stored, in which case none was */
async function storeGroup(
  batch: Batch,
  items: readonly Prepared[],
): Promise<ItemProblem[][] | undefined> {
  const names = items.flatMap((item) => item.names)
  try {
    return await inItemTransaction(batch, names, async (shared) => {
      const { tx, record } = shared
      const done = await runConcurrently(
        tx,
        items.map((item) => () => applyPlain(shared, item)),
      )
      const activity = done.flatMap((one) => one.activity)
      await recordActivity(tx, record.id, activity)
      return done.map(({ problems }) => problems)
    })
  } catch {
    // Retrying one by one attributes the failure to its item.
    return undefined
  }
}

interface Done {
  readonly activity: readonly ActivityItem[]
  readonly problems: ItemProblem[]
}

const noPicture = (): Promise<undefined> => Promise.resolve(undefined)

async function applyPlain(shared: SharedContext, item: Prepared): Promise<Done> {
  const activity: ActivityItem[] = []
  const remarks: string[] = []
  try {
    await item.apply({ ...shared, activity, remarks, pictureId: noPicture })
    return { activity, problems: problemsOf(item, remarks) }
  } catch (error) {
    // Items are skipped before anything of theirs is written.
    if (!(error instanceof Skipped)) throw error
    const { id, message } = error
    const skipped =
      id === undefined ? [] : [{ kind: 'cal_events', id, outcome: 'skipped' } as const]
    return { activity: skipped, problems: problemsOf(item, [message]) }
  }
}
