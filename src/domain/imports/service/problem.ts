/**
 * Why an import ended without success (behaviour/imports.md#import-service), as programs are told.
 */
export type ProblemSlug =
  | 'error:fetch'
  | 'error:fetch-timeout'
  | 'error:not-ics'
  | 'error:not-csv'
  | 'error:no-events'
  | 'error:too-large'
  | 'error:columns'
  | 'error:internal'

/** A source that nothing can be imported from; the message is for people. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem'
  readonly slug: ProblemSlug
  /** Trying again later may help; after these seconds, where the other server said so. */
  readonly passing: boolean
  readonly retryAfter: number | undefined

  constructor(
    slug: ProblemSlug,
    message: string,
    options: ErrorOptions & { readonly passing?: boolean; readonly retryAfter?: number } = {},
  ) {
    super(message, options)
    this.slug = slug
    this.passing = options.passing ?? false
    this.retryAfter = options.retryAfter
  }
}
