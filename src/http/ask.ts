import type { HttpCaller, HttpContext } from './program.ts'
import type { Reading } from './response-cache.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'

/** How a request in process differs from one that came over the network. */
export interface RequestMode {
  /** Part of a batch: operations without `x-batch` are refused. */
  readonly batched?: boolean
  /** Only validates arguments; 200 means that they are valid. */
  readonly validateOnly?: boolean
  /**
   * Context to use instead of the site's own, such as an open transaction. Unexpected failures are
   * then thrown, because the transaction's owner has to know.
   */
  readonly context?: HttpContext
  /** Records what the answer depends on. */
  readonly reading?: Reading
}

/** Sends a request through the API routers in process, for an identified caller. */
export type Ask = (
  request: ApiRequest,
  caller: HttpCaller,
  mode?: RequestMode,
) => Promise<ApiAnswer>
