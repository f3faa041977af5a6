/** Why a request to another site gave nothing. */
export type OutgoingFailure =
  /** The address is none that may be asked. */
  | 'refused'
  | 'unreachable'
  | 'timeout'
  /** Too many requests of this node are under way. */
  | 'busy'
  /** Another status than 200. */
  | 'status'
  | 'redirects'
  /** Another media type than what was asked for. */
  | 'type'
  | 'size'

/** A request to another site that gave nothing; all such failures are expected. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
  readonly reason: OutgoingFailure
  /** Of another status: which one, and what the server said of when to come again. */
  readonly answer: RefusedAnswer | undefined

  constructor(
    reason: OutgoingFailure,
    message: string,
    options?: ErrorOptions & { readonly answer?: RefusedAnswer },
  ) {
    super(message, options)
    this.reason = reason
    this.answer = options?.answer
  }
}

export interface RefusedAnswer {
  readonly status: number
  /** Seconds of `Retry-After`. */
  readonly retryAfter: number | undefined
}
