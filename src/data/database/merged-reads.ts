/**
 * Reads for several callers: what they ask for in one turn of the event loop, which delivers the
 * requests of all sockets that have any, is one statement. It belongs to none of them, so each
 * records what it depends on. Nothing is kept: a read that begins after a write sees it.
 */
import DataLoader from 'dataloader'
import type { CompiledQuery, Kysely } from 'kysely'
import { perObject } from '../../cache/per-object.ts'
import type { Database, Tables } from './database.ts'

interface Identified {
  readonly id: number
}

/** Most rows of one statement, and most statements that are sent together. */
const MOST_AT_ONCE = 100

const OPTIONS = {
  cache: false,
  maxBatchSize: MOST_AT_ONCE,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
}

/**
 * Makes a read of one row of a statement for several.
 *
 * @param read selects rows by id, in any order
 */
export function mergedRead<Row extends Identified>(
  read: (given: { readonly ids: readonly number[] }) => CompiledQuery<Row>,
): (database: Database, id: number) => Promise<Row | undefined> {
  const loaderOf = perObject(
    (db: Kysely<Tables>) =>
      new DataLoader<number, Row | undefined>(async (ids) => {
        const { rows } = await db.executeQuery(read({ ids }))
        const found = new Map(rows.map((row) => [row.id, row]))
        return ids.map((id) => found.get(id))
      }, OPTIONS),
  )
  return ({ unrecorded }, id) => loaderOf(unrecorded).load(id)
}

/**
 * Makes a read by statements that were compiled before. Callers who pass the same one in one turn
 * share its rows, which they must not change.
 */
export function sharedRead<Row>(): (
  database: Database,
  query: CompiledQuery<Row>,
) => Promise<readonly Row[]> {
  const loaderOf = perObject(
    (db: Kysely<Tables>) =>
      new DataLoader<CompiledQuery<Row>, readonly Row[]>(async (queries) => {
        const resultOf = perObject((query: CompiledQuery<Row>) => db.executeQuery(query))
        const results = await Promise.allSettled(queries.map(resultOf))
        return results.map((result) =>
          result.status === 'fulfilled' ? result.value.rows : asError(result.reason),
        )
      }, OPTIONS),
  )
  return ({ unrecorded }, query) => loaderOf(unrecorded).load(query)
}

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error('The statement failed.', { cause: reason })
