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

  constructor(reason: OutgoingFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
