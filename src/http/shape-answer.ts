import { embedLinked } from './embed.ts'
import type { AnyReply } from './operation.ts'
import type { OperationOptions } from './operation-options.ts'
import type { OperationState } from './operation-state.ts'
import { wantsEmbedding, type ApiAnswer } from './request.ts'
import { parseFields, pickFromAnswer, wantedFields } from './selection.ts'

/** Builds the answer from a handler's reply: embeds links, checks it, applies `_fields`. */
export async function shapeAnswer(
  reply: AnyReply,
  { bound: { definition }, call, context, mode, ask }: OperationState,
  { embeds, checkAnswer }: OperationOptions,
): Promise<ApiAnswer> {
  const { operationId } = definition
  const { stream, status, headers = {} } = reply
  if (stream !== undefined) return { status, headers, body: null, stream, operationId }
  let { body } = reply
  const isEmbedding = wantsEmbedding(call.request.query)
  if (isEmbedding) {
    // Embedded resources are read in the request's own transaction.
    const inner = mode.context === undefined ? {} : { context: mode.context }
    const { viewer = call.caller } = reply
    const askAsViewer: typeof call.ask = (request) => ask(request, viewer, inner)
    const following = { ...call, caller: viewer }
    body = await embedLinked(body, { call: following, context, embeds, ask: askAsViewer })
  }
  const fields = parseFields(wantedFields(call.request))
  const { context: shown } = call.selection
  checkAnswer?.(operationId, status, body, { context: shown, partial: fields !== null })
  const isLinked = reply.linked === true || (fields?.has('_links') === true && !Array.isArray(body))
  // An item shows all of its links or none; those in lists can be selected one by one.
  if (isLinked) fields?.set('_links', null)
  if (fields !== null && !(body instanceof Uint8Array)) body = pickFromAnswer(body, fields)
  const { until } = reply
  const resource =
    isEmbedding && reply.resource ? { ...reply.resource, dated: false } : reply.resource
  return { status, headers, body, operationId, resource, until }
}
