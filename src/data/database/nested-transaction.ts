import { sql } from 'kysely'
import type { ChangeTopic } from './change-notices.ts'
import type { Database, Tx } from './database.ts'

/** What has to happen once the outer transaction has committed. */
export interface PendingEffects {
  readonly topics: Set<ChangeTopic>
  readonly work: (() => Promise<void>)[]
}

/**
 * Returns a database whose statements all run in an open transaction. Rules that open transactions
 * themselves become savepoints of the larger write: one that fails is rolled back alone. Whoever
 * opened the outer transaction sends the change notices, which `outcome` collects.
 */
export function databaseWithin(
  database: Database,
  tx: Tx,
  outcome: PendingEffects = { topics: new Set(), work: [] },
): Database {
  const { changes } = database
  return {
    db: tx,
    searches: tx,
    readiness: () => database.readiness(),
    waiting: () => database.waiting(),
    onRelease: database.onRelease,
    statements: () => database.statements(),
    async transact(topics, work) {
      const result = await inSavepoint(tx, work)
      for (const topic of topics) outcome.topics.add(topic)
      return result
    },
    onceCommitted(work) {
      outcome.work.push(() => database.onceCommitted(work))
      return Promise.resolve()
    },
    changes: {
      // Uncommitted changes are invisible to others and may be rolled back, so nothing is cached.
      connected: false,
      staleAge: undefined,
      generation: (topic) => changes.generation(topic),
      changed: (topic) => void outcome.topics.add(topic),
      onChange: (topic, listener) => changes.onChange(topic, listener),
      close: () => Promise.resolve(),
    },
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
 * Runs `work` with a database whose every statement belongs to one transaction: all of it
 * commits, or nothing. Write conflicts run it again from the beginning.
 *
 * @param work also gets the transaction itself, for writes that need no savepoint
 * @param topics of what `work` writes with the transaction itself
 */
export async function inOneCommit<T>(
  database: Database,
  work: (joined: Database, tx: Tx) => Promise<T>,
  topics: readonly ChangeTopic[] = [],
): Promise<T> {
  let outcome: PendingEffects = { topics: new Set(), work: [] }
  const result = await database.transact([], (tx) => {
    outcome = { topics: new Set(topics), work: [] }
    return work(databaseWithin(database, tx, outcome), tx)
  })
  for (const topic of outcome.topics) database.changes.changed(topic)
  for (const waiting of outcome.work) await waiting()
  return result
}
