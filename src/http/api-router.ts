import express, { type Router } from 'express'
import type { RouterOptions } from './operation-options.ts'
import { bindOperations } from './bind.ts'
import { joinResolvers } from './embed.ts'
import { createAsk } from './in-process.ts'
import type { Ask } from './ask.ts'
import { apiErrors, type ApiErrorHandler } from './middleware/api-errors.ts'
import { requireCredentials } from './middleware/authorize.ts'
import { notFound } from './middleware/not-found.ts'
import type { Namespace } from './namespace.ts'
import { createNamespaceRouter } from './operation-router.ts'
import type { FormatChecks } from './validator-support.ts'

export interface ApiRouterOptions extends Omit<RouterOptions, 'bound' | 'embeds' | 'ask'> {
  readonly namespaces: readonly Namespace[]
  readonly formats: FormatChecks
  /** Called with unexpected failures. */
  readonly onFailure: (
    error: unknown,
    request: { readonly method: string; readonly path: string },
  ) => void
}

/** The routers of the API, and the entry point for requests in process. */
export interface Api {
  readonly router: Router
  /** Turns errors thrown by the routers and their middleware into answers. */
  readonly errors: ApiErrorHandler
  readonly ask: Ask
}

/** Creates one router for all namespaces, each mounted at its path. */
export function createApiRouter({ namespaces, formats, ...options }: ApiRouterOptions): Api {
  const router = express.Router()
  const errors = apiErrors(options.onFailure)
  const ask = createAsk(router, errors)
  const bound = bindOperations(namespaces, formats)
  const embeds = joinResolvers(namespaces.map((namespace) => namespace.embeds ?? {}))
  for (const namespace of inMountingOrder(namespaces)) {
    const mounted = createNamespaceRouter(namespace, { ...options, bound, embeds, ask })
    router.use(`/${namespace.name}`, mounted)
  }
  router.use(requireCredentials, notFound)
  return { router, errors, ask }
}

/**
 * The root namespace comes last, since every path is below it. Large namespaces hold content and
 * get most requests, so they come first.
 */
const inMountingOrder = (namespaces: readonly Namespace[]): Namespace[] =>
  namespaces.toSorted(
    (a, b) => Number(a.name === '') - Number(b.name === '') || b.routes.length - a.routes.length,
  )
