import {
  arrangeStaged,
  clearStaged,
  insertStaged,
  type StagedItem,
} from '../../../data/imports/staged-items.ts'
import { lockLeasedJob } from '../../../data/imports/jobs.ts'
import type { Database, Tx } from '../../../data/database/database.ts'
import type { Parsed } from '../parsed.ts'
import { yieldingToEventLoop } from './yielding.ts'
import { ImportProblem } from './problem.ts'

/** Another node has taken the job, or it was deleted; the current worker must stop. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** The result of reading a source. */
export interface Staged {
  /** Items to deliver. */
  readonly total: number
  /** Rows that are not valid items. */
  readonly problems: number
  readonly outside: number
}

/** Most items, and most characters, stored per statement. */
const MOST_ROWS = 500
const MOST_CHARACTERS = 4 * 1024 * 1024
/** In characters of JSON. */
const LARGEST_ITEM = 500_000
/** Invalid rows that are stored; all are counted. */
const MOST_PROBLEMS = 10_000

interface Staging {
  readonly jobId: number
  readonly holder: string
  /** Unlimited if absent. */
  readonly mostItems?: number
  /** Called after each statement with the number of items so far. */
  readonly onProgress?: (items: number) => void
}

/**
 * Stores the items of a source until they are delivered: a source may be larger than memory, and
 * its last lines may override its first.
 * @throws LeaseLost; ImportProblem of the source, error:too-large
 */
export async function stageItems(
  database: Database,
  parsed: AsyncIterable<Parsed>,
  { jobId, holder, mostItems = Number.POSITIVE_INFINITY, onProgress }: Staging,
): Promise<Staged> {
  const counts = { number: 0, items: 0, problems: 0, outside: 0 }
  let rows: StagedItem[] = []
  let characters = 0
  await inJob(database, { jobId, holder }, (tx) => clearStaged(tx, jobId))
  const store = async (): Promise<void> => {
    const stored = rows
    rows = []
    characters = 0
    if (stored.length > 0) {
      await inJob(database, { jobId, holder }, (tx) => insertStaged(tx, jobId, stored))
    }
    onProgress?.(counts.items)
  }
  for await (const one of yieldingToEventLoop(parsed)) {
    const { row, size } = stagedRow(one, ++counts.number)
    if (one.kind === 'outside') counts.outside++
    else if (row?.kind === 'problem') counts.problems++
    else counts.items++
    if (counts.items > mostItems) {
      throw new ImportProblem('error:too-large', `The source has more than ${mostItems} events.`)
    }
    const kept = row?.kind !== 'problem' || counts.problems <= MOST_PROBLEMS
    if (row !== undefined && kept) {
      rows.push(row)
      characters += size
    }
    if (rows.length >= MOST_ROWS || characters >= MOST_CHARACTERS) await store()
  }
  await store()
  const total = await inJob(database, { jobId, holder }, (tx) => arrangeStaged(tx, jobId))
  return { total, problems: counts.problems, outside: counts.outside }
}

/** @throws LeaseLost */
function inJob<T>(
  database: Database,
  { jobId, holder }: { readonly jobId: number; readonly holder: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.transact(async (tx) => {
    if (!(await lockLeasedJob(tx, jobId, holder))) throw new LeaseLost()
    return work(tx)
  })
}

/**
 * The row for a part of the source; events outside the window matter only for what they replace.
 */
function stagedRow(
  one: Parsed,
  number: number,
): { readonly row: StagedItem | undefined; readonly size: number } {
  const { line, replaces = null } = one
  const base = { number, line, replaces, uid: null, sequence: 0, instance: null, startsAt: null }
  if (one.kind === 'outside') {
    const row = replaces === null ? undefined : { ...base, kind: 'moved' as const, item: {} }
    return { row, size: 0 }
  }
  if (one.kind === 'problem') return { row: problemRow(base, one.message, one.uid), size: 0 }
  const size = JSON.stringify(one.item).length
  if (size > LARGEST_ITEM) {
    const uid = one.kind === 'event' ? one.item.uid : undefined
    return { row: problemRow(base, 'It has too much text.', uid), size: 0 }
  }
  if (one.kind !== 'event') return { row: { ...base, kind: one.kind, item: one.item }, size }
  const { item, startsAt, instance = null } = one
  const { uid = null, sequence = 0 } = item
  return { row: { ...base, kind: 'event', uid, sequence, instance, startsAt, item }, size }
}

function problemRow(
  base: Omit<StagedItem, 'kind' | 'item'>,
  message: string,
  uid: string | undefined,
): StagedItem {
  return { ...base, kind: 'problem', uid: uid ?? null, item: { message } }
}
