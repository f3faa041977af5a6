import { OutgoingError, type OutgoingFailure } from '../../outgoing/errors.ts'

const WORDS: Readonly<Record<OutgoingFailure, string>> = {
  refused: 'the address may not be asked',
  unreachable: 'there was no connection',
  timeout: 'there was no answer in time',
  busy: 'too many requests were under way',
  status: 'the answer had an unexpected status',
  redirects: 'there were too many redirects',
  type: 'the answer was of an unexpected type',
  size: 'the answer was too large',
}

const CODE = /^[A-Z][A-Z\d_]{1,60}$/

/**
 * Why something did not work: a code such as `ECONNREFUSED`, or a few words. Never the message of
 * an error, which may tell paths, addresses and credentials.
 */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code !== undefined) return code
  return error instanceof OutgoingError ? WORDS[error.reason] : 'it failed'
}

/** The code of an error, or of what caused it; several addresses of a host fail together. */
function codeOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null || depth > 5) return undefined
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown }
  if (typeof code === 'string' && CODE.test(code)) return code
  return codeOf(Array.isArray(errors) ? errors[0] : cause, depth + 1)
}
