import type { HttpCaller, HttpContext } from './program.ts'
import type { BoundRoute } from './allow.ts'
import type { AnswerCheck } from './answer-check.ts'
import type { Ask } from './ask.ts'
import type { Bound } from './bind.ts'
import type { EmbedResolvers } from './embed.ts'
import type { ApiHandler } from './exchange.ts'
import type { Namespace } from './namespace.ts'
import type { ApiRequest } from './request.ts'
import type { Reading } from './response-cache.ts'
import type { Route } from './route-table.ts'

/** What the routers of all namespaces need. */
export interface RouterOptions {
  readonly context: HttpContext
  /** Context for visitors' reads, if it differs from `context`. */
  readonly visitorContext?: HttpContext | undefined
  /**
   * Returns the context with its reads recorded. Declared as a method, so that an implementation
   * may require a richer context.
   */
  withReading(this: void, context: HttpContext, reading: Reading): HttpContext
  /** The same context, with the caller as the actor of changes. */
  acting(
    this: void,
    context: HttpContext,
    caller: HttpCaller,
    request: Pick<ApiRequest, 'remoteAddress'>,
  ): HttpContext
  readonly bound: ReadonlyMap<string, Bound>
  readonly embeds: EmbedResolvers
  readonly ask: Ask
  /** Largest body in bytes. */
  readonly bodyLimit: number
  /** Answers OPTIONS from the discovery index. */
  readonly describe: (route: Route) => unknown
  /** Checks every answer against the contract; omitted where speed counts. */
  readonly checkAnswer?: AnswerCheck
  /** Compares arguments with the published document; omitted where speed counts. */
  readonly contractChecks?: (namespace: Namespace) => ApiHandler
}

/** What the middleware of one operation need. */
export interface OperationOptions extends Omit<RouterOptions, 'bound'> {
  readonly bound: Bound
  readonly boundRoute: BoundRoute
}
