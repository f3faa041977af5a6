import type { HttpCaller, HttpContext } from './program.ts'
import type { Bound } from './bind.ts'
import { readArguments } from './arguments.ts'
import { readPreconditions } from './conditional.ts'
import type { RequestMode } from './ask.ts'
import type { Ask } from './ask.ts'
import type { Call, Loads } from './operation.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'
import type { Route } from './route-table.ts'
import { fieldsOfRemoved, wantedFields, type ContextName } from './selection.ts'
import type { IncomingFile } from './uploads/incoming-file.ts'

/** One request to one operation, from typed arguments to answer. */
export interface OperationState {
  readonly route: Route
  readonly bound: Bound
  readonly params: Readonly<Record<string, string>>
  readonly caller: HttpCaller
  readonly context: HttpContext
  readonly mode: RequestMode
  readonly ask: Ask
  /** Includes the body; an upload's fields are added once its file is received. */
  request: ApiRequest
  call: Call
  upload?: IncomingFile
  /** Why express-openapi-validator refuses the arguments; null if it accepts them. */
  contractRefusal?: string | null
  /** Whether the caller is authorized, once the arguments have passed the contract. */
  authorized?: boolean
  /** Result of the operation's `prepare`. */
  prepared?: unknown
  answer?: ApiAnswer
  readonly loads: Loads
  /** The context in which a write showed the resource. */
  shown?: ContextName
}

/** The part of the state from which a call is built. */
export type CallSource = Pick<OperationState, 'request' | 'params' | 'caller' | 'ask'> &
  Partial<Pick<OperationState, 'shown' | 'upload'>>

/**
 * Builds the typed call of an operation of the route: the requested one, or another one for
 * `Allow`.
 */
export function makeCall({ definition, selections }: Bound, source: CallSource): Call {
  const { request, params, caller, ask, shown, upload } = source
  const values = readArguments(definition.arguments, {
    path: params,
    query: request.query,
    body: request.body.kind === 'value' ? request.body.value : undefined,
  })
  const fields = wantedFields(request)
  // An object counts as the list of its values.
  if ('_fields' in values.query && Array.isArray(fields)) values.query['_fields'] = fields
  const context = shown ?? values.query['context']
  return {
    operationId: definition.operationId,
    params: values.params,
    query: values.query,
    body: values.body,
    caller,
    request,
    upload,
    selection: selections(
      definition.methods,
      context,
      definition.methods.includes('DELETE') ? fieldsOfRemoved(fields) : fields,
    ),
    preconditions: readPreconditions(request.headers),
    ask: (inner, innerMode) => ask(inner, caller, innerMode),
  } as Call
}
