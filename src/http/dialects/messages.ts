import type { ApiAnswer, ApiRequest } from '../request.ts'

/** A request in the names of this program, once it is known which operation it is for. */
export function inOwnWords(request: ApiRequest, operationId: string): ApiRequest {
  const { dialect, query, body } = request
  if (dialect === undefined) return request
  return {
    ...request,
    query: dialect.sent(query, operationId) as ApiRequest['query'],
    body: body.kind === 'value' ? { ...body, value: dialect.sent(body.value, operationId) } : body,
  }
}

/** The answer of an operation in the names in which it was asked. */
export function inWordsOf(
  { dialect }: ApiRequest,
  answer: ApiAnswer,
  operationId: string,
): ApiAnswer {
  if (dialect === undefined) return answer
  const { body, headers, representation, status } = answer
  // Who writes another form than JSON reads the members by the names that they have here.
  const asIs = representation !== undefined && representation.mediaType !== 'text/html'
  const isBytes = body instanceof Uint8Array
  return {
    ...answer,
    headers: dialect.headers(headers),
    body: asIs || isBytes ? body : dialect.answered(body, operationId, status),
  }
}
