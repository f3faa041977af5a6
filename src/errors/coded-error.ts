import { errorCatalogue, type ErrorCode, type ErrorKind } from './catalogue.ts'

/** Members of `data` in addition to the status, e.g. `{ term_id: 7 }` or `{ params, details }`. */
export type ErrorDetails = Readonly<Record<string, unknown>>

interface CodedErrorOptions {
  readonly details?: ErrorDetails | undefined
  /** Replaces the catalogue's message. */
  readonly message?: string | undefined
}

/** An expected failure with a code of the interface. */
export abstract class CodedError extends Error {
  readonly code: ErrorCode
  readonly kind: ErrorKind
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, kind: ErrorKind, { details, message }: CodedErrorOptions = {}) {
    super(message ?? errorCatalogue[code].message)
    this.code = code
    this.kind = kind
    this.details = details
  }
}
