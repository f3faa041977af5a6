/** Maps provider failures to errors of the catalogue. */
import {
  AuthorizationResponseError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi'
import { OutgoingError } from '../../../adapters/outgoing/outgoing-error.ts'
import { DomainError, failure } from '../../errors/errors.ts'

/** A provider error as it is stored and reported. */
export interface Refusal {
  /** Such as `invalid_grant`. */
  readonly reason: string
  /** The provider's human-readable message; may be empty. */
  readonly message: string
}

// oxlint-disable-next-line no-control-regex -- text that cannot be stored or printed is dropped
const CONTROLS = /[\0-\x20\x7f]+/g

const LONGEST_MESSAGE = 300

/** Makes the provider's text safe to store and display. */
export const plainWords = (text: unknown): string =>
  typeof text === 'string'
    ? text.slice(0, LONGEST_MESSAGE).replaceAll(CONTROLS, ' ').toWellFormed().trim()
    : ''

/** A code of the provider: letters, digits and the like. */
export const plainCode = (code: unknown): string =>
  typeof code === 'string' && /^[\w.:-]{1,100}$/.test(code) ? code : 'unknown'

export const refusedWith = ({ reason, message }: Refusal): DomainError =>
  failure('ads_provider_error', {
    details: { provider_error: reason, ...(message !== '' && { provider_message: message }) },
  })

export const unreachable = (): DomainError => failure('ads_provider_unreachable')

export const unreadable = (): DomainError => failure('ads_provider_invalid_answer')

/** Network failures that concern the content of a response that did arrive. */
const ANSWERED: ReadonlySet<string> = new Set(['redirects', 'size', 'type'])

/**
 * Interprets a failed request to the provider: as a refusal, or as an error for the caller. Errors
 * that do not concern the provider are returned unchanged.
 */
export function readFailure(error: unknown): Refusal | Error {
  if (error instanceof DomainError) return error
  const cause = error instanceof Error ? error.cause : undefined
  for (const at of [error, cause]) {
    if (at instanceof OutgoingError) return ANSWERED.has(at.reason) ? unreadable() : unreachable()
  }
  if (error instanceof ResponseBodyError) {
    if (error.status >= 500) return unreachable()
    return { reason: plainCode(error.error), message: plainWords(error.error_description) }
  }
  if (error instanceof AuthorizationResponseError) {
    return { reason: plainCode(error.error), message: plainWords(error.error_description) }
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    const [challenge] = error.cause
    return { reason: plainCode(challenge?.parameters.error ?? 'invalid_client'), message: '' }
  }
  if (isProtocolError(error)) return unreadable()
  return error instanceof Error ? error : new Error('unknown failure', { cause: error })
}

/** Library errors about responses that violate the protocol. */
const isProtocolError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('OAUTH_')

export const isRefusal = (outcome: object): outcome is Refusal =>
  'reason' in outcome && 'message' in outcome && !(outcome instanceof Error)
