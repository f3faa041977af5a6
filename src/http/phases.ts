import type { HttpContext } from './program.ts'
import { fittingArguments } from './arguments.ts'
import type { Bound } from './bind.ts'
import { isRefusedRequest, type ArgumentProblems } from './errors.ts'
import type { OperationState } from './operation-state.ts'
import type { Call, Loads } from './operation.ts'

/** Loads the subject of a request, once for all operations of its route. */
function loadOnce(
  { operation }: Pick<Bound, 'operation'>,
  call: Call,
  context: HttpContext,
  loads: Loads,
): Promise<unknown> | undefined {
  if (operation.load === undefined) return undefined
  const known = loads.get(operation.load)
  if (known !== undefined) return known
  const loading = operation.load(call, context)
  loads.set(operation.load, loading)
  return loading
}

/** Throws unless the caller may make this call. */
export function authorizeCall(
  bound: Pick<Bound, 'operation'>,
  call: Call,
  context: HttpContext,
  loads: Loads,
): void | Promise<void> {
  const { operation } = bound
  const loading = loadOnce(bound, call, context, loads)
  if (loading === undefined) return operation.authorize?.(call, context, undefined)
  return loading.then((loaded) => operation.authorize?.(call, context, loaded))
}

/** Problems found by the operation's own rules, for an authorized caller. */
export async function checkCall(state: OperationState, call: Call): Promise<ArgumentProblems> {
  const { bound, context, loads } = state
  const { operation } = bound
  const loaded = await loadOnce(bound, call, context, loads)
  state.prepared = await operation.prepare?.(call, context, loaded)
  return (await operation.check?.(call, context, loaded, state.prepared)) ?? {}
}

/**
 * Like `checkCall`, for a call with arguments that the contract refuses. The rules see only
 * arguments of the right types, and unauthorized callers do not learn their outcome.
 */
export async function checkRefusedCall(state: OperationState): Promise<ArgumentProblems> {
  const { bound, call, context, loads } = state
  const { definition, operation } = bound
  if (operation.check === undefined) return {}
  const { params, query, body } = call
  const fitting = {
    ...call,
    ...fittingArguments(definition.arguments, { params, query, body }),
  } as Call
  try {
    if (operation.order === undefined) await authorizeCall(bound, fitting, context, loads)
    else await loadOnce(bound, fitting, context, loads)
  } catch (error) {
    if (!isRefusedRequest(error)) throw error
    return {}
  }
  return checkCall(state, fitting)
}

/** Runs an operation. */
export async function runCall({ bound, call, context, loads, prepared }: OperationState) {
  const loaded = await loadOnce(bound, call, context, loads)
  return bound.operation.run(call, context, loaded, prepared)
}
