import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient, type Prisma } from '../../../generated/prisma/client.ts'
import type { PreparedStatements } from './prepared-statements.ts'

/** Prisma's models inside a transaction that began without Prisma. */
export interface JoinedModels {
  readonly models: Prisma.TransactionClient
  /** Prisma lets go of the transaction; the transaction itself goes on. */
  leave(): Promise<void>
}

export interface TransactionModels {
  join(client: pg.PoolClient): Promise<JoinedModels>
  close(): Promise<void>
}

/** Whoever began the transaction bounds its time. */
const NO_LIMIT = 24 * 60 * 60 * 1000

/**
 * A client of Prisma that does nothing but take part in open transactions. Prisma believes that it
 * opens one of its own on a connection that it is handed: that is the one of the transaction, on
 * which its words for beginning and ending do nothing.
 *
 * @param onStatement told of each statement that a model sends
 */
export function createTransactionModels(
  pool: pg.Pool,
  prepared: PreparedStatements,
  onStatement: () => void,
): TransactionModels {
  let offered: pg.PoolClient | undefined
  const connect = (): Promise<object> => {
    const client = offered
    offered = undefined
    if (client === undefined) return Promise.reject(new Error('No transaction is open.'))
    return Promise.resolve(asPrismaSees(client, prepared, onStatement))
  }
  const handing = Object.assign(Object.create(pool) as pg.Pool, { connect })
  const prisma = new PrismaClient({ adapter: new PrismaPg(handing) })
  const start = (client: pg.PoolClient): Promise<JoinedModels> =>
    new Promise((resolve, reject) => {
      offered = client
      const work = (models: Prisma.TransactionClient): Promise<void> =>
        new Promise((finish) => {
          const leave = (): Promise<void> => {
            finish()
            return ended
          }
          resolve({ models, leave })
        })
      const ended = prisma.$transaction(work, { maxWait: NO_LIMIT, timeout: NO_LIMIT })
      ended.catch(reject)
    })
  // One after the other, so that each gets the connection that was meant for it.
  let last: Promise<unknown> = Promise.resolve()
  return {
    join(client) {
      const joined = last.then(() => start(client))
      last = joined.catch(() => undefined)
      return joined
    },
    close: () => prisma.$disconnect(),
  }
}

const WORDS: ReadonlySet<string> = new Set(['BEGIN', 'COMMIT', 'ROLLBACK'])

/** A connection on which the words of transactions do nothing, and statements are prepared. */
function asPrismaSees(
  client: pg.PoolClient,
  prepared: PreparedStatements,
  onStatement: () => void,
): object {
  return {
    query(given: { readonly text: string }) {
      if (WORDS.has(given.text)) return Promise.resolve({ fields: [], rows: [], rowCount: 0 })
      onStatement()
      return client.query({ ...given, ...prepared.sent(client, given.text) })
    },
    on: () => undefined,
    removeListener: () => undefined,
    release: () => undefined,
  }
}
