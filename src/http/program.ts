/** What the HTTP layer requires of the program; handlers get the program's full context. */

export interface HttpCaller {
  /** 0 for visitors. */
  readonly id: number
  readonly signedIn: boolean
  /** The scopes to which the credentials are limited (scopes.ts). */
  readonly scopes?: readonly string[]
}

/** The context in which a request is handled. */
export interface HttpContext {
  readonly apiUrl: string
  /** Where uploaded files are stored until their operation takes them, and their size limit. */
  readonly media: { readonly incoming: string; readonly limit: number }
  /**
   * Called for each answered operation; tests use it to collect the documented pairs they have
   * covered.
   */
  readonly onAnswer: ((operationId: string, status: number) => void) | undefined
}
