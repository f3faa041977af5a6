import { CodedError } from '../../errors/coded-error.ts'
import { errorCatalogue, type FixedCode } from '../../errors/catalogue.ts'
import { sqlState } from './database-errors.ts'

/** The database could not carry out a statement that was itself valid. */
export class DatabaseFailure extends CodedError {
  override readonly name = 'DatabaseFailure'
  /** Whether the server did not respond at all. */
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

/** For writes that may fail with the database: one that accepts no changes can be read all the same. */
export function ignoreDatabaseFailure(error: unknown): void {
  if (!(error instanceof DatabaseFailure)) throw error
}

/** Connecting to a host with several addresses fails with a list of errors and no message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** Seconds after which a retry makes sense. */
const RETRY_SECONDS: Partial<Record<FixedCode, number>> = {
  rest_database_unavailable: 5,
  rest_database_timeout: 5,
  rest_outcome_unknown: 5,
  rest_database_read_only: 30,
}

/** What was being done. Writing always uses a transaction. */
export type Phase = 'connecting' | 'reading' | 'writing' | 'committing'

/**
 * The database failure behind an error; undefined for other errors, such as faulty statements.
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
  // Clients cannot do anything about a failure to connect, whatever its cause.
  return phase === 'connecting'
    ? new DatabaseFailure('rest_database_unavailable', error, state === undefined)
    : undefined
}

/** The server is stopping, starting or recovering, or the connection broke. */
const isDeparture = (state: string): boolean => state.startsWith('57P') || state.startsWith('08')

const TIMEOUTS: ReadonlySet<string> = new Set([
  '57014', // query_canceled
  '55P03', // lock_not_available
  '25P03', // idle_in_transaction_session_timeout
])

function codeOf(state: string, phase: Phase): FixedCode | undefined {
  if (TIMEOUTS.has(state)) return 'rest_database_timeout'
  if (state === '25006') return 'rest_database_read_only'
  // A read may run out of space for sorting, and can be retried later.
  if (state === '53100' && phase !== 'reading') return 'rest_storage_full'
  // Out of connections, memory or other resources.
  return state.startsWith('53') ? 'rest_database_unavailable' : undefined
}
