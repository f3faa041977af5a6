import { PrismaPg } from '@prisma/adapter-pg'
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import pg from 'pg'
import { PrismaClient } from '../../../generated/prisma/client.ts'
import { listenForChanges } from './change-notices.ts'
import type { NoticeEvents } from './notice-listener.ts'
import { createAvailability, type AvailabilityEvents } from './availability.ts'
import { kyselyWith } from './builder.ts'
import { PoolDriver } from './connection-driver.ts'
import { ConnectionPool, type PoolStatus } from './connection-pool.ts'
import { createDatabase, type DatabaseParts, type MakeDriver } from './create-database.ts'
import type { Database } from './database-interface.ts'
import { deadlinesFor } from './deadlines.ts'
import type { DriverOptions } from './pool-connection.ts'
import { createPreparedStatements } from './prepared-statements.ts'
import { createReadinessProbe } from './readiness.ts'
import type { ReplicaEvents } from './replica.ts'
import { openReplicaReads } from './replica-reads.ts'
import type { Tables, Tx } from './tables.ts'

export { narrowing, senderOf, type Database } from './database-interface.ts'
export type { Tables, Tx }

/** A fragment of a statement. */
export type Sql = Expression<unknown>

// Written in the machine's zone, times would lose the odd seconds of historical offsets.
pg.defaults.parseInputDatesAsUTC = true

const WORD = /^[a-z][a-z0-9_-]{0,39}$/

/**
 * Inlines a word from a closed list, such as a type or status. The planner then knows its
 * frequency, and statements without parameters are planned only once.
 */
export function keyword(text: string): RawBuilder<string> {
  return WORD.test(text) ? sql.lit(text) : sql`${text}`
}

export interface DatabaseOptions {
  url: string
  /** The address that bypasses a pooler, because change notices do not pass one. */
  directUrl?: string
  /** Most connections held. */
  poolSize?: number
  /**
   * Called when the server grants fewer connections than the pool may hold, and when it is complete
   * again.
   */
  onPoolSize?: (size: number) => void
  /** Longest duration of a reading statement, in milliseconds. */
  timeout?: number
  /** A streaming replica that serves visitors' reads. */
  replica?: { url: string; maxLag: number; events?: ReplicaEvents }
  /** Called when change notices stop arriving, and when they resume. */
  notices?: NoticeEvents
  /** How long visitors get stale answers during an outage, in milliseconds. */
  staleFor?: number
  /** Called when the database fails, and when it works again. */
  availability?: AvailabilityEvents
}

export interface ProcessDatabase extends Database {
  /** Prisma's models, for single operations: each call is a transaction of its own. */
  readonly prisma: PrismaClient
  /** For jobs and commands, whose statements may take longer than a client would wait. */
  readonly background: Database
  /** For visitors, whose reads may go to an up-to-date replica. */
  readonly visitors: Database
  connections(): PoolStatus
}

const POOL_SIZE = 10
const TIMEOUT_MILLISECONDS = 10_000

/** Opens the pool and warms it up, so that the first request is not slow. */
export async function openDatabase(options: DatabaseOptions): Promise<ProcessDatabase> {
  const { url, directUrl = url, timeout = TIMEOUT_MILLISECONDS } = options
  const size = options.poolSize ?? POOL_SIZE
  const pool = new ConnectionPool({ url, size, patience: timeout, onSize: options.onPoolSize })
  let statements = 0
  const onStatement = (): void => void statements++
  let prisma: PrismaClient | undefined
  const probe = createReadinessProbe(url)
  const prepared = createPreparedStatements()
  const deadlines = deadlinesFor(timeout)
  const availability = createAvailability(options.availability)

  const pooled = directUrl !== url
  const driven = { pool, availability, prepared, deadlines, pooled, onStatement }
  const unnamed: DriverOptions = { ...driven, deadline: deadlines.reading, named: false }
  const probing = kyselyWith(() => new PoolDriver(unnamed))
  await sql`SELECT 1`.execute(probing)
  const changes = await listenForChanges({
    url: directUrl,
    availability,
    staleFor: options.staleFor ?? 0,
    events: probedBy(probing, options.notices),
  })

  // A pooler may run the next statement on another server connection, where it is not prepared.
  const reading: DriverOptions = { ...driven, deadline: deadlines.reading, named: !pooled }
  const reads =
    options.replica &&
    openReplicaReads(
      { size, patience: timeout, primaryUrl: directUrl, changes, ...options.replica },
      reading,
    )

  const parts: DatabaseParts = {
    reading,
    changes,
    catchUp: () =>
      changes.heard(async (announcement) => {
        if (announcement !== undefined) await sql.raw(announcement).execute(probing)
      }),
    readiness: () => probe.check(),
    waiting: () => pool.driver.waitingCount,
    onRelease: (listener) => pool.onRelease(listener),
    statements: () => statements,
    async close() {
      await changes.close()
      probe.close()
      availability.close()
      await reads?.close()
      await prisma?.$disconnect()
      await pool.close()
    },
  }
  const overPool = poolDriversOf(driven)
  const main = createDatabase(parts, overPool, deadlines.reading)
  return {
    ...main,
    get prisma() {
      return (prisma ??= openPrisma(pool.driver, onStatement))
    },
    connections: () => pool.status(),
    background: createDatabase(parts, overPool, deadlines.background),
    visitors: reads ? createDatabase(parts, reads.makeDriver, deadlines.reading) : main,
  }
}

/** Sends a statement when notices stop arriving, which shows whether the whole server is away. */
const probedBy = (probing: Kysely<Tables>, events?: NoticeEvents): NoticeEvents => ({
  onLost(error) {
    events?.onLost(error)
    sql`SELECT 1`.execute(probing).catch(() => undefined)
  },
  onRecovered: () => events?.onRecovered(),
})

/** Drivers are made all the time, and spreading the members would take longer. */
const poolDriversOf =
  (driven: Omit<DriverOptions, 'deadline' | 'named'>): MakeDriver =>
  ({ deadline, named, onRead }) =>
    new PoolDriver({
      pool: driven.pool,
      availability: driven.availability,
      prepared: driven.prepared,
      deadlines: driven.deadlines,
      pooled: driven.pooled,
      onStatement: driven.onStatement,
      deadline,
      named,
      onRead,
    })

/** Opened at its first use, because its query compiler takes half a second of processor time to load. */
function openPrisma(driver: pg.Pool, onStatement: () => void): PrismaClient {
  const prisma = new PrismaClient({
    adapter: new PrismaPg(driver),
    log: [{ emit: 'event', level: 'query' }],
  })
  prisma.$on('query', onStatement)
  return prisma
}
