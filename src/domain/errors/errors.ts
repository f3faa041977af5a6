import {
  errorCatalogue,
  type ErrorKind,
  type FixedCode,
  type RefusalCode,
} from '../../errors/catalogue.ts'
import { CodedError, type ErrorDetails } from '../../errors/coded-error.ts'

/** An expected failure of a rule. `details` become further members of `data` in the answer. */
export class DomainError extends CodedError {
  override readonly name = 'DomainError'
}

interface FailureOptions {
  /** Only for the few codes of more than one kind, such as rest_term_invalid. */
  readonly kind?: ErrorKind
  readonly details?: ErrorDetails
}

/**
 * Creates the error for a code of a fixed kind.
 * @example throw failure('term_exists', { details: { term_id: 7 } })
 */
export function failure(code: FixedCode, { kind, details }: FailureOptions = {}): DomainError {
  return new DomainError(code, kind ?? errorCatalogue[code].kind, { details })
}

/**
 * The refusal of arguments, with a message for each, by its name.
 * @param details further information on some of them, by name
 * @example throw invalidParams({ image: 'The image was not found.' })
 */
export const invalidParams = (
  params: Readonly<Record<string, string>>,
  details: Readonly<Record<string, unknown>> = {},
): DomainError => failure('rest_invalid_param', { details: { params, details } })

/**
 * The error for a missing right, which depends on whether the caller is signed in
 * (behaviour/protocol.md#order-of-checks).
 * @example throw forbidden('rest_cannot_edit', caller)
 */
export function forbidden(code: RefusalCode, caller: { readonly signedIn: boolean }): DomainError {
  return knownRefusal(code, caller.signedIn ? 'forbidden' : 'unauthenticated')
}

/** By kind and code, and so no more than the catalogue has. */
const knownRefusals = new Map<string, DomainError>()

/**
 * Every answer to a visitor checks what else the caller may do, to which most answers are errors.
 * Recording the stack of each would take longer than the checks, so each is made once. They have no stack, since it would be that of another request.
 */
function knownRefusal(code: RefusalCode, kind: ErrorKind): DomainError {
  const key = `${kind} ${code}`
  const known = knownRefusals.get(key)
  if (known !== undefined) return known
  const refusal = new DomainError(code, kind)
  refusal.stack = `${refusal.name}: ${refusal.message}`
  knownRefusals.set(key, refusal)
  return refusal
}
