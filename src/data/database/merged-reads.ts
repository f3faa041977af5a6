/**
 * Reads for several callers: what they ask for in one turn of the event loop, which delivers the
 * requests of all sockets that have any, is one statement. It belongs to none of them, so each
 * records what it depends on. Nothing is kept: a read that begins after a write sees it.
 */
import { setImmediate as endOfTurn } from 'node:timers/promises'
import DataLoader from 'dataloader'
import type { CompiledQuery, Kysely } from 'kysely'
import { perObject } from '../../cache/per-object.ts'
import { senderOf, type Database } from './database-interface.ts'
import { inOrder } from './in-order.ts'
import { keysOf, type Narrowed } from './dependencies.ts'
import { textWithValues } from './statement.ts'
import type { Tables } from './tables.ts'

interface Identified {
  readonly id: number
}

const MOST_ROWS = 100

const OPTIONS = {
  cache: false,
  maxBatchSize: MOST_ROWS,
  batchScheduleFn: (send: () => void) => void endOfTurn().then(send),
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
        return inOrder(ids, rows)
      }, OPTIONS),
  )
  return ({ unrecorded }, id) => loaderOf(unrecorded.db).load(id)
}

/** A list that several callers may request. */
export interface SharedQuery<Row> {
  readonly query: CompiledQuery<Row>
  /** Dependencies narrower than whole tables, which are recorded for each caller. */
  readonly narrowed: Narrowed
  readonly searching?: boolean | undefined
}

/**
 * Makes a read of lists. Callers who ask for the same one in one turn share its rows, which they
 * must not change.
 */
export function sharedRead<Row>(): (
  database: Database,
  shared: SharedQuery<Row>,
) => Promise<readonly Row[]> {
  const unsentOf = perObject((_db: Kysely<Tables>) => new Map<string, Promise<readonly Row[]>>())
  return ({ reading, unrecorded }, { query, narrowed, searching = false }) => {
    reading?.note(keysOf(query.sql, narrowed))
    const db = senderOf(unrecorded, { searching })
    const unsent = unsentOf(db)
    const text = textWithValues(query)
    const send = async (): Promise<readonly Row[]> => {
      await endOfTurn()
      unsent.delete(text)
      return (await db.executeQuery(query)).rows
    }
    const rows = unsent.get(text) ?? send()
    unsent.set(text, rows)
    return rows
  }
}
