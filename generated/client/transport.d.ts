// Written by `npm run generate` from src/client/. Changes belong there.

import type { Method } from './operations.js';
import { type RetryOptions } from './retry.js';
export interface ClientOptions {
    /** URL of the API root, such as `https://example.org/api`. */
    readonly baseUrl: string;
    /** Login name or mail address; without it, requests are anonymous. */
    readonly username?: string;
    /** An application password, not the account's own. */
    readonly applicationPassword?: string;
    /** Headers for every request, such as `X-WP-Nonce` on the site's own pages. */
    readonly headers?: Readonly<Record<string, string>>;
    readonly retry?: RetryOptions;
    /** Sends the requests; the global `fetch` by default. */
    readonly fetch?: (request: Request) => Promise<Response>;
}
/** A request as built by the client's methods. */
export interface Outgoing {
    readonly method: Method;
    /** As in the contract, such as `/core/v2/posts/{id}`. */
    readonly path: string;
    readonly parameters?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
    /** Sent as JSON. */
    readonly body?: unknown;
    /** Sent unchanged, instead of `body`. */
    readonly file?: Blob | Uint8Array | ReadableStream | undefined;
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly signal?: AbortSignal | undefined;
}
export interface Incoming {
    readonly response: Response;
    /** The parsed JSON, or the text of other types; undefined for an empty answer. */
    readonly data: unknown;
}
/** @throws AlmanacError for statuses of 400 and above; what `fetch` throws without an answer */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>;
export declare function createTransport(options: ClientOptions): Transport;
