import { errorCatalogue, type ErrorKind, type FixedCode } from '../errors/catalogue.ts'
import { CodedError, type ErrorDetails } from '../errors/coded-error.ts'
import type { ApiAnswer } from './request.ts'

const statuses: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  timeout: 408,
  conflict: 409,
  gone: 410,
  'precondition-failed': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  'headers-too-large': 431,
  internal: 500,
  'not-supported': 501,
  'upstream-failed': 502,
  unavailable: 503,
  'storage-full': 507,
}

export const statusOfKind = (kind: ErrorKind): number => statuses[kind]

export const statusOf = ({ kind }: CodedError): number => statuses[kind]

/** In the plural, because all arguments are checked together, before any rule. */
const MESSAGES: Partial<Record<FixedCode, string>> = {
  rest_invalid_param: 'Some arguments are not valid.',
  rest_missing_callback_param: 'Some required arguments are missing.',
}

/** A refused argument, as shown in `data.details`. */
export interface ArgumentProblem {
  readonly code: string
  readonly message: string
  readonly data: Readonly<Record<string, unknown>> | null
}

/** A refusal by the HTTP layer. `details` become members of `data`. */
export class ApiError extends CodedError {
  override readonly name = 'ApiError'

  constructor(code: FixedCode, details?: ErrorDetails) {
    super(code, errorCatalogue[code].kind, { details, message: MESSAGES[code] })
  }
}

/** Refused arguments by name; one without details has only a message. */
export type ArgumentProblems = Readonly<Record<string, ArgumentProblem | string>>

/**
 * Creates `rest_invalid_param` with all refused arguments. Existing clients expect arguments
 * without details to be checked first: while one of them is refused, no others are reported.
 */
export function invalidArguments(problems: ArgumentProblems): ApiError {
  const sentences = Object.entries(problems).filter(([, problem]) => typeof problem === 'string')
  if (sentences.length > 0) {
    return new ApiError('rest_invalid_param', {
      params: Object.fromEntries(sentences),
      details: {},
    })
  }
  const detailed = problems as Readonly<Record<string, ArgumentProblem>>
  const params = Object.fromEntries(
    Object.entries(detailed).map(([name, problem]) => [name, problem.message]),
  )
  return new ApiError('rest_invalid_param', { params, details: detailed })
}

/** Whether an error is an expected refusal by a rule, the HTTP layer or the database. */
export const isRefusal = (error: unknown): error is CodedError => error instanceof CodedError

/** System codes for a full disk or an exhausted quota. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** System codes for a folder that cannot be used: no rights, read-only, damaged, or a file in its place. */
const UNUSABLE: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'ENOTDIR',
  'EEXIST',
])

/** Seconds after which a client may try again; an operator has to act before. */
const UNUSABLE_FOR = 60

/** The refusal that an error stands for; undefined for unexpected failures. */
export function refusalFor(error: unknown): CodedError | undefined {
  if (isRefusal(error)) return error
  if (!(error instanceof Error && 'code' in error)) return undefined
  if (FULL.has(error.code)) return new ApiError('rest_storage_full')
  // Only errors of files have a path.
  return 'path' in error && UNUSABLE.has(error.code)
    ? new ApiError('rest_storage_unavailable', { retry_after: UNUSABLE_FOR })
    : undefined
}

/** Whether a request was checked and refused; without the database, none can be checked. */
export const isRefusedRequest = (error: unknown): error is CodedError =>
  isRefusal(error) && error.kind !== 'unavailable' && error.kind !== 'storage-full'

/**
 * The answer to a refusal; behaviour/protocol.md#answers leaves its shape to the recordings.
 * `retry_after`, in seconds, is also sent as a header.
 */
export function errorAnswer(error: CodedError): ApiAnswer {
  const { code, message, details } = error
  const status = statusOf(error)
  const seconds = details?.['retry_after']
  return {
    status,
    headers: typeof seconds === 'number' ? { 'Retry-After': seconds } : {},
    body: { code, message, data: { status, ...details } },
  }
}
