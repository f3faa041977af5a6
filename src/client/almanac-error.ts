import type { Schemas } from './operations.ts'

/** The error codes of the interface. */
export type ErrorCode = Schemas['ErrorCode']

type ErrorBody = Schemas['Error']

/** The problem with one argument. */
export type ArgumentError = Schemas['ErrorDetail']

/** An answer that reports a failed request. A request without an answer fails as `fetch` does. */
export class AlmanacError extends Error {
  override readonly name = 'AlmanacError'
  readonly status: number
  /** `unreadable_answer` if the answer is not the API's, such as a proxy's error page. */
  readonly code: ErrorCode | 'unreadable_answer'
  /** A message for each missing or invalid argument, by name. */
  readonly params: Readonly<Record<string, string>>
  /** Details on each invalid argument, by name. */
  readonly details: Readonly<Record<string, ArgumentError>>
  /** Identifies the request in the site's log; undefined for batch items. */
  readonly requestId: string | undefined
  /** When to retry, in seconds; undefined if the site gives no time. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: unknown, headers?: Headers) {
    const error = isErrorBody(body) ? body : undefined
    super(error?.message ?? `The answer ${status} is not one of this interface.`)
    this.status = status
    this.code = error?.code ?? 'unreadable_answer'
    this.params = sentences(error)
    this.details = error?.data.details ?? {}
    this.requestId = headers?.get('X-Request-Id') ?? undefined
    this.retryAfter = error?.data.retry_after ?? (headers && secondsUntilRetry(headers))
  }
}

function isErrorBody(body: unknown): body is ErrorBody & { readonly code: ErrorCode } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'message' in body &&
    'data' in body &&
    typeof body.data === 'object' &&
    body.data !== null
  )
}

/** Missing arguments are sent as a list of names. */
function sentences(error: ErrorBody | undefined): Readonly<Record<string, string>> {
  const params = error?.data.params ?? {}
  if (!Array.isArray(params)) return params
  return Object.fromEntries(params.map((name) => [name, error?.message ?? '']))
}

/** Parses `Retry-After`, either seconds or a date, to seconds; undefined if it is neither. */
export function secondsUntilRetry(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')
  if (text === null) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0)
}
