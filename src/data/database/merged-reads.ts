import DataLoader from 'dataloader'
import type { CompiledQuery, Kysely } from 'kysely'
import type { Database, Tables } from './database.ts'

interface Identified {
  readonly id: number
}

/** Most rows of one statement. */
const MOST_ROWS = 100

/** Nothing is kept: a read that begins after a write sees it. */
const OPTIONS = {
  cache: false,
  maxBatchSize: MOST_ROWS,
  // After this turn of the event loop, which delivers the requests of all sockets that have any.
  batchScheduleFn: (send: () => void) => void setImmediate(send),
}

/**
 * Makes a read of one row of a statement for several. What all callers ask for in one turn of the
 * event loop is one statement, which belongs to none of them: they record what they depend on.
 *
 * @param read selects rows by id, in any order
 */
export function mergedRead<Row extends Identified>(
  read: (given: { readonly ids: readonly number[] }) => CompiledQuery<Row>,
): (database: Database, id: number) => Promise<Row | undefined> {
  const loaders = new WeakMap<Kysely<Tables>, DataLoader<number, Row | undefined>>()
  const open = (db: Kysely<Tables>) => {
    const loader = new DataLoader<number, Row | undefined>(async (ids) => {
      const { rows } = await db.executeQuery(read({ ids }))
      const found = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => found.get(id))
    }, OPTIONS)
    loaders.set(db, loader)
    return loader
  }
  return ({ unrecorded }, id) => (loaders.get(unrecorded) ?? open(unrecorded)).load(id)
}
