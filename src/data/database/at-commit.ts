/** Statements that are sent with COMMIT, to share its round trip. */
import type { Compilable } from 'kysely'
import { PoolConnection } from './pool-connection.ts'
import type { Tx } from './tables.ts'

/** Transactions that go on after the work of one of those who share them. */
const joined = new WeakSet<Tx>()

/** Called before others get to use a transaction. */
export const join = (tx: Tx): void => void joined.add(tx)

/** Whether a transaction may go on after this work, so that nothing may wait for its end. */
export const isJoined = (tx: Tx): boolean => joined.has(tx)

/**
 * Holds a statement until COMMIT. It runs after all others of its transaction and fails like them:
 * nothing is written then. But one that cannot be sent at all, such as one with values that have no
 * text, does not undo what the others wrote; so a write may wait only where it is the only one.
 * @param tx not joined by others
 * @returns what waits for the rows, to be called after the transaction
 */
export function atCommit<Row>(tx: Tx, query: Compilable<Row>): Promise<() => Promise<Row[]>> {
  const compiled = query.compile()
  return tx.getExecutor().provideConnection((connection) => {
    if (!(connection instanceof PoolConnection)) throw new Error('Only the pool can wait.')
    const rows = connection.atCommit(compiled)
    // A failure is that of the transaction, which tells it.
    rows.catch(() => undefined)
    return Promise.resolve(() => rows)
  })
}
