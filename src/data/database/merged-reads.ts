/**
 * Reads for several callers: what they ask for in one turn of the event loop, which delivers the
 * requests of all sockets that have any, is one statement. It belongs to none of them, so each
 * records what it depends on. Nothing is kept.
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

/** A statement whose rows are not there yet. */
interface PendingRead<Row> {
  readonly rows: Promise<readonly Row[]>
  /** The generation of changes before it was sent. */
  readonly since: number
}

/**
 * Makes a read of lists. Callers who ask for the same one while its statement is under way share its
 * rows, which they must not change. If it may not see a change that has been noticed since, it is
 * sent again.
 */
export function sharedRead<Row>(): (
  database: Database,
  shared: SharedQuery<Row>,
) => Promise<readonly Row[]> {
  const pendingOf = perObject((_db: Kysely<Tables>) => new Map<string, PendingRead<Row>>())
  return ({ reading, unrecorded, changes }, { query, narrowed, searching = false }) => {
    const keys = keysOf(query.sql, narrowed)
    reading?.note(keys)
    const db = senderOf(unrecorded, { searching })
    const pending = pendingOf(db)
    const text = textWithValues(query)
    const known = pending.get(text)
    if (known !== undefined && changes.connected && changes.unchangedSince(known.since, keys)) {
      return known.rows
    }
    const send = async (): Promise<readonly Row[]> => {
      await endOfTurn()
      try {
        return (await db.executeQuery(query)).rows
      } finally {
        if (pending.get(text) === sent) pending.delete(text)
      }
    }
    const sent = { rows: send(), since: changes.generation() }
    pending.set(text, sent)
    return sent.rows
  }
}
