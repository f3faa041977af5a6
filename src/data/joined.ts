import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { Database, Tx } from './database.ts'

/**
 * A view of the database in which everything happens in one transaction that is open already:
 * rules that open transactions of their own become parts of a larger write. What changed is told
 * by whoever opened the transaction.
 */
export function joinTransaction(database: Database, tx: Tx): Database {
  return {
    ...database,
    // Readers use the models alone, and those a transaction has too.
    prisma: tx as unknown as PrismaClient,
    query: (statement) => tx.$queryRaw(statement),
    transact: (_topics, work) => work(tx),
  }
}
