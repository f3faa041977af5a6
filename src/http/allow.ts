import type { HttpContext } from './program.ts'
import { fittingArguments, type Arguments } from './arguments.ts'
import type { Bound } from './bind.ts'
import { isRefusedRequest } from './errors.ts'
import type { Call, Loads } from './operation.ts'
import { authorizeCall } from './phases.ts'
import { methodsOf, type Route } from './route-table.ts'
import { withinScopes } from './scopes.ts'
import { withoutUnsafeText } from './text-safety.ts'

/** The operations of a route and their handlers. */
export interface BoundRoute {
  readonly route: Route
  readonly bound: readonly Bound[]
}

/** The request that other operations of its route are checked against. */
interface Asking {
  readonly callOf: (of: Bound) => Call
  readonly context: HttpContext
  readonly loads: Loads
  /** The operation of this request, once the caller's permission is known. */
  readonly known?: { readonly bound: Bound; readonly granted: boolean } | undefined
}

/** Computes `Allow`: the methods of the route that this caller may use with this request. */
export async function allowedMethods(
  { route, bound }: BoundRoute,
  asking: Asking,
): Promise<Readonly<Record<string, string>>> {
  const allowed = new Set<string>()
  for (const target of bound) {
    const { known, callOf } = asking
    if (target === known?.bound ? known.granted : await isAllowed(target, asking)) {
      const { caller } = callOf(target)
      const methods = withinScopes(caller, route, target.definition.methods)
      for (const method of methods) allowed.add(method)
    }
  }
  const methods = methodsOf(route).filter((method) => allowed.has(method))
  return methods.length > 0 ? { Allow: methods.join(', ') } : {}
}

async function isAllowed(target: Bound, { callOf, context, loads }: Asking): Promise<boolean> {
  const { operation, definition } = target
  if (operation.authorize === undefined) return true
  try {
    const call = callOf(target)
    const fitting = fittingArguments(definition.arguments, argumentsOf(call))
    await authorizeCall(target, { ...call, ...withoutUnsafeText(fitting) } as Call, context, loads)
    return true
  } catch (error) {
    if (!isRefusedRequest(error)) throw error
    return false
  }
}

const argumentsOf = ({ params, query, body }: Call): Arguments => ({ params, query, body })
