import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import {
  listenForChanges,
  type ChangeNotices,
  type ChangeTopic,
  type NoticeEvents,
} from './change-notices.ts'
import { createPreparedStatements } from './prepared-statements.ts'
import { createReadinessProbe, type Readiness } from './readiness.ts'
import { createTransactionModels } from './transaction-models.ts'
import { inOneTransaction, onConnection, type Send, type Tx } from './transaction.ts'

export type { Tx } from './transaction.ts'

export const { sql, join, empty, raw } = Prisma
export type Sql = Prisma.Sql

// Written in the zone of the machine, moments would lose the odd seconds that zones had long ago.
pg.defaults.parseInputDatesAsUTC = true

const WORD = /^[a-z][a-z0-9_-]{0,39}$/

/**
 * A word of a closed list as it stands in a statement, such as a type or a status. The planner
 * then knows how many rows it means, and a statement without parameters is planned only once.
 */
export function keyword(text: string): Sql {
  return WORD.test(text) ? raw(`'${text}'`) : sql`${text}`
}

export interface DatabaseOptions {
  url: string
  /** The same without a pooler, which change notices would not pass. */
  directUrl?: string
  /** Most connections held at a time. */
  poolSize?: number
  /** Told when change notices do not arrive any more, and when they do again. */
  notices?: NoticeEvents
}

/** The one door to PostgreSQL of a process. */
export interface Database {
  /** Prisma's client, for simple reads. */
  readonly prisma: PrismaClient
  /**
   * Runs a typed statement and answers its rows. It is prepared under a name, and after some runs
   * planned once for all values; `each` plans it for the values of every run, which takes a
   * millisecond and is right where the best plan hangs on them, as with patterns of searches.
   */
  query<Row extends object>(statement: Sql, planned?: 'once' | 'each'): Promise<Row[]>
  /**
   * Runs `work` in one transaction: all of it commits, or nothing; write conflicts are tried
   * again. What this node remembers of the named topics is dropped before the promise resolves.
   */
  transact<T>(topics: readonly ChangeTopic[], work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs what cannot be undone, such as removing a file, once the transactions before it stand:
   * at once, or when the transaction that this database has been joined to is committed. The
   * work gets a database for statements of its own.
   */
  onceCommitted(work: (database: Database) => Promise<void>): Promise<void>
  /** Invalidates cached data, whichever node changed it. */
  readonly changes: ChangeNotices
  /** Whether the database can be worked with; within a second, however busy the pool is. */
  readiness(): Promise<Readiness>
  /** Statements that wait for a connection. */
  waiting(): number
  /** Statements sent by this process so far, those of Prisma included; tests count with it. */
  statements(): number
  close(): Promise<void>
}

/** Opens the pool and warms it, so that the first request does not pay for it. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const prepared = createPreparedStatements()
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    log: [{ emit: 'event', level: 'query' }],
  })
  let statements = 0
  prisma.$on('query', () => void statements++)
  await prisma.$queryRaw`SELECT 1`
  const changes = await listenForChanges(options.directUrl ?? options.url, options.notices)

  const probe = createReadinessProbe(options.url)
  const models = createTransactionModels(pool, prepared, () => void statements++)
  const send: Send = (client, text, values) => {
    statements++
    return client.query({ ...prepared.sent(client, text), values: [...values] })
  }

  const opened: Database = {
    prisma,
    async query<Row extends object>(
      statement: Sql,
      planned: 'once' | 'each' = 'once',
    ): Promise<Row[]> {
      const { text, values } = statement
      statements++
      if (planned === 'each') return (await pool.query<Row>({ text, values })).rows
      const { rows } = await onConnection(pool, prepared, (client) =>
        client.query<Row>({ ...prepared.sent(client, text), values }),
      )
      return rows
    },
    async transact(topics, work) {
      const result = await retried(() => inOneTransaction({ pool, prepared, send, models }, work))
      for (const topic of topics) changes.changed(topic)
      return result
    },
    onceCommitted: (work) => work(opened),
    changes,
    readiness: () => probe.check(),
    waiting: () => pool.waitingCount,
    statements: () => statements,
    async close() {
      await changes.close()
      probe.close()
      await prisma.$disconnect()
      await models.close()
      if (!pool.ended) await pool.end()
    },
  }
  return opened
}

/** Write conflicts and deadlocks: nothing was written, so trying again is safe. */
const RETRYABLE = new Set(['P2034'])
const RETRYABLE_SQL = new Set(['40001', '40P01'])

async function retried<T>(attemptOnce: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce()
    } catch (error) {
      if (attempt >= 5 || !isRetryable(error)) throw error
    }
  }
}

function isRetryable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && RETRYABLE.has(error.code))
    return true
  const state = sqlState(error)
  return state !== undefined && RETRYABLE_SQL.has(state)
}

/** The SQLSTATE of a database error, however deep the clients have wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Object && depth < 6; depth++) {
    const holder = at as { originalCode?: unknown; code?: unknown; cause?: unknown; meta?: unknown }
    for (const code of [holder.originalCode, holder.code]) {
      if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('P2'))
        return code
    }
    at =
      (holder.meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError ??
      holder.cause
  }
  return undefined
}

/** True when a write met a unique index (a taken slug, login or mail address). */
export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return true
  return sqlState(error) === '23505'
}

/** True when a write named a row that somebody else had just removed. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003') return true
  return sqlState(error) === '23503'
}

/** True when a statement named a table that is not there: nothing has been migrated. */
export function isUndefinedTable(error: unknown): boolean {
  return sqlState(error) === '42P01'
}
