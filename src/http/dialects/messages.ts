import type { ApiAnswer, ApiRequest } from '../request.ts'

/** Translates a request to this program's names, once its operation is known. */
export function inOwnWords(request: ApiRequest, operationId: string): ApiRequest {
  const { dialect, query, body } = request
  if (dialect === undefined) return request
  return {
    ...request,
    query: dialect.sent(query, operationId) as ApiRequest['query'],
    body: body.kind === 'value' ? { ...body, value: dialect.sent(body.value, operationId) } : body,
  }
}

/** Translates an operation's answer to the names used in the request. */
export function inWordsOf(
  { dialect }: ApiRequest,
  answer: ApiAnswer,
  operationId: string,
): ApiAnswer {
  if (dialect === undefined) return answer
  const { body, headers, representation, status } = answer
  // Serializers of other media types expect this program's member names.
  const asIs = representation !== undefined && representation.mediaType !== 'text/html'
  const isBytes = body instanceof Uint8Array
  return {
    ...answer,
    headers: dialect.headers(headers),
    body: asIs || isBytes ? body : dialect.answered(body, operationId, status),
  }
}
