import type { HttpCaller, HttpContext } from './program.ts'
import type { Reading } from './response-cache.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'

/** How requests in process differ from those that come from outside. */
export interface RequestMode {
  /** The request stands in a batch: operations that take no part in batches are refused. */
  readonly batched?: boolean
  /** Arguments are checked, and nothing is done. 200 says that they are good. */
  readonly validateOnly?: boolean
  /**
   * What the request works with instead of the site's own context, such as an open transaction.
   * Failures that are our own fault are thrown then, because whoever opened it has to know.
   */
  readonly context?: HttpContext
  /** Notes what the answer is made of. */
  readonly reading?: Reading
}

/** Sends a request through the routers of the API in process, for a caller who is known already. */
export type Ask = (
  request: ApiRequest,
  caller: HttpCaller,
  mode?: RequestMode,
) => Promise<ApiAnswer>
