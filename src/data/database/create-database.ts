import type { Driver, Kysely } from 'kysely'
import { CodedError } from '../../errors/coded-error.ts'
import type { Actor } from './actor.ts'
import { kyselyWith } from './builder.ts'
import { PoolDriver } from './connection-driver.ts'
import { isWriteConflict } from './database-errors.ts'
import { DatabaseFailure } from './database-failure.ts'
import type { Database, Noting } from './database-interface.ts'
import type { Deadline } from './deadlines.ts'
import { keysOf, type Narrowed } from './dependencies.ts'
import type { DriverOptions, OnRead } from './pool-connection.ts'
import type { Tables } from './tables.ts'

/** Makes the driver of one sender of statements. */
export type MakeDriver = (driving: Pick<DriverOptions, 'deadline' | 'named' | 'onRead'>) => Driver

export interface DatabaseParts extends Pick<
  Database,
  'changes' | 'readiness' | 'waiting' | 'onRelease' | 'statements' | 'close'
> {
  readonly reading: DriverOptions
  /** Waits until this node has received the notices of all commits so far. */
  readonly catchUp: () => Promise<unknown>
}

/** Creates a database that reads by a driver, and writes over the pool. */
export function createDatabase(
  parts: DatabaseParts,
  driver: MakeDriver,
  deadline: Deadline,
): Database {
  const { changes } = parts
  const senders = (named: boolean, onRead?: OnRead): Kysely<Tables> =>
    kyselyWith(() => driver({ deadline, named: named && parts.reading.named, onRead }))
  const transact = transactingBy(parts, deadline)
  const named = senders(true)
  const unnamed = senders(false)
  const unrecorded = { db: named, searches: () => unnamed }
  const database: Database = {
    ...unrecorded,
    unrecorded,
    transact: transact(),
    onceCommitted: (work) => work(database),
    changes,
    notedIn: (noting, narrowed) => noted(database, senders, noting, narrowed),
    actedBy(actor) {
      const acted: Database = {
        ...database,
        transact: transact(actor),
        onceCommitted: (work) => work(acted),
        notedIn: (noting, narrowed) => noted(acted, senders, noting, narrowed),
        actedBy: () => acted,
      }
      return acted
    },
    readiness: parts.readiness,
    waiting: parts.waiting,
    onRelease: parts.onRelease,
    statements: parts.statements,
    close: parts.close,
  }
  return database
}

const transactingBy =
  ({ reading, changes, catchUp }: DatabaseParts, deadline: Deadline) =>
  (actor?: Actor): Database['transact'] =>
  async (work) => {
    try {
      return await changes.heard((announcement) => {
        const db = kyselyWith(() => new PoolDriver({ ...reading, deadline, announcement, actor }))
        return retried(() => db.transaction().execute(work))
      })
    } catch (error) {
      // The rule may have been applied to a change whose notice has not arrived yet.
      if (isRuleViolation(error)) await catchUp().catch(() => undefined)
      throw error
    }
  }

type Senders = (named: boolean, onRead: OnRead) => Kysely<Tables>

/** The same database, which records what it reads. */
function noted(
  own: Database,
  senders: Senders,
  noting: Noting,
  narrowed: Narrowed | undefined,
): Database {
  const note: OnRead = (text) => noting.note(keysOf(text, narrowed))
  // Made for every request, so members are not spread: that takes as long as all the rest.
  return {
    onceCommitted: own.onceCommitted,
    changes: own.changes,
    notedIn: own.notedIn,
    actedBy: own.actedBy,
    readiness: own.readiness,
    waiting: own.waiting,
    onRelease: own.onRelease,
    statements: own.statements,
    close: own.close,
    reading: noting,
    db: senders(true, note),
    unrecorded: own.unrecorded,
    searches: () => senders(false, note),
    transact(work) {
      // A transaction may have read anything before it writes.
      noting.note(['content'])
      return own.transact(work)
    },
  }
}

/** Whether a rule rejected the write, rather than the database. */
const isRuleViolation = (error: unknown): boolean =>
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
