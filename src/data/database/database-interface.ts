import type { Kysely } from 'kysely'
import type { Actor } from './actor.ts'
import type { ChangeNotices } from './change-notices.ts'
import type { Narrowed } from './dependencies.ts'
import type { Readiness } from './readiness.ts'
import type { Reading } from './reading.ts'
import type { Tables, Tx } from './tables.ts'

export type Noting = Pick<Reading, 'note'>

/** Where statements are sent, with or without search patterns. */
export type Senders = Pick<Database, 'db' | 'searches'>

/** Sends statements; inside a transaction they all belong to it. */
export interface Database {
  /**
   * Sends statements that are prepared when repeated and, after some runs, planned once for all
   * values.
   */
  readonly db: Kysely<Tables>
  /**
   * Sends statements that are planned for the values of each run. That takes a millisecond, and
   * pays where the best plan depends on the values, as with search patterns.
   */
  readonly searches: () => Kysely<Tables>
  /** The same for statements of several callers, which no reading records. */
  readonly unrecorded: Senders
  /**
   * Runs `work` in one transaction, which commits or rolls back as a whole; write conflicts are
   * retried. When the promise resolves, this node's caches no longer hold what changed.
   */
  readonly transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /**
   * Runs irreversible work, such as deleting a file, after the commit of the transaction that this
   * database has joined, or at once if there is none. The work gets a database of its own.
   */
  readonly onceCommitted: (work: (database: Database) => Promise<void>) => Promise<void>
  /** Invalidates cached data, whichever node made the change. */
  readonly changes: ChangeNotices
  /** Records what is read with this database; absent if nobody needs it. */
  readonly reading?: Noting
  /**
   * The same database, recording the dependencies of its statements in a reading.
   * @param narrowed dependencies on tables that are not read as a whole
   */
  readonly notedIn: (reading: Noting, narrowed?: Narrowed) => Database
  /**
   * The same database, whose transactions announce their actor to triggers. The actor that was named first
   * stays, such as that of a command that sends requests in process.
   */
  readonly actedBy: (actor: Actor) => Database
  /** Whether the database is usable; answers within a second, however busy the pool is. */
  readonly readiness: () => Promise<Readiness>
  /** Number of statements that wait for a connection. */
  readonly waiting: () => number
  /** Calls the listener whenever a statement returns its connection. */
  readonly onRelease: (listener: () => void) => void
  /** Number of statements sent by this process, including Prisma's; used by tests. */
  readonly statements: () => number
  readonly close: () => Promise<void>
}

/** Selects the sender for statements with or without search patterns. */
export const senderOf = (
  { db, searches }: Senders,
  { searching = false }: { readonly searching?: boolean },
): Kysely<Tables> => (searching ? searches() : db)

/** A database for statements that do not depend on whole tables. */
export const narrowing = (database: Database, narrowed: () => Narrowed): Database =>
  database.reading === undefined ? database : database.notedIn(database.reading, narrowed())
