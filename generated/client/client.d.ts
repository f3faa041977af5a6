// Written by `npm run generate` from src/client/. Changes belong there.

import { type BatchAnswer, type BatchItem, type BatchOptions } from './batch.js';
import type { Call } from './operations.js';
import { type Pages } from './items.js';
import { type ClientOptions } from './transport.js';
import { type Update } from './update.js';
import { type Upload } from './upload.js';
export { AlmanacError, type ArgumentError, type ErrorCode } from './almanac-error.js';
export type { Answer } from './answer.js';
export { batchItem, type BatchAnswer, type BatchItem, type BatchResult } from './batch.js';
export type { Context, Path, Schemas } from './operations.js';
export type { RetryOptions } from './retry.js';
export type { ClientOptions } from './transport.js';
export type { WebhookEvent, WebhookMessage } from './webhooks.js';
export interface Client {
    readonly get: Call<'GET'>;
    readonly post: Call<'POST'>;
    readonly put: Call<'PUT'>;
    readonly patch: Call<'PATCH'>;
    readonly delete: Call<'DELETE'>;
    readonly pages: Pages;
    readonly update: Update;
    readonly upload: Upload;
    /** Sends up to 25 writes at once, each with its own result. */
    batch<const Items extends readonly BatchItem<unknown>[]>(items: Items, options?: BatchOptions): Promise<BatchAnswer<Items>>;
}
/**
 * All methods throw an AlmanacError for statuses of 400 and above, and what `fetch` throws without
 * an answer.
 */
export declare function createClient(options: ClientOptions): Client;
