import { CodedError } from '../../errors/coded-error.ts'
import { systemCode } from '../files/system-code.ts'

/** Seconds after which a client may retry. */
const RETRY_AFTER = 5

/** The bucket is unreachable, silent, or temporarily out of service. */
export class StoreUnavailable extends CodedError {
  override readonly name = 'StoreUnavailable'

  constructor(cause: unknown) {
    super('rest_storage_unavailable', 'unavailable', { details: { retry_after: RETRY_AFTER } })
    this.cause = cause
  }
}

/** Converts the failure of a request to a bucket: StoreUnavailable if a retry may succeed. */
export function storeFailure(error: unknown): unknown {
  return isPassing(error) ? new StoreUnavailable(error) : error
}

const GIVEN_UP = new Set(['AbortError', 'TimeoutError'])

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Sockets fail with a system code, the bucket with a status.
  if (GIVEN_UP.has(error.name) || systemCode(error) !== undefined) return true
  const { $metadata: answer } = error as { $metadata?: { httpStatusCode?: number } }
  return (answer?.httpStatusCode ?? 0) >= 500
}
