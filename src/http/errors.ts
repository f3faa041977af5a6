import type { ApiAnswer } from './request.ts'

/** Refusals that the HTTP layer itself pronounces. Those of the domain have the same shape. */
const catalogue = {
  rest_no_route: { status: 404, message: 'No route matches this address and method.' },
  rest_invalid_json: { status: 400, message: 'The body is not valid JSON.' },
  rest_invalid_param: { status: 400, message: 'Some arguments are not valid.' },
  rest_missing_callback_param: { status: 400, message: 'Some required arguments are missing.' },
  rest_invalid_query: { status: 400, message: 'The query string could not be parsed.' },
  rest_invalid_encoding: { status: 400, message: 'The request is not valid UTF-8.' },
  rest_incomplete_body: { status: 400, message: 'The request ended before its body did.' },
  rest_body_too_large: { status: 413, message: 'The body is larger than this site accepts.' },
  rest_upload_no_data: { status: 400, message: 'The request contains no file.' },
  rest_upload_no_content_disposition: {
    status: 400,
    message: 'The Content-Disposition header is missing.',
  },
  rest_upload_invalid_disposition: {
    status: 400,
    message: 'The Content-Disposition header names no file.',
  },
  rest_upload_hash_mismatch: {
    status: 412,
    message: 'The MD5 sum of the file does not match the request.',
  },
  rest_upload_unknown_error: { status: 400, message: 'The file in the form could not be read.' },
  rest_upload_file_too_big: { status: 413, message: 'The file is larger than this site accepts.' },
  rest_unsupported_media_type: {
    status: 415,
    message: 'This media type is not supported.',
  },
  rest_cross_site_credentials: {
    status: 403,
    message: 'This request does not accept credentials that a browser sends automatically.',
  },
  rest_batch_not_allowed: { status: 400, message: 'This route does not support batch requests.' },
  parse_path_failed: { status: 400, message: 'The path of this request could not be parsed.' },
  rest_callback_invalid: { status: 400, message: 'The callback name is not valid.' },
  rest_invalid_namespace: { status: 404, message: 'There is no such namespace.' },
  rest_precondition_failed: { status: 412, message: 'The item has changed since you read it.' },
  rest_internal_error: { status: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; message: string }>

export type HttpErrorCode = keyof typeof catalogue

/** A refused argument, as shown in `data.details`. */
export interface ArgumentProblem {
  readonly code: string
  readonly message: string
  readonly data: Readonly<Record<string, unknown>> | null
}

/** The common shape of refusals of all layers. `details` become members of `data`. */
export interface Refusal {
  readonly code: string
  readonly status: number
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** A refusal of the HTTP layer. */
export class ApiError extends Error implements Refusal {
  readonly code: HttpErrorCode
  readonly status: number
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(code: HttpErrorCode, details?: Readonly<Record<string, unknown>>) {
    super(catalogue[code].message)
    this.code = code
    this.status = catalogue[code].status
    this.details = details
  }
}

/** Refused arguments by name; an argument without details has just a message. */
export type ArgumentProblems = Readonly<Record<string, ArgumentProblem | string>>

/**
 * Creates `rest_invalid_param` with all refused arguments. Clients expect arguments without details
 * to be checked first: while one of them is refused, no others are reported.
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

/** Recognizes refusals by their shape, because the HTTP layer does not know the domain's classes. */
export function isRefusal(error: unknown): error is Refusal & Error {
  if (!(error instanceof Error) || !('code' in error) || !('status' in error)) return false
  return typeof error.code === 'string' && typeof error.status === 'number'
}

/**
 * Returns the body and status of a refusal; behaviour/protocol.md#answers leaves the shape to the
 * recordings. `retry_after`, in seconds, is also sent as a header.
 */
export function errorAnswer(refusal: Refusal): ApiAnswer {
  const { code, message, status, details } = refusal
  const seconds = details?.['retry_after']
  return {
    status,
    headers: typeof seconds === 'number' ? { 'Retry-After': seconds } : {},
    body: { code, message, data: { status, ...details } },
  }
}

export function internalError(): ApiAnswer {
  return errorAnswer(new ApiError('rest_internal_error'))
}
