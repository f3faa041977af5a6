/** Why a request to another site failed. */
export type OutgoingFailure =
  /** Requests to the address are not allowed. */
  | 'refused'
  | 'unreachable'
  | 'timeout'
  /** Too many requests of this node are in progress. */
  | 'busy'
  /** A status other than 200. */
  | 'status'
  | 'redirects'
  /** A media type that was not accepted. */
  | 'type'
  | 'size'

/** A failed request to another site. Such failures are expected. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
  readonly reason: OutgoingFailure
  /** The status that was not 200, and when the server allows a retry. */
  readonly response: ErrorResponse | undefined

  constructor(
    reason: OutgoingFailure,
    message: string,
    options?: ErrorOptions & { readonly response?: ErrorResponse },
  ) {
    super(message, options)
    this.reason = reason
    this.response = options?.response
  }
}

export interface ErrorResponse {
  readonly status: number
  /** From `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined
}
