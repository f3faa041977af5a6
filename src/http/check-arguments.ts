import type { AppContext } from '../context.ts'
import { fittingArguments, type Arguments } from './arguments.ts'
import type { Bound } from './bind.ts'
import { ApiError, invalidArguments, type ArgumentProblems } from './errors.ts'
import type { Call } from './operation.ts'
import type { ApiRequest } from './request.ts'
import type { RouteMatch, RouteOperation } from './route-table.ts'
import { findUnsafeText } from './text-safety.ts'
import { judge } from './verdict.ts'

/** Refuses a body that says that it is JSON and is none. */
export function requireReadableBody({ body }: ApiRequest): void {
  if (body.kind !== 'broken-json') return
  throw new ApiError('rest_invalid_json', {
    json_error_code: body.code,
    json_error_message: body.reason,
  })
}

/** Refuses what the contract refuses: missing and wrong arguments, all at once. */
export async function checkArguments(
  { definition, operation, validate }: Bound,
  matched: RouteMatch,
  call: Call,
  request: ApiRequest,
  context: AppContext,
): Promise<void> {
  const values: Arguments = { params: call.params, query: call.query, body: call.body }
  const target = { method: definition.methods[0] ?? 'GET', path: request.path }
  const verdict = judge(definition, values, await validate(definition, target, values))
  if (verdict.missing.length > 0) {
    throw new ApiError('rest_missing_callback_param', { params: verdict.missing })
  }
  const unsafe = findUnsafeText({ ...values.query, ...values.body, ...matched.params })
  // The texts of carried requests are judged when these come this way themselves.
  for (const name of operation.carries ?? []) delete unsafe[name]
  // Own rules speak of values of the contract's types; the validator has refused others.
  const typed = { ...call, ...fittingArguments(definition.arguments, values) } as Call
  const own = Object.keys(unsafe).length > 0 ? {} : await operation.check?.(typed, context)
  const problems = commonFirst(definition, {
    ...verdict.problems,
    ...(own as ArgumentProblems | undefined),
    ...unsafe,
  })
  if (Object.keys(problems).length > 0) throw invalidArguments(problems)
}

/** The arguments that every list has. */
const FIRST: ReadonlySet<string> = new Set(['context', 'page', 'per_page', 'search'])

/** On lists, what all lists know is judged before everything else (behaviour of the interface). */
function commonFirst(
  { arguments: { query } }: RouteOperation,
  problems: ArgumentProblems,
): ArgumentProblems {
  if (query['per_page'] === undefined) return problems
  // Where only sentences are told, all of them are.
  if (query['per_page'].untold === true) return problems
  const first = Object.entries(problems).filter(([name]) => FIRST.has(name))
  return first.length > 0 ? Object.fromEntries(first) : problems
}
