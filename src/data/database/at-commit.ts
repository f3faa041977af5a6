/** Statements that are sent with COMMIT, to share its round trip. */
import { isCompilable, sql, type Compilable, type CompiledQuery } from 'kysely'
import { BEGUN } from './deadlines.ts'
import { PoolConnection } from './pool-connection.ts'
import type { Tx } from './tables.ts'

/** Transactions with several parts, which do not end with the work of one of them. */
const joined = new WeakSet<Tx>()

/** Called before a part gets to use a transaction. */
export const join = (tx: Tx): void => void joined.add(tx)

/** Whether the transaction may continue after this work, which therefore must not wait for its end. */
export const isJoined = (tx: Tx): boolean => joined.has(tx)

/**
 * Holds only in a transaction. A write with this condition may be sent together with BEGIN: should
 * that be refused or cancelled, the write would otherwise take place by itself.
 */
export const whereBegun = sql<boolean>`current_setting('${sql.raw(BEGUN)}', true) = 'on'`

/**
 * Holds a statement until COMMIT. It runs after all others of its transaction and fails like them:
 * then nothing is written. But one that cannot be sent at all, such as one whose values cannot be
 * serialized, does not undo what the others wrote; so of several writes one may wait only if its values
 * can always be sent.
 * @param tx a transaction that nobody has joined
 * @param needsBegin whether it writes without the condition `whereBegun`
 * @returns a function that waits for the rows, to be called after the transaction
 */
export function atCommit<Row>(
  tx: Tx,
  query: Compilable<Row> | CompiledQuery<Row>,
  { needsBegin }: { readonly needsBegin: boolean },
): Promise<() => Promise<Row[]>> {
  const compiled = isCompilable(query) ? query.compile() : query
  return tx.getExecutor().provideConnection((connection) => {
    if (!(connection instanceof PoolConnection))
      throw new Error('Only transactions can hold statements.')
    const rows = connection.atCommit(compiled, needsBegin)
    // A failure is that of the transaction, which reports it.
    rows.catch(() => undefined)
    return Promise.resolve(() => rows)
  })
}
