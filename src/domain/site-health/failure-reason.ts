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
  if (!(error instanceof Error) || depth > 5) return undefined
  if ('code' in error && typeof error.code === 'string' && CODE.test(error.code)) return error.code
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return codeOf(first, depth + 1)
}
