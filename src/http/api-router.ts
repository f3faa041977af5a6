import express, { type Router } from 'express'
import type { RouterOptions } from './operation-options.ts'
import type { HttpContext } from './program.ts'
import type { AnswerCheck } from './answer-check.ts'
import { bindOperations } from './bind.ts'
import { joinResolvers } from './embed.ts'
import type { ApiHandler } from './exchange.ts'
import { createAsk } from './in-process.ts'
import type { Ask } from './ask.ts'
import { apiErrors, type ApiErrorHandler } from './middleware/api-errors.ts'
import { requireCredentials } from './middleware/authorize.ts'
import { notFound } from './middleware/not-found.ts'
import type { Namespace } from './namespace.ts'
import { createNamespaceRouter } from './operation-router.ts'
import type { Reading } from './response-cache.ts'
import type { Route } from './route-table.ts'
import type { FormatChecks } from './validator-support.ts'

export interface ApiRouterOptions {
  readonly namespaces: readonly Namespace[]
  readonly formats: FormatChecks
  readonly context: HttpContext
  /** What visitors' requests that change nothing work with, where that is not `context`. */
  readonly visitorContext?: HttpContext | undefined
  /** The same context, which notes what is read with it. A method: it may ask for a context with more. */
  noting(this: void, context: HttpContext, reading: Reading): HttpContext
  readonly acting: RouterOptions['acting']
  /** Largest body in bytes. */
  readonly bodyLimit: number
  /** Answers OPTIONS from the discovery index. */
  readonly describe: (route: Route) => unknown
  /** Checks every answer against the contract; left out where speed counts. */
  readonly checkAnswer?: AnswerCheck
  /** Compares the arguments with the published document; left out where speed counts. */
  readonly contractChecks?: (namespace: Namespace) => ApiHandler
  /** Told of failures that are our own fault. */
  readonly onFailure: (
    error: unknown,
    request: { readonly method: string; readonly path: string },
  ) => void
}

/** The routers of the API, and the way to them for requests in process. */
export interface Api {
  readonly router: Router
  /** Makes answers of what the routers, and the middleware before them, throw. */
  readonly errors: ApiErrorHandler
  readonly ask: Ask
}

/** A router of all namespaces, each mounted below its own path. */
export function createApiRouter({ namespaces, formats, ...options }: ApiRouterOptions): Api {
  const router = express.Router()
  const errors = apiErrors(options.onFailure)
  const ask = createAsk(router, errors)
  const bound = bindOperations(namespaces, formats)
  const embeds = joinResolvers(namespaces.map((namespace) => namespace.embeds))
  for (const namespace of inMountingOrder(namespaces)) {
    const mounted = createNamespaceRouter(namespace, { ...options, bound, embeds, ask })
    router.use(`/${namespace.name}`, mounted)
  }
  router.use(requireCredentials, notFound)
  return { router, errors, ask }
}

/**
 * What stands at the root itself comes last: all paths lie below it. Large namespaces are those of
 * content, which is asked for most: they come first.
 */
const inMountingOrder = (namespaces: readonly Namespace[]): Namespace[] =>
  namespaces.toSorted(
    (a, b) => Number(a.name === '') - Number(b.name === '') || b.routes.length - a.routes.length,
  )
