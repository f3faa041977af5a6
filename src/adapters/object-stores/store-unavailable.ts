import { CodedError } from '../../errors/coded-error.ts'
import { systemCode } from '../files/system-code.ts'

/** Seconds after which a client may try again. */
const RETRY_AFTER = 5

/** A bucket that cannot be reached, is silent for too long, or says that it cannot work now. */
export class StoreUnavailable extends CodedError {
  override readonly name = 'StoreUnavailable'

  constructor(cause: unknown) {
    super('rest_storage_unavailable', 'unavailable', { details: { retry_after: RETRY_AFTER } })
    this.cause = cause
  }
}

/** The failure of a request to a bucket: StoreUnavailable where a later one may succeed. */
export function storeFailure(error: unknown): unknown {
  return isPassing(error) ? new StoreUnavailable(error) : error
}

const GIVEN_UP = new Set(['AbortError', 'TimeoutError'])

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Sockets fail with a code of the system, the bucket with a status.
  if (GIVEN_UP.has(error.name) || systemCode(error) !== undefined) return true
  const { $metadata: answer } = error as { $metadata?: { httpStatusCode?: number } }
  return (answer?.httpStatusCode ?? 0) >= 500
}
