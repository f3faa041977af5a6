import type { DeliveredItem, StagedProblem } from '../../../data/imports/staged-items.ts'

/** What is to be delivered in all. */
export interface Delivery {
  readonly total: number
  readonly batchSize: number
  /** Rows that could not be read as items. */
  readonly problems: number
}

/** Maximum number of unreadable rows that one batch reports. */
export const PROBLEMS_OF_BATCH = 100
/** Unreadable rows that are reported if there are no items; the record keeps the latest few. */
const MAX_REPORTED_PROBLEMS = 500

/** Long files go in large batches, so that they do not take for ever. */
export const batchSizeFor = (total: number): number => (total > 1000 ? 100 : 25)

/**
 * How many batches there are. Without any item there is one that never comes, so that the import does
 * not end as a success.
 */
export function batchesOf({ total, batchSize, problems }: Delivery): number {
  if (total > 0) return Math.ceil(total / batchSize)
  return Math.ceil(Math.min(problems, MAX_REPORTED_PROBLEMS) / PROBLEMS_OF_BATCH) + 1
}

/** From 10 to 100, by what will have been delivered (behaviour/imports.md#import-service). */
export function percentageAfter({ total, batchSize }: Delivery, batch: number): number {
  const done = Math.min((batch + 1) * batchSize, total)
  return total === 0 ? 10 : 10 + Math.floor((90 * done) / total)
}

/**
 * Body of a batch callback (behaviour/imports.md#batch-callback). The same batch has the same body
 * whenever it is sent, so that the site knows a repetition.
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
