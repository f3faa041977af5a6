import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { ChangeTopic } from './change-notices.ts'
import { sql, type Database, type Tx } from './database.ts'

/** What waits for the end of the transaction that a database was joined to. */
export interface PendingEffects {
  readonly topics: Set<ChangeTopic>
  readonly work: (() => Promise<void>)[]
}

/**
 * A view of the database in which everything happens in one transaction that is open already:
 * rules that open transactions of their own become parts of a larger write. A part that fails
 * leaves nothing behind, and the others stand. What changed is told by whoever opened the
 * transaction; `outcome` collects it.
 */
export function databaseWithin(
  database: Database,
  tx: Tx,
  outcome: PendingEffects = { topics: new Set(), work: [] },
): Database {
  const { changes } = database
  return {
    ...database,
    // Readers use the models alone, and those a transaction has too.
    prisma: tx as unknown as PrismaClient,
    query: (statement) => tx.$queryRaw(statement),
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
      // Others do not see what happens here, and it may be undone: nothing of it is remembered.
      connected: false,
      generation: (topic) => changes.generation(topic),
      changed: (topic) => void outcome.topics.add(topic),
      onChange: (topic, listener) => changes.onChange(topic, listener),
      close: () => Promise.resolve(),
    },
    close: () => Promise.resolve(),
  }
}

/** One name serves for parts within parts: a savepoint hides an outer one of its name. */
async function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.$executeRaw(sql`SAVEPOINT part`)
  try {
    const result = await work(tx)
    await tx.$executeRaw(sql`RELEASE SAVEPOINT part`)
    return result
  } catch (error) {
    await tx.$executeRaw(sql`ROLLBACK TO SAVEPOINT part`)
    await tx.$executeRaw(sql`RELEASE SAVEPOINT part`)
    throw error
  }
}

/**
 * Runs `work` with a database whose every statement belongs to one transaction: all of it
 * commits, or nothing. Write conflicts run it again from the beginning.
 *
 * @param work also gets the transaction itself: what is not to be undone on its own needs no part
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
