import type { AppContext, Caller } from '../context.ts'
import { fittingArguments, readArguments, type Arguments } from './arguments.ts'
import { bindOperations, type Bound } from './bind.ts'
import { checkArguments, requireReadableBody } from './check-arguments.ts'
import { readPreconditions } from './conditional.ts'
import { embedLinked, joinResolvers, wantsEmbedding } from './embed.ts'
import { ApiError, errorAnswer, isRefusal } from './errors.ts'
import type { Namespace } from './namespace.ts'
import type { AnyReply, Call } from './operation.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'
import {
  createRouteMatcher,
  methodsOf,
  operationFor,
  type Route,
  type RouteMatch,
  type RouteOperation,
  type Upload,
} from './route-table.ts'
import { withoutUnsafeText } from './text-safety.ts'
import type { IncomingFile } from './uploads/incoming-file.ts'
import { withUpload } from './uploads/receive.ts'
import type { AnswerCheck } from './answer-check.ts'
import { parseFields, pickFields, wantedFields, type ContextName } from './selection.ts'
import type { FormatChecks } from './validator-support.ts'

/** The one way in: every request, also those of batches and embedding, goes through here. */
export type Dispatch = (
  request: ApiRequest,
  caller: Caller,
  mode?: DispatchMode,
) => Promise<ApiAnswer>

/** How requests in process differ from those that come from outside. */
export interface DispatchMode {
  /** The request stands in a batch: operations that take no part in batches are refused. */
  readonly batched?: boolean
  /** Arguments are checked, and nothing is done. 200 says that they are good. */
  readonly validateOnly?: boolean
  /**
   * What the request works with instead of the site's own context, such as an open transaction.
   * Failures that are our own fault are thrown then, because whoever opened it has to know.
   */
  readonly context?: AppContext
}

export interface DispatchOptions {
  readonly namespaces: readonly Namespace[]
  readonly formats: FormatChecks
  readonly context: AppContext
  /** Answers OPTIONS from the discovery index. */
  readonly describe: (route: Route) => unknown
  /** Checks every answer against the contract; left out where speed counts. */
  readonly checkAnswer?: AnswerCheck
  /** Told of failures that are our own fault. */
  readonly onFailure: (error: unknown, request: ApiRequest) => void
}

/** A request that has found its operation. */
interface Asked {
  readonly matched: RouteMatch
  readonly target: Bound
  readonly request: ApiRequest
  readonly caller: Caller
  readonly mode: DispatchMode
}

/** Makes the dispatcher of a set of namespaces. */
export function createDispatch(options: DispatchOptions): Dispatch {
  const { namespaces } = options
  const match = createRouteMatcher(namespaces.flatMap(({ routes }) => routes))
  const bound = bindOperations(namespaces, options.formats)
  const embeds = joinResolvers(namespaces.map((namespace) => namespace.embeds))

  const boundFor = (definition: RouteOperation): Bound => {
    const found = bound.get(definition.operationId)
    if (found === undefined) throw new Error(`No handler for ${definition.operationId}.`)
    return found
  }

  const dispatch: Dispatch = async (request, caller, mode = {}) => {
    try {
      const matched = match(request.path)
      if (request.method === 'OPTIONS') return await describe(matched, request, caller)
      const definition = matched && operationFor(matched.route, request.method)
      if (matched === undefined || definition === undefined) throw new ApiError('rest_no_route')
      const asked: Asked = { matched, target: boundFor(definition), request, caller, mode }
      return await (mode.validateOnly === true ? validated(asked) : answer(asked))
    } catch (error) {
      if (isRefusal(error)) return errorAnswer(error)
      if (mode.context !== undefined) throw error
      options.onFailure(error, request)
      return errorAnswer(new ApiError('rest_internal_error'))
    }
  }

  const validated = async ({ matched, target, request, caller, mode }: Asked) => {
    const context = mode.context ?? options.context
    requireTakingPart(target.definition, mode)
    requireReadableBody(request)
    const call = makeCall(target, { matched, request, caller, memo: new Map(), dispatch })
    await checkArguments(target, matched, call, request, context)
    return { status: 200, headers: {}, body: null }
  }

  const answer = async ({ matched, target, request, caller, mode }: Asked): Promise<ApiAnswer> => {
    const context = mode.context ?? options.context
    const memo = new Map<string, Promise<unknown>>()
    const left = new Map<string, unknown>()
    const { definition } = target
    let shown: ContextName | undefined
    const callOf = (of: Bound): Call =>
      makeCall(of, { matched, request, caller, memo, left, shown, dispatch })
    let result: ApiAnswer
    try {
      requireTakingPart(definition, mode)
      requireReadableBody(request)
      const call = callOf(target)
      if (target.operation.permitFirst === true) await target.operation.permit?.(call, context)
      await checkArguments(target, matched, call, request, context)
      // Who may not upload at all is refused here, before a byte of the file is read.
      await target.operation.permit?.(call, context)
      const perform = async (of: Call): Promise<ApiAnswer> =>
        shape(await target.operation.run(of, context), of, definition, context)
      const performWith = async (whole: ApiRequest, file: IncomingFile): Promise<ApiAnswer> => {
        const parts = { matched, request: whole, caller, memo, left, dispatch }
        const full: Call = { ...makeCall(target, parts), upload: file }
        await checkArguments(target, matched, full, whole, context)
        await target.operation.permit?.(full, context)
        return perform(full)
      }
      const upload = uploadOf(definition, request)
      result = await (upload === undefined
        ? perform(call)
        : withUpload(request, context, upload.part, performWith))
      if (request.method !== 'GET') {
        // What a write left behind decides what is allowed now, and in which context it showed.
        memo.clear()
        for (const [key, value] of left) memo.set(key, Promise.resolve(value))
        shown = 'edit'
      }
    } catch (error) {
      if (!isRefusal(error)) throw error
      result = errorAnswer(error)
      // Only batches refuse an operation for what it is, and no operation documents that.
      if (error.code !== 'rest_batch_not_allowed') {
        options.checkAnswer?.(definition.operationId, result.status, result.body)
      }
    }
    context.onAnswer?.(definition.operationId, result.status)
    const allow = await allowedMethods(matched.route, boundFor, callOf, context)
    const representation = target.operation.represent?.(callOf(target), result.status)
    return {
      ...result,
      ...(representation !== undefined && { representation }),
      // What is embedded comes from other operations, which promise nothing.
      ...(target.operation.lasting === true &&
        !wantsEmbedding(request.query) && { lasting: true as const }),
      operationId: definition.operationId,
      headers: allow.length > 0 ? { ...result.headers, Allow: allow.join(', ') } : result.headers,
    }
  }

  const shape = async (
    reply: AnyReply,
    call: Call,
    definition: RouteOperation,
    context: AppContext,
  ): Promise<ApiAnswer> => {
    const { stream } = reply
    if (stream !== undefined) {
      const { status, headers = {} } = reply
      return { status, headers, body: null, stream, operationId: definition.operationId }
    }
    const { query } = call.request
    let { body } = reply
    if (wantsEmbedding(query)) body = await embedLinked(body, { call, context, embeds, dispatch })
    options.checkAnswer?.(definition.operationId, reply.status, body)
    const fields = parseFields(wantedFields(call.request))
    // Links stand together: who names one of them gets all.
    if (reply.linked === true || fields?.has('_links') === true) fields?.set('_links', null)
    if (fields !== null && !(body instanceof Uint8Array)) body = pickFields(body, fields)
    return {
      status: reply.status,
      headers: reply.headers ?? {},
      body,
      operationId: definition.operationId,
      ...(reply.resource !== undefined && { resource: reply.resource }),
      ...(reply.until !== undefined && { until: reply.until }),
    }
  }

  const describe = async (
    matched: RouteMatch | undefined,
    request: ApiRequest,
    caller: Caller,
  ): Promise<ApiAnswer> => {
    if (matched === undefined) return { status: 200, headers: {}, body: [] }
    const memo = new Map<string, Promise<unknown>>()
    const callOf = (of: Bound): Call => makeCall(of, { matched, request, caller, memo, dispatch })
    const allow = await allowedMethods(matched.route, boundFor, callOf, options.context)
    return {
      status: 200,
      headers: allow.length > 0 ? { Allow: allow.join(', ') } : {},
      body: await options.describe(matched.route),
    }
  }

  return dispatch
}

/** @throws ApiError 400 rest_batch_not_allowed */
function requireTakingPart({ batch }: RouteOperation, { batched }: DispatchMode): void {
  if (batched === true && !batch) throw new ApiError('rest_batch_not_allowed')
}

/** How the body is to be taken in, when it is a file that has not been read yet, or should be one. */
const uploadOf = ({ upload }: RouteOperation, { body }: ApiRequest): Upload | undefined =>
  upload?.bodies === 'all' || body.kind === 'stream' ? upload : undefined

/** What a call is made of, beside the operation that it is for. */
interface CallParts extends Pick<Asked, 'matched' | 'request' | 'caller'> {
  readonly memo: Map<string, Promise<unknown>>
  readonly left?: Map<string, unknown>
  readonly shown?: ContextName | undefined
  readonly dispatch: Dispatch
}

function makeCall(target: Bound, parts: CallParts): Call {
  const { definition, selections } = target
  const { matched, request, caller, memo, left, shown, dispatch } = parts
  const values = readArguments(definition.arguments, {
    path: matched.params,
    query: request.query,
    body: request.body.kind === 'value' ? request.body.value : undefined,
  })
  const fields = wantedFields(request)
  // Names in an object count as those in a list do.
  if ('_fields' in values.query && Array.isArray(fields)) values.query['_fields'] = fields
  const context = shown ?? values.query['context']
  return {
    operationId: definition.operationId,
    params: values.params,
    query: values.query,
    body: values.body,
    caller,
    request,
    selection: selections(definition.methods, context, fields),
    preconditions: readPreconditions(request.headers),
    ask: (inner, mode) => dispatch(inner, caller, mode),
    once: (key, load) => {
      const known = memo.get(key)
      if (known !== undefined) return known as ReturnType<typeof load>
      const loading = load()
      memo.set(key, loading)
      return loading
    },
    left: (key, value) => void left?.set(key, value),
  } as Call
}

const argumentsOf = ({ params, query, body }: Call): Arguments => ({ params, query, body })

/** The methods of a route whose permission this caller passes for this very request. */
async function allowedMethods(
  route: Route,
  boundFor: (definition: RouteOperation) => Bound,
  callOf: (of: Bound) => Call,
  context: AppContext,
): Promise<string[]> {
  const allowed = new Set<string>()
  for (const definition of route.operations) {
    const target = boundFor(definition)
    if (target.operation.permit === undefined) {
      for (const method of definition.methods) allowed.add(method)
      continue
    }
    try {
      const call = callOf(target)
      const fitting = fittingArguments(definition.arguments, argumentsOf(call))
      const values = withoutUnsafeText(fitting)
      await target.operation.permit({ ...call, ...values } as Call, context)
      for (const method of definition.methods) allowed.add(method)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  return methodsOf(route).filter((method) => allowed.has(method))
}
