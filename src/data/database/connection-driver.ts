import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { announceActor, type Actor } from './actor.ts'
import type { Availability } from './availability.ts'
import type { ConnectionPool } from './connection-pool.ts'
import { sqlState } from './database-errors.ts'
import { DatabaseFailure, failureOf, type Phase } from './database-failure.ts'
import { beginWithin, setDeadline, type Deadline, type Deadlines } from './deadlines.ts'
import type { PreparedStatements } from './prepared-statements.ts'

export type OnRead = (sql: string) => void

export interface DriverOptions {
  readonly pool: ConnectionPool
  readonly availability: Availability
  readonly deadlines: Deadlines
  /** That of statements outside of a transaction. */
  readonly deadline: Deadline
  /** Whether a pooler gives connections to others in between, so that nothing of them may be set. */
  readonly pooled: boolean
  readonly prepared: PreparedStatements
  /** Whether statements that come again are prepared under a name. */
  readonly named: boolean
  /** Called for every statement that is sent. */
  readonly onStatement: () => void
  /** Called with every statement that is run. */
  readonly onRead?: OnRead | undefined
  /** Who makes the changes of transactions. */
  readonly actor?: Actor | undefined
  /** A statement that every transaction ends with. */
  readonly announcement?: string | undefined
}

/**
 * How much later than the server the program gives up. The server cancels a statement itself, so
 * silence until then means that there is nobody at the other end.
 */
const MARGIN_MILLISECONDS = 1000

/** Statements that tell how many rows they changed. */
const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** What a driver of Kysely is asked for, over a pool that it shares with others. */
export class PoolDriver implements Driver {
  readonly #options: DriverOptions

  constructor(options: DriverOptions) {
    this.#options = options
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  async acquireConnection(): Promise<PoolConnection> {
    const { pool } = this.#options
    const sentAt = performance.now()
    try {
      return new PoolConnection(await pool.acquire(), this.#options)
    } catch (error) {
      throw judged(error, { phase: 'connecting', lost: true, sentAt }, this.#options)
    }
  }

  beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings)
  }

  commitTransaction(connection: PoolConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: PoolConnection): Promise<void> {
    return connection.rollback()
  }

  releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release()
    return Promise.resolve()
  }

  /** The pool ends with the database that opened it. */
  destroy(): Promise<void> {
    return Promise.resolve()
  }
}

/** A connection of the pool from when it is acquired to when it is released. */
class PoolConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #options: DriverOptions
  /** When the open transaction has taken too long. */
  #latest = Infinity
  #broken = false

  constructor(client: pg.PoolClient, options: DriverOptions) {
    this.#client = client
    this.#options = options
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { deadline, onRead } = this.#options
    onRead?.(sql)
    const inTransaction = this.#latest !== Infinity
    if (!inTransaction) await this.#holdDeadline(deadline)
    const limit = inTransaction ? this.#timeLeft() : deadline.statement
    const { prepared, named } = this.#options
    const statement = named ? prepared.sent(this.#client, sql) : { text: sql }
    const { command, rows, rowCount } = await this.#send(
      limit,
      { ...statement, values: [...parameters] },
      inTransaction ? 'writing' : 'reading',
    )
    return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed.')
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const { actor, deadlines } = this.#options
    const { reading, writing } = deadlines
    const level = isolationLevel === undefined ? '' : ` ISOLATION LEVEL ${isolationLevel}`
    const begin = `BEGIN${level}${accessMode === undefined ? '' : ` ${accessMode}`}`
    const telling = actor === undefined ? [] : [announceActor(actor)]
    const text = beginWithin(begin, writing, telling)
    await this.#send(reading.statement, { text }, 'writing')
    this.#latest = Date.now() + writing.statement
  }

  async commit(): Promise<void> {
    const { announcement } = this.#options
    const text = announcement === undefined ? 'COMMIT' : `${announcement}; COMMIT`
    // After a failed statement whose error was ignored, PostgreSQL takes COMMIT for ROLLBACK, and
    // refuses what comes before it.
    const answer = await this.#send(this.#timeLeft(), { text }, 'committing').catch(
      (error: unknown) => {
        if (sqlState(error) === '25P02') return []
        throw error
      },
    )
    if ([answer].flat().at(-1)?.command !== 'COMMIT') {
      throw new Error('The transaction was rolled back.')
    }
  }

  /** A connection that cannot even roll back is closed, which ends its transaction as well. */
  async rollback(): Promise<void> {
    const { reading } = this.#options.deadlines
    const rollback = this.#send(reading.statement, { text: 'ROLLBACK' }, 'writing')
    await rollback.catch(() => (this.#broken = true))
  }

  release(): void {
    const { pool, prepared } = this.#options
    pool.release(this.#client, this.#broken || prepared.isSpent(this.#client))
  }

  #timeLeft(): number {
    const left = this.#latest - Date.now()
    if (left < 0) {
      const failure = new DatabaseFailure('rest_database_timeout', 'The transaction took too long.')
      this.#options.availability.failed(failure)
      throw failure
    }
    return left
  }

  async #holdDeadline(deadline: Deadline): Promise<void> {
    const { pool, pooled } = this.#options
    if (pooled || pool.deadlines.get(this.#client) === deadline) return
    await this.#ask(deadline.statement, { text: setDeadline(deadline) }, 'reading')
    pool.deadlines.set(this.#client, deadline)
  }

  #send(
    limit: number,
    statement: pg.QueryConfig<unknown[]>,
    phase: Phase,
  ): Promise<pg.QueryResult> {
    this.#options.onStatement()
    return this.#ask(limit, statement, phase)
  }

  /** Waits for an answer for so many milliseconds, and then gives the connection up. */
  async #ask(
    limit: number,
    statement: pg.QueryConfig<unknown[]>,
    phase: Phase,
  ): Promise<pg.QueryResult> {
    const { pool, availability } = this.#options
    const sentAt = performance.now()
    const giveUp = setTimeout(() => {
      pool.cut(this.#client, new Error('The database does not answer.'))
    }, limit + MARGIN_MILLISECONDS)
    try {
      const result = await this.#client.query(statement)
      pool.answered(this.#client)
      availability.answered(sentAt)
      return result
    } catch (error) {
      if (sqlState(error) !== undefined) pool.answered(this.#client)
      // A migration changed a table under a statement that this connection has prepared.
      if (sqlState(error) === '0A000') this.#broken = true
      const lost = pool.isLost(this.#client)
      throw judged(error, { phase, lost, sentAt }, this.#options)
    } finally {
      clearTimeout(giveUp)
    }
  }
}

interface Attempt {
  readonly phase: Phase
  /** Whether the connection broke. */
  readonly lost: boolean
  readonly sentAt: number
}

/** What to throw for an error: a failure of the database where it is one, which is counted. */
function judged(
  error: unknown,
  { phase, lost, sentAt }: Attempt,
  { availability, pool }: DriverOptions,
): unknown {
  const failure = failureOf(error, phase, lost)
  if (failure === undefined) availability.answered(sentAt)
  else availability.failed(failure)
  if (failure?.away === true || failure?.code === 'rest_database_read_only') pool.suspect()
  return failure ?? error
}
