import type { CallbackClient } from '../domain/imports/service/callbacks.ts'
import { importServiceCaller } from '../domain/imports/service/caller.ts'
import type { Ask } from '../http/ask.ts'
import { parseBody } from '../http/read-request.ts'

/**
 * Creates the callback client of the built-in import service. Its requests are dispatched in
 * process, through the same routes as those of an external service (behaviour/imports.md#import-service).
 */
export function createCallbackClient(ask: Ask): CallbackClient {
  return async ({ route, importId, body, headers }) => {
    const bytes = Buffer.from(body)
    const request = {
      method: 'POST',
      path: `/cal/event-aggregator/v1/import/${importId}/${route}`,
      query: {},
      headers,
      body: parseBody(bytes, headers['content-type']),
      bytes,
      remoteAddress: '',
    }
    const response = await ask(request, importServiceCaller)
    const retryAfter = Number(response.headers['Retry-After'])
    return {
      status: response.status,
      retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
      body: response.body,
    }
  }
}
