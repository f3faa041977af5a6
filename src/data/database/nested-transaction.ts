import { sql } from 'kysely'
import { join } from './at-commit.ts'
import type { Database, Tx } from './database.ts'
import { isShared } from './batching.ts'

/** Work for after the outer transaction has committed. */
type Pending = (() => Promise<void>)[]

/**
 * Returns a database whose statements all run in an open transaction. Rules that open transactions
 * themselves become savepoints of the larger write: one that fails is rolled back alone, unless
 * several share the transaction.
 */
export function databaseWithin(database: Database, tx: Tx, pending: Pending = []): Database {
  const { changes } = database
  join(tx)
  return {
    db: tx,
    searches: () => tx,
    unrecorded: { db: tx, searches: () => tx },
    readiness: () => database.readiness(),
    waiting: () => database.waiting(),
    onRelease: database.onRelease,
    statements: () => database.statements(),
    transact: (work) => (isShared(tx) ? work(tx) : inSavepoint(tx, work)),
    onceCommitted(work) {
      pending.push(() => database.onceCommitted(work))
      return Promise.resolve()
    },
    changes: {
      // Uncommitted changes are invisible to others and may be rolled back, so nothing is cached.
      connected: false,
      staleAge: undefined,
      generation: (topic) => changes.generation(topic),
      unchangedSince: (generation, keys) => changes.unchangedSince(generation, keys),
      changedIds: (since) => changes.changedIds(since),
      begin: () => changes.begin(),
      heard: (transaction) => transaction(undefined),
      changed: (topic) => changes.changed(topic),
      onChange: (topic, listener) => changes.onChange(topic, listener),
      close: () => Promise.resolve(),
    },
    // Reads inside the transaction are of no use to others, and its actor is already announced.
    notedIn: () => databaseWithin(database, tx, pending),
    actedBy: () => databaseWithin(database, tx, pending),
    close: () => Promise.resolve(),
  }
}

/** Nested savepoints can share a name: an inner one hides the outer one. */
async function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sql`SAVEPOINT part`.execute(tx)
  try {
    const result = await work(tx)
    await sql`RELEASE SAVEPOINT part`.execute(tx)
    return result
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT part`.execute(tx)
    await sql`RELEASE SAVEPOINT part`.execute(tx)
    throw error
  }
}

/**
 * Runs `work` with a database whose statements all belong to one transaction, which commits or
 * rolls back as a whole. Write conflicts restart it from the beginning.
 * @param work also gets the transaction itself, for writes that need no savepoint
 */
export async function inOneCommit<T>(
  database: Database,
  work: (joined: Database, tx: Tx) => Promise<T>,
): Promise<T> {
  let pending: Pending = []
  const result = await database.transact((tx) => {
    pending = []
    return work(databaseWithin(database, tx, pending), tx)
  })
  for (const waiting of pending) await waiting()
  return result
}
