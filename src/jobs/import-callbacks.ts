import type { CallbackClient } from '../domain/imports/service/callbacks.ts'
import { importServiceCaller } from '../domain/imports/service/caller.ts'
import type { Ask } from '../http/in-process.ts'
import { parseBody } from '../http/read-request.ts'

/**
 * Callbacks of this program's own import service: requests in process, by the way that those of any
 * other service take (behaviour/imports.md#import-service).
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
    const answer = await ask(request, importServiceCaller)
    const wait = Number(answer.headers['Retry-After'])
    return {
      status: answer.status,
      retryAfter: Number.isFinite(wait) ? wait : undefined,
      body: answer.body,
    }
  }
}
