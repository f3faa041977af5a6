/** What can go wrong with a provider, in the words of the catalogue. */
import {
  AuthorizationResponseError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi'
import { OutgoingError } from '../../../adapters/outgoing/outgoing-error.ts'
import { DomainError, failure } from '../../errors/errors.ts'

/** An error of the provider, as it is stored and reported. */
export interface Refusal {
  /** Such as `invalid_grant`. */
  readonly reason: string
  /** What the provider says to people; '' for nothing. */
  readonly message: string
}

// oxlint-disable-next-line no-control-regex -- what cannot be stored or printed is not told
const CONTROLS = /[\0-\x20\x7f]+/g

/** A text of the provider, fit to be stored and told. */
export const plainWords = (text: unknown, most: number): string =>
  typeof text === 'string'
    ? text.slice(0, most).replaceAll(CONTROLS, ' ').toWellFormed().trim()
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

/** Failures of the network that say something about the answer, which did come. */
const ANSWERED: ReadonlySet<string> = new Set(['redirects', 'size', 'type'])

/**
 * What a failure of a request to the provider means: its refusal, or an error for the caller.
 * Anything else is no failure of the provider and stays what it is.
 */
export function readFailure(error: unknown): Refusal | Error {
  if (error instanceof DomainError) return error
  const cause = error instanceof Error ? error.cause : undefined
  for (const at of [error, cause]) {
    if (at instanceof OutgoingError) return ANSWERED.has(at.reason) ? unreadable() : unreachable()
  }
  if (error instanceof ResponseBodyError) {
    if (error.status >= 500) return unreachable()
    return { reason: plainCode(error.error), message: plainWords(error.error_description, 300) }
  }
  if (error instanceof AuthorizationResponseError) {
    return { reason: plainCode(error.error), message: plainWords(error.error_description, 300) }
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    const [challenge] = error.cause
    return { reason: plainCode(challenge?.parameters.error ?? 'invalid_client'), message: '' }
  }
  if (isProtocolError(error)) return unreadable()
  return error instanceof Error ? error : new Error('unknown failure', { cause: error })
}

/** Errors of the library about answers that are not as the protocol has them. */
const isProtocolError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('OAUTH_')

export const isRefusal = (outcome: object): outcome is Refusal =>
  'reason' in outcome && 'message' in outcome && !(outcome instanceof Error)
