/** Machine-readable reasons for which an import failed (behaviour/imports.md#import-service). */
export type ProblemSlug =
  | 'error:fetch'
  | 'error:fetch-timeout'
  | 'error:not-ics'
  | 'error:not-csv'
  | 'error:no-events'
  | 'error:too-large'
  | 'error:columns'
  | 'error:internal'

/** A source that cannot be imported; the message is for people. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem'
  readonly slug: ProblemSlug
  /** Whether a retry may help, after `retryAfter` seconds if the other server gave a time. */
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
