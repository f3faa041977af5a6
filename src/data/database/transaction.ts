import type pg from 'pg'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { PreparedStatements } from './prepared-statements.ts'
import type { JoinedModels, TransactionModels } from './transaction-models.ts'

declare const inTransaction: unique symbol

/** A client inside a transaction. Writers accept nothing else, so no write can happen outside one. */
export type Tx = Prisma.TransactionClient & { readonly [inTransaction]: true }

/** Sends a statement over one connection, prepared under a name. */
export type Send = (
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[],
) => Promise<pg.QueryResult<object>>

export interface TransactionOptions {
  readonly pool: pg.Pool
  readonly prepared: PreparedStatements
  readonly send: Send
  readonly models: TransactionModels
}

/** Longer than any request may take; what is still open then is not going to end well. */
const LONGEST_MILLISECONDS = 30_000

/**
 * Runs `work` in one transaction: all of it commits, or nothing. Statements that are written out
 * take the shortest way to the connection; Prisma joins at the first use of one of its models.
 */
export async function inOneTransaction<T>(
  { pool, prepared, send, models }: TransactionOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  // A connection that breaks is told of by the statement that it breaks under.
  client.on('error', nothing)
  const open = openTransaction(client, send, models)
  let broken = false
  try {
    await send(client, 'BEGIN', [])
    const result = await work(open.tx)
    await open.end()
    const { command } = await send(client, 'COMMIT', [])
    // After a failed statement that nobody told of, PostgreSQL takes COMMIT for ROLLBACK.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back.')
    return result
  } catch (error) {
    await open.end().catch(nothing)
    await send(client, 'ROLLBACK', []).catch(() => (broken = true))
    throw error
  } finally {
    client.removeListener('error', nothing)
    client.release(broken || prepared.isSpent(client))
  }
}

/** Runs a statement on a connection of the pool. */
export async function onConnection<T>(
  pool: pg.Pool,
  prepared: PreparedStatements,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  client.on('error', nothing)
  let failed = true
  try {
    const result = await run(client)
    failed = false
    return result
  } finally {
    client.removeListener('error', nothing)
    client.release(failed || prepared.isSpent(client))
  }
}

const nothing = (): void => undefined

interface OpenTransaction {
  readonly tx: Tx
  /** From then on every statement is refused. @throws Error when the transaction took too long */
  end(): Promise<void>
}

type Statement = [first: Prisma.Sql | TemplateStringsArray, ...values: unknown[]]

function openTransaction(
  client: pg.PoolClient,
  send: Send,
  models: TransactionModels,
): OpenTransaction {
  const latest = Date.now() + LONGEST_MILLISECONDS
  let over = false
  let joined: Promise<JoinedModels> | undefined
  const requireOpen = (): void => {
    if (over) throw new Error('The transaction is over.')
    if (Date.now() > latest) throw new Error('The transaction took too long.')
  }
  const run = async ([first, ...values]: Statement): Promise<pg.QueryResult<object>> => {
    requireOpen()
    const statement = first instanceof Prisma.Sql ? first : Prisma.sql(first, ...values)
    return send(client, statement.text, statement.values)
  }
  const join = (): Promise<JoinedModels> => {
    requireOpen()
    return (joined ??= models.join(client))
  }
  const written = {
    $queryRaw: async (...statement: Statement) => (await run(statement)).rows,
    $executeRaw: async (...statement: Statement) => (await run(statement)).rowCount ?? 0,
  }
  const tx = new Proxy(written, {
    get: (own, name) => Reflect.get(own, name) ?? (isModel(name) && modelOf(name, join)),
  })
  return {
    tx: tx as unknown as Tx,
    async end() {
      if (over) return
      const late = Date.now() > latest
      over = true
      await (await joined)?.leave()
      if (late) throw new Error('The transaction took too long.')
    },
  }
}

type Model = Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>

const MODELS: ReadonlySet<string> = new Set(
  Object.values(Prisma.ModelName).map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
)

const isModel = (name: string | symbol): name is string =>
  typeof name === 'string' && MODELS.has(name)

/** A model whose operations wait until Prisma has joined the transaction. */
function modelOf(name: string, join: () => Promise<JoinedModels>): object {
  return new Proxy(
    {},
    {
      get:
        (_, operation) =>
        async (...given: unknown[]) => {
          const { models } = await join()
          const model = Reflect.get(models, name) as Model
          return model[String(operation)]?.(...given)
        },
    },
  )
}
