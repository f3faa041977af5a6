import { CodedError } from '../../errors/coded-error.ts'
import { errorCatalogue, type FixedCode } from '../../errors/catalogue.ts'
import { sqlState } from './database-errors.ts'

/** The database could not do what it was asked; nothing is wrong with what it was asked. */
export class DatabaseFailure extends CodedError {
  override readonly name = 'DatabaseFailure'
  /** Whether there was nobody at the other end. */
  readonly away: boolean
  /** One line for the log. */
  readonly reason: string

  constructor(code: FixedCode, cause: unknown, away = false) {
    const seconds = RETRY_SECONDS[code]
    const details = seconds === undefined ? undefined : { retry_after: seconds }
    super(code, errorCatalogue[code].kind, { details })
    this.cause = cause
    this.away = away
    this.reason = reasonOf(cause)
  }
}

/** An address with several names for one host fails with a list of errors and no message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** After how many seconds trying again is worth while. */
const RETRY_SECONDS: Partial<Record<FixedCode, number>> = {
  rest_database_unavailable: 5,
  rest_database_timeout: 5,
  rest_outcome_unknown: 5,
  rest_database_read_only: 30,
}

/** What was being done. A transaction is what writes. */
export type Phase = 'connecting' | 'reading' | 'writing' | 'committing'

/**
 * The failure of the database behind an error; undefined for other errors, such as one of a statement.
 * @param lost whether the connection broke
 */
export function failureOf(
  error: unknown,
  phase: Phase,
  lost: boolean,
): DatabaseFailure | undefined {
  if (error instanceof DatabaseFailure) return error
  const state = sqlState(error)
  const away = state === undefined ? lost : isDeparture(state)
  if (away && phase === 'committing')
    return new DatabaseFailure('rest_outcome_unknown', error, true)
  if (away) return new DatabaseFailure('rest_database_unavailable', error, true)
  const code = state === undefined ? undefined : codeOf(state, phase)
  if (code !== undefined) return new DatabaseFailure(code, error)
  // Whatever keeps the program from connecting, there is nothing that a client could do about it.
  return phase === 'connecting'
    ? new DatabaseFailure('rest_database_unavailable', error, state === undefined)
    : undefined
}

/** The server is shutting down, starting up or going down, or the connection to it broke. */
const isDeparture = (state: string): boolean => state.startsWith('57P') || state.startsWith('08')

const TIMEOUTS: ReadonlySet<string> = new Set([
  '57014', // query_canceled
  '55P03', // lock_not_available
  '25P03', // idle_in_transaction_session_timeout
])

function codeOf(state: string, phase: Phase): FixedCode | undefined {
  if (TIMEOUTS.has(state)) return 'rest_database_timeout'
  if (state === '25006') return 'rest_database_read_only'
  // A read needs room for what it sorts, and is done again when there is some.
  if (state === '53100' && phase !== 'reading') return 'rest_storage_full'
  // Out of connections, of memory, or of anything else.
  return state.startsWith('53') ? 'rest_database_unavailable' : undefined
}
