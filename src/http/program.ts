/** What the HTTP layer needs of the program that it carries; handlers get all that the program has. */

/** Whoever asks. */
export interface HttpCaller {
  /** 0 for visitors. */
  readonly id: number
  readonly signedIn: boolean
  /** The scopes to which the credentials are limited (scopes.ts). */
  readonly scopes?: readonly string[]
}

/** What a request is handled with. */
export interface HttpContext {
  readonly apiUrl: string
  /** Where files of requests are put until their operation takes them, and how large they may be. */
  readonly media: { readonly incoming: string; readonly limit: number }
  /** Called with each answered operation; tests collect what the contract promises. */
  readonly onAnswer: ((operationId: string, status: number) => void) | undefined
}
