import { OutgoingError, type OutgoingFailure } from '../../adapters/outgoing/outgoing-error.ts'

const MESSAGES: Readonly<Record<OutgoingFailure, string>> = {
  refused: 'the address is not allowed',
  unreachable: 'the connection failed',
  timeout: 'the request timed out',
  busy: 'too many requests were in progress',
  status: 'the response had an unexpected status',
  redirects: 'there were too many redirects',
  type: 'the response had an unexpected type',
  size: 'the response was too large',
}

const CODE = /^[A-Z][A-Z\d_]{1,60}$/

/**
 * Describes a failure by a code such as `ECONNREFUSED` or a few words. It never uses the message of
 * an error, which may contain paths, addresses or credentials.
 */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code !== undefined) return code
  return error instanceof OutgoingError ? MESSAGES[error.reason] : 'it failed'
}

/** Returns the code of an error or of its cause, or of the first of several errors. */
function codeOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 5) return undefined
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown }
  if (typeof code === 'string' && CODE.test(code)) return code
  return codeOf(Array.isArray(errors) ? errors[0] : cause, depth + 1)
}
