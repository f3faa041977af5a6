/** Finds all problems of a callback's arguments at once (behaviour/imports.md). */
import type { ImportRow } from '../../../data/imports/record-row.ts'
import { LARGEST_INTEGER } from '../../../stored-integer.ts'
import { MAX_ITEMS } from '../item.ts'
import { isSameText } from '../../signing/same-text.ts'

/** Number done, and in total. */
export interface Progress {
  readonly total: number
  readonly done: number
}

export interface BatchStatus {
  /** Items. */
  readonly data: Progress
  /** Batches; `done` does not include the current one. */
  readonly batch: Progress
}

/** The raw arguments of a callback; those of a wrong type are undefined. */
export interface CallbackArguments {
  readonly batchHash: string | undefined
  readonly percentage: number | undefined
}

/** Messages by argument. */
export type CallbackProblems = Record<string, string>

/** Whether the record accepts callbacks and expects this one. */
export function checkIdentity(
  row: ImportRow | undefined,
  { batchHash, percentage }: CallbackArguments,
): CallbackProblems {
  const problems: CallbackProblems = {}
  const pending = row?.status === 'cal-ea-pending'
  if (!pending) problems['import_id'] = 'import_id is not the id of a pending import.'
  const expected = pending ? row.nextBatchHash : null
  const known = expected !== null && expected !== '' && batchHash !== undefined
  if (!known || !isSameText(batchHash, expected)) {
    problems['batch_hash'] = 'batch_hash is not the expected one.'
  }
  if (percentage === undefined || percentage < 0 || percentage > 100) {
    problems['percentage_complete'] = 'percentage_complete is not a number from 0 to 100.'
  }
  return problems
}

/** Whether a callback repeats the latest accepted batch, whose answer the record still has. */
export function isRepetition(
  row: ImportRow | undefined,
  batchHash: string | undefined,
  bodyHash: string,
): row is ImportRow & { readonly lastBatch: NonNullable<ImportRow['lastBatch']> } {
  if (row === undefined || row.lastBatch === null || batchHash === undefined) return false
  const alive = row.status === 'cal-ea-pending' || row.status === 'cal-ea-success'
  const { hash, bodyHash: known } = row.lastBatch
  return alive && isSameText(batchHash, hash) && isSameText(bodyHash, known)
}

function readProgress(value: unknown): Progress | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const [total, done] = ['total', 'done'].map((name) => countOf(Reflect.get(value, name)))
  if (total === undefined || done === undefined || done > total) return undefined
  return { total, done }
}

/** Forms send numbers as text. */
function countOf(value: unknown): number | undefined {
  const isNumeral = typeof value === 'string' && /^\s*\d{1,10}(?:\.\d{1,10})?\s*$/.test(value)
  const number = isNumeral ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  return number >= 0 && number <= LARGEST_INTEGER ? Math.floor(number) : undefined
}

/** `{data: {total, done}, batch: {total, done}}`; undefined for anything else. */
export function readBatchStatus(value: unknown): BatchStatus | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const data = readProgress(Reflect.get(value, 'data'))
  const batch = readProgress(Reflect.get(value, 'batch'))
  return data === undefined || batch === undefined ? undefined : { data, batch }
}

export function checkBatchStatus(
  status: BatchStatus | undefined,
  row: ImportRow | undefined,
): CallbackProblems {
  if (status === undefined) {
    return { status: 'status lacks the numbers of data and batch, or more is done than there is.' }
  }
  const stored = row?.status === 'cal-ea-pending' ? row.batchesDone : 0
  return status.batch.done < stored ? { status: 'status is behind what was already imported.' } : {}
}

/** The lists of a batch, not yet validated. */
export interface BatchLists {
  readonly events: readonly unknown[]
  readonly venues: readonly unknown[]
  readonly organizers: readonly unknown[]
  readonly problems: readonly unknown[]
}

export function checkLists({ events, venues, organizers, problems }: BatchLists): CallbackProblems {
  const tooMany = events.length + venues.length + organizers.length > MAX_ITEMS
  return {
    ...(tooMany && { events: `events, with venues and organizers, are more than ${MAX_ITEMS}.` }),
    ...(problems.length > MAX_ITEMS && { problems: `problems are more than ${MAX_ITEMS}.` }),
  }
}
