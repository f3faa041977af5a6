/** A typed client for the API: paths, arguments and answers are those of the contract. */
import { answerOf, type Answer } from './answer.ts'
import { runBatch, type BatchAnswer, type BatchItem, type BatchOptions } from './batch.ts'
import type { Call, Method } from './operations.ts'
import { outgoingOf, type AnyOptions } from './outgoing.ts'
import { itemsOf, type Pages } from './items.ts'
import { withRelations } from './relations.ts'
import { createTransport, type ClientOptions, type Outgoing } from './transport.ts'
import { updateItem, type Update } from './update.ts'
import { uploadOf, type Upload } from './upload.ts'

export { AlmanacError, type ArgumentError, type ErrorCode } from './almanac-error.ts'
export type { Answer } from './answer.ts'
export { batchItem, type BatchAnswer, type BatchItem, type BatchResult } from './batch.ts'
export type { Context, Path, Schemas } from './operations.ts'
export type { RetryOptions } from './retry.ts'
export type { ClientOptions } from './transport.ts'
export type { WebhookEvent, WebhookMessage } from './webhooks.ts'

export interface Client {
  readonly get: Call<'GET'>
  readonly post: Call<'POST'>
  readonly put: Call<'PUT'>
  readonly patch: Call<'PATCH'>
  readonly delete: Call<'DELETE'>
  readonly pages: Pages
  readonly update: Update
  readonly upload: Upload
  /** Sends up to 25 writes at once, each with its own result. */
  batch<const Items extends readonly BatchItem<unknown>[]>(
    items: Items,
    options?: BatchOptions,
  ): Promise<BatchAnswer<Items>>
}

/**
 * All methods throw an AlmanacError for statuses of 400 and above, and what `fetch` throws without
 * an answer.
 */
export function createClient(options: ClientOptions): Client {
  const transport = createTransport(options)
  // The types are those of the contract, which the service enforces.
  const send = async (outgoing: Outgoing, { since, embed = [] }: AnyOptions = {}) => {
    const { response, data } = await transport(outgoing)
    const isUnchanged = response.status === 304 && since !== undefined
    const answer = isUnchanged ? since : answerOf(response, withRelations(data, embed))
    return answer as Answer<never>
  }
  const call =
    (method: Method) =>
    async (path: string, own: AnyOptions = {}) =>
      send(outgoingOf(method, path, own), own)
  const get = call('GET')
  const post = call('POST')
  // Paths and arguments determine the types of answers.
  return {
    get,
    post,
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
    pages: ((path: string, own?: AnyOptions) => itemsOf(get, path, own)) as Pages,
    update: (path: string, own: AnyOptions, change: (current: never) => unknown) =>
      updateItem(get, post, path, own, change),
    upload: async (path, own) => send(uploadOf(path, own)),
    batch: ((items: readonly BatchItem<unknown>[], own?: BatchOptions) =>
      runBatch(send, items, own)) as Client['batch'],
  }
}
