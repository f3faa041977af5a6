import express, { type Router } from 'express'
import { allowedMethods, type BoundRoute } from './allow.ts'
import type { Bound } from './bind.ts'
import type { ApiHandler } from './exchange.ts'
import { authorize, requireCredentials } from './middleware/authorize.ts'
import { body } from './middleware/body.ts'
import { check, validate } from './middleware/validate.ts'
import { notFound } from './middleware/not-found.ts'
import { finish, refuse, type RefusalHandler } from './middleware/finish.ts'
import { endValidation, run } from './middleware/run.ts'
import { requireScope } from './middleware/scope.ts'
import { typedArguments, typedFields } from './middleware/typed-arguments.ts'
import { ofFile, takeFile } from './middleware/upload.ts'
import type { Namespace } from './namespace.ts'
import type { OperationOptions, RouterOptions } from './operation-options.ts'
import { makeCall } from './operation-state.ts'
import type { Call } from './operation.ts'
import { answeredBy } from './request-notes.ts'
import { expressPath, groupRoutes, prefixOf, type Route } from './route-table.ts'

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

/** Creates the router of a namespace, with a router for each first path segment. */
export function createNamespaceRouter(namespace: Namespace, options: RouterOptions): Router {
  const router = express.Router({ strict: true })
  const checks = options.contractChecks === undefined ? [] : [options.contractChecks(namespace)]
  for (const { mount, routes } of groupRoutes(namespace.routes, namespace.name)) {
    router.use(mount, createGroupRouter(routes, prefixOf(namespace.name, mount), checks, options))
  }
  return router
}

/** Creates a router for operations whose paths begin alike, from the generated route table. */
function createGroupRouter(
  routes: readonly Route[],
  prefix: string,
  checks: readonly ApiHandler[],
  options: RouterOptions,
): Router {
  const router = express.Router({ strict: true })
  for (const route of routes) {
    const boundRoute = bindRoute(route, options.bound)
    const mounted = router.route(expressPath(route, prefix))
    for (const bound of boundRoute.bound) {
      const named = answeredBy(bound.definition.operationId)
      const handlers = handlersOf({ ...options, bound, boundRoute }, checks)
      for (const method of bound.definition.methods) {
        if (!isMethod(method)) throw new Error(`${method} cannot be mounted.`)
        mounted[METHODS[method]](named, ...handlers)
      }
    }
    mounted.options(requireCredentials, requireScope(route), describe(boundRoute, options))
    // The path may match another route too, such as `/users/{id}` at `/users/me`.
    mounted.all(requireCredentials, notFound)
  }
  return router
}

const isMethod = (method: string): method is keyof typeof METHODS => Object.hasOwn(METHODS, method)

function bindRoute(route: Route, bound: RouterOptions['bound']): BoundRoute {
  return {
    route,
    bound: route.operations.map(({ operationId }) => {
      const found = bound.get(operationId)
      if (found === undefined) throw new Error(`No handler for ${operationId}.`)
      return found
    }),
  }
}

/** The middleware of one operation, in order. */
function handlersOf(
  options: OperationOptions,
  contractChecks: readonly ApiHandler[],
): [ApiHandler, ...(ApiHandler | RefusalHandler)[]] {
  const { definition, operation } = options.bound
  const { upload } = definition
  const { order } = operation
  const rules = [
    ...contractChecks,
    validate,
    // Unauthorized callers learn nothing from the later checks.
    ...(order === 'check-first' ? [check, authorize] : [authorize, check]),
  ]
  return [
    requireCredentials,
    requireScope(options.boundRoute.route),
    body(upload, options.bodyLimit),
    typedArguments(options),
    ...(order === 'authorize-first' ? [authorize] : []),
    ...rules,
    endValidation,
    // Callers without the right to upload were refused before any byte of the file is read.
    ...(upload === undefined ? [] : [takeFile(upload), ...[typedFields, ...rules].map(ofFile)]),
    run(options),
    refuse(options),
    finish(options),
  ]
}

/** Answers OPTIONS from the discovery index. */
function describe(boundRoute: BoundRoute, options: RouterOptions): ApiHandler {
  const { ask, context } = options
  return async ({ params }, { locals }) => {
    const { request, caller, respond } = locals
    const callOf = (of: Bound): Call => makeCall(of, { request, params, caller, ask })
    const headers = await allowedMethods(boundRoute, { callOf, context, loads: new Map() })
    const described = await options.describe(boundRoute.route)
    const translated = request.dialect?.description(described) ?? described
    await respond({ status: 200, headers, body: translated })
  }
}
