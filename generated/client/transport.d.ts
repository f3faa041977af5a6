// Written by `npm run generate` from src/client/. Changes belong there.

import type { Method } from './operations.js';
import { type RetryOptions } from './retry.js';
export interface ClientOptions {
    /** Address of the API root, such as `https://example.org/api`. */
    readonly baseUrl: string;
    /** Login name or mail address; without it the client reads as a visitor does. */
    readonly username?: string;
    /** An application password, not the one that people sign in with. */
    readonly applicationPassword?: string;
    /** Headers of every request, such as `X-WP-Nonce` on a page of the site itself. */
    readonly headers?: Readonly<Record<string, string>>;
    readonly retry?: RetryOptions;
    /** Sends the requests; the global `fetch` unless given. */
    readonly fetch?: (request: Request) => Promise<Response>;
}
/** A request as the methods of the client put it. */
export interface Outgoing {
    readonly method: Method;
    /** As in the contract, such as `/core/v2/posts/{id}`. */
    readonly path: string;
    readonly parameters?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
    /** Sent as JSON. */
    readonly body?: unknown;
    /** Sent as it is, instead of `body`. */
    readonly file?: Blob | Uint8Array | ReadableStream | undefined;
    readonly headers?: Readonly<Record<string, string>> | undefined;
    readonly signal?: AbortSignal | undefined;
}
export interface Incoming {
    readonly response: Response;
    /** What the JSON says, or the text of other types; undefined for an empty answer. */
    readonly data: unknown;
}
/** @throws AlmanacError for an answer of 400 and above; what `fetch` throws where there is none */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>;
export declare function createTransport(options: ClientOptions): Transport;
