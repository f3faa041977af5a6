// Written by `npm run generate` from src/client/. Changes belong there.

import type { Schemas } from './operations.js';
/** The error codes of the interface. */
export type ErrorCode = Schemas['ErrorCode'];
/** The problem with one argument. */
export type ArgumentError = Schemas['ErrorDetail'];
/** An answer that reports a failed request. A request without an answer fails as `fetch` does. */
export declare class AlmanacError extends Error {
    readonly name = "AlmanacError";
    readonly status: number;
    /** `unreadable_answer` if the answer is not the API's, such as a proxy's error page. */
    readonly code: ErrorCode | 'unreadable_answer';
    /** A message for each missing or invalid argument, by name. */
    readonly params: Readonly<Record<string, string>>;
    /** Details on each invalid argument, by name. */
    readonly details: Readonly<Record<string, ArgumentError>>;
    /** Identifies the request in the site's log; undefined for batch items. */
    readonly requestId: string | undefined;
    /** When to retry, in seconds; undefined if the site gives no time. */
    readonly retryAfter: number | undefined;
    constructor(status: number, body: unknown, headers?: Headers);
}
/** Parses `Retry-After`, either seconds or a date, to seconds; undefined if it is neither. */
export declare function secondsUntilRetry(headers: Headers): number | undefined;
