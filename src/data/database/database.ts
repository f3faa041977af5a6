import { PrismaPg } from '@prisma/adapter-pg'
import { sql, type Driver, type Expression, type Kysely, type RawBuilder } from 'kysely'
import pg from 'pg'
import { PrismaClient } from '../../../generated/prisma/client.ts'
import { CodedError } from '../../errors/coded-error.ts'
import type { Actor } from './actor.ts'
import { listenForChanges, type ChangeNotices, type NoticeEvents } from './change-notices.ts'
import { createAvailability, type AvailabilityEvents } from './availability.ts'
import { kyselyWith } from './builder.ts'
import { PoolDriver, type DriverOptions, type OnRead } from './connection-driver.ts'
import { openPool } from './connection-pool.ts'
import { DatabaseFailure } from './database-failure.ts'
import { isWriteConflict } from './database-errors.ts'
import { deadlinesFor, type Deadline } from './deadlines.ts'
import { keysOf, type Narrowed } from './dependencies.ts'
import { createPreparedStatements } from './prepared-statements.ts'
import { createReadinessProbe, type Readiness } from './readiness.ts'
import type { Reading } from './reading.ts'
import type { ReplicaEvents } from './replica.ts'
import { openReplicaReads } from './replica-reads.ts'
import type { Tables, Tx } from './tables.ts'

export type { Tables, Tx } from './tables.ts'

/** A part of a statement that is written out. */
export type Sql = Expression<unknown>

// Written in the zone of the machine, moments would lose the odd seconds that zones had long ago.
pg.defaults.parseInputDatesAsUTC = true

const WORD = /^[a-z][a-z0-9_-]{0,39}$/

/**
 * A word of a closed list as it stands in a statement, such as a type or a status. The planner
 * then knows how many rows it means, and a statement without parameters is planned only once.
 */
export function keyword(text: string): RawBuilder<string> {
  return WORD.test(text) ? sql.lit(text) : sql`${text}`
}

export interface DatabaseOptions {
  url: string
  /** The same without a pooler, which change notices would not pass. */
  directUrl?: string
  /** Most connections held at a time. */
  poolSize?: number
  /** Told when the server grants fewer connections than the pool may hold, and when it is whole again. */
  onPoolSize?: (size: number) => void
  /** Most milliseconds for a statement that an answer is read with. */
  timeout?: number
  /** A streaming replica from which visitors are answered. */
  replica?: { url: string; maxLag: number; events?: ReplicaEvents }
  /** Told when change notices do not arrive any more, and when they do again. */
  notices?: NoticeEvents
  /** Most milliseconds for which visitors are shown what was true before the database went away. */
  staleFor?: number
  /** Told when the database fails, and when it works again. */
  availability?: AvailabilityEvents
}

/** Is told what is read. */
type Noting = Pick<Reading, 'note'>

/** What statements are sent with; inside a transaction, all of them belong to it. */
export interface Database {
  /**
   * Sends statements that are prepared when they come again, and after some runs are planned once
   * for all values.
   */
  readonly db: Kysely<Tables>
  /**
   * Sends statements that are planned for the values of every run, which takes a millisecond and is
   * right where the best plan depends on them, as with patterns of searches.
   */
  readonly searches: Kysely<Tables>
  /**
   * Runs `work` in one transaction: all of it commits, or nothing; write conflicts are tried
   * again. What this node has cached of what it changes is dropped before the promise resolves.
   */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs what cannot be undone, such as removing a file, once the transactions before it stand:
   * at once, or when the transaction that this database has been joined to is committed. The
   * work gets a database for statements of its own.
   */
  onceCommitted(work: (database: Database) => Promise<void>): Promise<void>
  /** Invalidates cached data, whichever node changed it. */
  readonly changes: ChangeNotices
  /** Notes what is read with this database; absent where nobody asks. */
  readonly reading?: Noting
  /**
   * The same database, which notes in a reading what the statements depend on that are sent with it.
   *
   * @param narrowed what they read of tables of which they do not read everything
   */
  notedIn(reading: Noting, narrowed?: Narrowed): Database
  /** The same database, whose transactions tell triggers who makes their changes. */
  actedBy(actor: Actor): Database
  /** Whether the database can be worked with; within a second, however busy the pool is. */
  readiness(): Promise<Readiness>
  /** Statements that wait for a connection. */
  waiting(): number
  /** Calls the listener whenever a statement has given its connection back. */
  onRelease: (listener: () => void) => void
  /** Statements sent by this process so far, those of Prisma included; tests count with it. */
  statements(): number
  close(): Promise<void>
}

/** What sends a statement, by whether it holds patterns of a search. */
export const senderOf = (
  { db, searches }: Database,
  { searching = false }: { readonly searching?: boolean },
): Kysely<Tables> => (searching ? searches : db)

/** A database for statements that do not depend on all of the tables that they name. */
export const narrowing = (database: Database, narrowed: () => Narrowed): Database =>
  database.reading === undefined ? database : database.notedIn(database.reading, narrowed())

/** The database of the process, which is not joined to a transaction. */
export interface ProcessDatabase extends Database {
  /** Prisma's models, for what stands alone: each call is a transaction of its own. */
  readonly prisma: PrismaClient
  /** The same for jobs and commands, whose statements may take longer than a client waits. */
  readonly background: Database
  /** The same for visitors, whose reads may be those of a replica that is not behind. */
  readonly visitors: Database
}

const POOL_SIZE = 10
const TIMEOUT_MILLISECONDS = 10_000

/** Opens the pool and warms it, so that the first request does not pay for it. */
export async function openDatabase(options: DatabaseOptions): Promise<ProcessDatabase> {
  const { url, directUrl = url, timeout = TIMEOUT_MILLISECONDS } = options
  const size = options.poolSize ?? POOL_SIZE
  const pool = openPool({
    url,
    size,
    patience: timeout,
    onSize: (connections) => options.onPoolSize?.(connections),
  })
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool.driver),
    log: [{ emit: 'event', level: 'query' }],
  })
  let statements = 0
  const onStatement = (): void => void statements++
  prisma.$on('query', onStatement)
  await prisma.$queryRaw`SELECT 1`
  const probe = createReadinessProbe(url)
  const prepared = createPreparedStatements()
  const deadlines = deadlinesFor(timeout)
  const availability = createAvailability(options.availability)

  const pooled = directUrl !== url
  const driven = { pool, availability, prepared, deadlines, pooled, onStatement }
  const probing = kyselyOver({ ...driven, deadline: deadlines.reading, named: false })
  const changes = await listenForChanges({
    url: directUrl,
    availability,
    staleFor: options.staleFor ?? 0,
    events: {
      onLost(error) {
        options.notices?.onLost(error)
        // Whether the database is away shows as soon as it is asked for something.
        sql`SELECT 1`.execute(probing).catch(() => undefined)
      },
      onRecovered: () => options.notices?.onRecovered(),
    },
  })

  // A statement is prepared on one connection of the server, and a pooler may use another one next.
  const reading: DriverOptions = { ...driven, deadline: deadlines.reading, named: !pooled }
  const reads =
    options.replica &&
    openReplicaReads(
      { size, patience: timeout, primaryUrl: directUrl, changes, ...options.replica },
      reading,
    )

  /** Waits until this node has heard of whatever is committed by now. */
  const catchUp = (): Promise<unknown> =>
    changes.heard(async (announcement) => {
      if (announcement !== undefined) await sql.raw(announcement).execute(probing)
    })

  const databaseOver = (driver: MakeDriver, deadline: Deadline): Database => {
    const kysely = (named: boolean, onRead?: OnRead): Kysely<Tables> =>
      kyselyWith(() => driver({ deadline, named: named && reading.named, onRead }))
    const transactBy =
      (actor?: Actor): Database['transact'] =>
      async (work) => {
        try {
          return await changes.heard((announcement) => {
            const db = kyselyOver({ ...reading, deadline, announcement, actor })
            return retried(() => db.transaction().execute(work))
          })
        } catch (error) {
          // What refused it may be a change that this node has not heard of yet.
          if (isJudgement(error)) await catchUp().catch(() => undefined)
          throw error
        }
      }
    const noted = (own: Database, noting: Noting, narrowed?: Narrowed): Database => {
      const note: OnRead = (text) => noting.note(keysOf(text, narrowed))
      return {
        ...own,
        reading: noting,
        db: kysely(true, note),
        get searches() {
          return kysely(false, note)
        },
        transact(work) {
          // Who writes and reads in one go may have read anything.
          noting.note(['content'])
          return own.transact(work)
        },
      }
    }
    const database: Database = {
      db: kysely(true),
      searches: kysely(false),
      transact: transactBy(),
      onceCommitted: (work) => work(database),
      changes,
      notedIn: (noting, narrowed) => noted(database, noting, narrowed),
      actedBy(actor) {
        const acted: Database = {
          ...database,
          transact: transactBy(actor),
          onceCommitted: (work) => work(acted),
          notedIn: (noting, narrowed) => noted(acted, noting, narrowed),
        }
        return acted
      },
      readiness: () => probe.check(),
      waiting: () => pool.waiting(),
      onRelease: (listener) => pool.onRelease(listener),
      statements: () => statements,
      async close() {
        await changes.close()
        probe.close()
        availability.close()
        await reads?.close()
        await prisma.$disconnect()
        await pool.close()
      },
    }
    return database
  }
  const overPool: MakeDriver = (driving) => new PoolDriver({ ...reading, ...driving })
  const main = databaseOver(overPool, deadlines.reading)
  return {
    ...main,
    prisma,
    background: databaseOver(overPool, deadlines.background),
    visitors:
      reads === undefined
        ? main
        : databaseOver(({ named, onRead }) => reads.driver(named, onRead), deadlines.reading),
  }
}

type MakeDriver = (driving: Pick<DriverOptions, 'deadline' | 'named' | 'onRead'>) => Driver

const kyselyOver = (options: DriverOptions): Kysely<Tables> =>
  kyselyWith(() => new PoolDriver(options))

/** Whether a rule has refused a write, and not the database. */
const isJudgement = (error: unknown): boolean =>
  error instanceof CodedError && !(error instanceof DatabaseFailure)

async function retried<T>(attemptOnce: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce()
    } catch (error) {
      if (attempt >= 5 || !isWriteConflict(error)) throw error
    }
  }
}
