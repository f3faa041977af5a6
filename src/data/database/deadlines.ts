/** Time limits for statements, in milliseconds. */
export interface Deadline {
  readonly statement: number
  readonly lock: number
}

/** Time limits by kind of work. */
export interface Deadlines {
  /** Reads outside transactions, which answers are made from. */
  readonly reading: Deadline
  /** Transactions, each as a whole. */
  readonly writing: Deadline
  /** Statements of jobs and commands outside transactions. */
  readonly background: Deadline
}

/** Longer than any request may take; a transaction still open then is lost. */
const LONGEST_TRANSACTION = 30_000
/**
 * Longer than a transaction waits for another site. A program that has been silent this long has
 * lost its connection, while others wait for its locks.
 */
const LONGEST_SILENCE = 15_000
/** Enough to count everything on a site. */
const LONGEST_BACKGROUND = 10 * 60_000

/** @param reading longest duration of a reading statement, in milliseconds */
export function deadlinesFor(reading: number): Deadlines {
  return {
    // Reads only wait for schema changes.
    reading: { statement: reading, lock: Math.ceil(reading / 2) },
    // A change of a setting may lock for seconds what other writes need.
    writing: { statement: LONGEST_TRANSACTION, lock: reading },
    background: { statement: LONGEST_BACKGROUND, lock: LONGEST_TRANSACTION },
  }
}

/** A setting of PostgreSQL that is on in transactions. */
export const BEGUN = 'almanac.begun'

/** Sets the deadlines of a connection until further notice. */
export const setDeadline = ({ statement, lock }: Deadline): string =>
  `SET statement_timeout = ${statement}; SET lock_timeout = ${lock}`

/**
 * Begins a transaction that the server ends itself if it takes too long or the program falls
 * silent. It is one message, to save round trips, and its settings end with the transaction,
 * because a pooler may then give the connection to others.
 * @param further statements of the same message
 */
export const beginWithin = (
  begin: string,
  { statement, lock }: Deadline,
  further: readonly string[] = [],
): string =>
  [
    begin,
    `SET LOCAL statement_timeout = ${statement}`,
    `SET LOCAL lock_timeout = ${lock}`,
    `SET LOCAL idle_in_transaction_session_timeout = ${LONGEST_SILENCE}`,
    `SET LOCAL ${BEGUN} = on`,
    ...further,
  ].join('; ')
