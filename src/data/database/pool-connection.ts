import { SpanKind } from '@opentelemetry/api'
import type { CompiledQuery, DatabaseConnection, QueryResult, TransactionSettings } from 'kysely'
import type pg from 'pg'
import { inChildSpan, type SpanDescription } from '../../tracing/spans.ts'
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
  /** Deadline for statements outside transactions. */
  readonly deadline: Deadline
  /** Whether a pooler shares connections, so that no session state may be set. */
  readonly pooled: boolean
  readonly prepared: PreparedStatements
  /** Whether repeated statements are prepared under a name. */
  readonly named: boolean
  /** Called for every statement sent. */
  readonly onStatement: () => void
  /** Called with every statement run. */
  readonly onRead?: OnRead | undefined
  /** The actor of transactions, announced to triggers. */
  readonly actor?: Actor | undefined
  /** Appended to every transaction. */
  readonly announcement?: string | undefined
}

/**
 * How much longer than the server the program waits. The server cancels slow statements itself, so
 * silence beyond that means a dead connection.
 */
const MARGIN_MILLISECONDS = 1000

/** Statements that report the number of changed rows. */
const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A pool connection between acquisition and release. */
export class PoolConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #options: DriverOptions
  /** Deadline of the transaction. */
  #latest = Infinity
  /** What begins the transaction, until it is sent. */
  #beginning: string | undefined
  /** Send the statements that wait for COMMIT, each with the time that is left in milliseconds. */
  readonly #closing: ((limit: number) => Promise<void>)[] = []
  /** Whether one of them would write without a transaction. */
  #closingNeedsBegin = false
  #broken = false

  constructor(client: pg.PoolClient, options: DriverOptions) {
    this.#client = client
    this.#options = options
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const { deadline, onRead } = this.#options
    onRead?.(sql)
    const inTransaction = this.#latest !== Infinity
    if (!inTransaction) await this.#holdDeadline(deadline)
    const limit = inTransaction ? this.#timeLeft() : deadline.statement
    const begun = this.#beginning === undefined ? undefined : this.#sendBegin()
    // Were BEGIN refused or cancelled, a statement sent with it would run by itself, which only a read may.
    if (query.kind !== 'SelectQueryNode') await begun
    const answer = this.#send(
      limit,
      this.#statement(sql, parameters),
      inTransaction ? 'writing' : 'reading',
    )
    if (begun !== undefined) {
      // Both settle before either is reported: a failure of BEGIN also fails what was sent with it.
      await Promise.allSettled([begun, answer])
      await begun
    }
    const { command, rows, rowCount } = await answer
    return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed.')
  }

  /** BEGIN waits for the first statement, to share its round trip. */
  begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const { actor, deadlines } = this.#options
    const level = isolationLevel === undefined ? '' : ` ISOLATION LEVEL ${isolationLevel}`
    const begin = `BEGIN${level}${accessMode === undefined ? '' : ` ${accessMode}`}`
    const announcements = actor === undefined ? [] : [announceActor(actor)]
    this.#beginning = beginWithin(begin, deadlines.writing, announcements)
    this.#latest = Date.now() + deadlines.writing.statement
    return Promise.resolve()
  }

  async #sendBegin(phase: Phase = 'writing'): Promise<void> {
    const text = this.#beginning
    if (text === undefined) return
    this.#beginning = undefined
    try {
      await this.#send(this.#options.deadlines.reading.statement, { text }, phase)
    } catch (error) {
      // Its later statements may have failed in a transaction that is open now.
      this.#broken = true
      throw error
    }
  }

  /**
   * Holds a statement until COMMIT, to share its round trip.
   * @param needsBegin whether it would write without a transaction
   * @returns its rows; they never come if the transaction is rolled back before
   */
  atCommit<Row>({ sql, parameters }: CompiledQuery<Row>, needsBegin: boolean): Promise<Row[]> {
    this.#closingNeedsBegin ||= needsBegin
    return new Promise((resolve, reject) => {
      this.#closing.push(async (limit) => {
        // Should the connection break now, COMMIT may have come through.
        const answer = this.#send(limit, this.#statement(sql, parameters), 'committing')
        await answer.then(({ rows }) => resolve(rows), reject)
        await answer
      })
    })
  }

  async commit(): Promise<void> {
    // Read once: should time run out in between, COMMIT would be sent without the statement before it.
    const limit = this.#timeLeft()
    const begun = this.#sendBegin(this.#closingNeedsBegin ? 'writing' : 'committing')
    if (this.#closingNeedsBegin) await begun
    const closing = this.#closing.map((send) => send(limit))
    const committed = this.#sendCommit(limit)
    // All of them settle before one is reported, and the first failure is what failed the others.
    const outcomes = await Promise.allSettled([begun, ...closing, committed])
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }

  async #sendCommit(limit: number): Promise<void> {
    const { announcement } = this.#options
    const text = announcement === undefined ? 'COMMIT' : `${announcement}; COMMIT`
    // After an ignored error PostgreSQL treats COMMIT as ROLLBACK, and refuses any statement before
    // it.
    const answer = await this.#send(limit, { text }, 'committing').catch((error: unknown) => {
      if (sqlState(error) === '25P02') return []
      throw error
    })
    if ([answer].flat().at(-1)?.command !== 'COMMIT') {
      throw new Error('The transaction was rolled back.')
    }
  }

  /** If not even ROLLBACK works, the connection is closed, which also ends its transaction. */
  async rollback(): Promise<void> {
    if (this.#beginning !== undefined) return
    const { reading } = this.#options.deadlines
    const rollback = this.#send(reading.statement, { text: 'ROLLBACK' }, 'writing')
    await rollback.catch(() => (this.#broken = true))
  }

  release(): void {
    const { pool, prepared } = this.#options
    pool.release(this.#client, this.#broken || prepared.isSpent(this.#client))
  }

  #statement(sql: string, parameters: readonly unknown[]): pg.QueryConfig<unknown[]> {
    const { prepared, named } = this.#options
    const statement = named ? prepared.sent(this.#client, sql) : { text: sql }
    return { ...statement, values: [...parameters] }
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
    return inChildSpan(
      () => spanOf(statement),
      () => this.#ask(limit, statement, phase),
    )
  }

  /** Waits for an answer up to a time limit, then gives up the connection. */
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
      const result = await resultOf(this.#client, statement)
      pool.answered(this.#client)
      availability.answered(sentAt)
      return result
    } catch (error) {
      // Otherwise its stack would name the socket, and not who asked.
      if (error instanceof Error) Error.captureStackTrace(error)
      if (sqlState(error) !== undefined) pool.answered(this.#client)
      // A migration changed a table that a prepared statement of this connection uses.
      if (sqlState(error) === '0A000') this.#broken = true
      const lost = pool.isLost(this.#client)
      throw classified(error, { phase, lost, sentAt }, this.#options)
    } finally {
      clearTimeout(giveUp)
    }
  }
}

/**
 * Runs a statement with a callback. The promise that the client makes by itself hangs on a function
 * that V8 allocates among old objects, which keeps the rows alive until the next full collection.
 */
const resultOf = (
  client: pg.PoolClient,
  statement: pg.QueryConfig<unknown[]>,
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(statement, (error: Error | null, result) => {
      if (error === null) resolve(result)
      else reject(error)
    })
  })

/** Statements with values in their text, such as who acts in a transaction, are named only. */
function spanOf({ text, values }: pg.QueryConfig<unknown[]>): SpanDescription {
  const [command = 'SQL'] = /[a-z]+/i.exec(text) ?? []
  const name = command.toUpperCase()
  const query = values === undefined ? {} : { 'db.query.text': text }
  return {
    name,
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': name, ...query },
  }
}

interface Attempt {
  readonly phase: Phase
  /** Whether the connection broke. */
  readonly lost: boolean
  readonly sentAt: number
}

/** Converts an error to a database failure if it is one, and counts it. */
export function classified(
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
