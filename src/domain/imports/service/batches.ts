import type { DeliveredItem, StagedProblem } from '../../../data/imports/staged-items.ts'

export interface Delivery {
  readonly total: number
  readonly batchSize: number
  /** Rows that are not valid items. */
  readonly problems: number
}

/** Most invalid rows reported by one batch. */
export const PROBLEMS_OF_BATCH = 100
/** Most invalid rows reported if there are no items; the record keeps only the latest. */
const MAX_REPORTED_PROBLEMS = 500

/** Long files use large batches, to limit the number of callbacks. */
export const batchSizeFor = (total: number): number => (total > 1000 ? 100 : 25)

/**
 * Number of batches. Without any item there is one that is never sent, so that the import does not
 * end as a success.
 */
export function batchesOf({ total, batchSize, problems }: Delivery): number {
  if (total > 0) return Math.ceil(total / batchSize)
  return Math.ceil(Math.min(problems, MAX_REPORTED_PROBLEMS) / PROBLEMS_OF_BATCH) + 1
}

/** From 10 to 100, by the share delivered so far (behaviour/imports.md#import-service). */
export function percentageAfter({ total, batchSize }: Delivery, batch: number): number {
  const done = Math.min((batch + 1) * batchSize, total)
  return total === 0 ? 10 : 10 + Math.floor((90 * done) / total)
}

/**
 * Body of a batch callback (behaviour/imports.md#batch-callback). A batch always has the same body,
 * so that the site recognizes a repetition.
 * @param batch from 0
 */
export function batchBody(
  delivery: Delivery,
  { batch, hash }: { readonly batch: number; readonly hash: string },
  items: readonly DeliveredItem[],
  problems: readonly StagedProblem[],
): object {
  const of = (kind: DeliveredItem['kind']): object[] =>
    items.filter((one) => one.kind === kind).map(({ item }) => item)
  const { total, batchSize } = delivery
  const [venues, organizers] = [of('venue'), of('organizer')]
  return {
    batch_hash: hash,
    status: {
      data: { total, done: Math.min((batch + 1) * batchSize, total) },
      batch: { total: batchesOf(delivery), done: batch },
    },
    percentage_complete: percentageAfter(delivery, batch),
    events: of('event'),
    ...(venues.length > 0 && { venues }),
    ...(organizers.length > 0 && { organizers }),
    ...(problems.length > 0 && {
      problems: problems.map(({ line, uid, message }) => ({
        line,
        ...(uid !== null && { uid }),
        message,
      })),
    }),
  }
}
