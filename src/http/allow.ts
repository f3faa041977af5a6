import type { AppContext } from '../context.ts'
import { fittingArguments, type Arguments } from './arguments.ts'
import type { Bound } from './bind.ts'
import { isRefusal } from './errors.ts'
import type { Call } from './operation.ts'
import { methodsOf, type Route } from './route-table.ts'
import { withoutUnsafeText } from './text-safety.ts'

/** The operations of a route and their handlers. */
export interface BoundRoute {
  readonly route: Route
  readonly bound: readonly Bound[]
}

/**
 * `Allow`: the methods of a route whose permission this caller passes for this very request.
 * @param granted the operation whose permission this request has passed already
 */
export async function allowedMethods(
  { route, bound }: BoundRoute,
  callOf: (of: Bound) => Call,
  context: AppContext,
  granted?: Bound,
): Promise<Readonly<Record<string, string>>> {
  const allowed = new Set<string>()
  for (const target of bound) {
    if (target === granted || (await isAllowed(target, callOf, context))) {
      for (const method of target.definition.methods) allowed.add(method)
    }
  }
  const methods = methodsOf(route).filter((method) => allowed.has(method))
  return methods.length > 0 ? { Allow: methods.join(', ') } : {}
}

async function isAllowed(
  target: Bound,
  callOf: (of: Bound) => Call,
  context: AppContext,
): Promise<boolean> {
  const { operation, definition } = target
  if (operation.permit === undefined) return true
  try {
    const call = callOf(target)
    const fitting = fittingArguments(definition.arguments, argumentsOf(call))
    await operation.permit({ ...call, ...withoutUnsafeText(fitting) } as Call, context)
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    return false
  }
}

const argumentsOf = ({ params, query, body }: Call): Arguments => ({ params, query, body })
