/** How long the database may take over statements, in milliseconds. */
export interface Deadline {
  readonly statement: number
  /** Waiting for a lock that somebody else holds. */
  readonly lock: number
}

/** How long each kind of work may take. */
export interface Deadlines {
  /** Statements outside of a transaction, which are what answers are read with. */
  readonly reading: Deadline
  /** Transactions, each as a whole. */
  readonly writing: Deadline
  /** Statements of jobs and commands outside of a transaction. */
  readonly background: Deadline
}

/** Longer than any request may take; what is still open then is not going to end well. */
const LONGEST_TRANSACTION = 30_000
/**
 * Longer than a transaction waits for another site. When a program is not heard of for that long, its
 * connection has been swallowed, and others wait for the locks that it holds.
 */
const LONGEST_SILENCE = 15_000
/** Long enough to count all that a site has. */
const LONGEST_BACKGROUND = 10 * 60_000

/** @param reading most milliseconds for a statement that an answer is read with */
export function deadlinesFor(reading: number): Deadlines {
  return {
    // A read waits for nobody but who changes the tables themselves.
    reading: { statement: reading, lock: Math.ceil(reading / 2) },
    // A change of a setting may hold for seconds what other writes need.
    writing: { statement: LONGEST_TRANSACTION, lock: reading },
    background: { statement: LONGEST_BACKGROUND, lock: LONGEST_TRANSACTION },
  }
}

/** Sets the deadline of a connection until it is set otherwise. */
export const setDeadline = ({ statement, lock }: Deadline): string =>
  `SET statement_timeout = ${statement}; SET lock_timeout = ${lock}`

/**
 * Begins a transaction that the server ends by itself when it takes too long, or when nothing is heard
 * of the program any more. One message, because each would cost a journey of its own; and nothing
 * of it outlives the transaction, because a pooler may give the connection to somebody else.
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
    ...further,
  ].join('; ')
