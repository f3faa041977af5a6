// Written by `npm run generate` from src/client/. Changes belong there.

import type { Schemas } from './operations.js';
/** The codes of the interface. */
export type ErrorCode = 'a';
/** What went wrong with one argument. */
export type ArgumentError = Schemas['ErrorDetail'];
/** An answer that says that a request failed. A request that got no answer fails as `fetch` does. */
export declare class AlmanacError extends Error {
    readonly name = "AlmanacError";
    readonly status: number;
    /** `unreadable_answer` where the answer is none of this interface, such as a proxy's page. */
    readonly code: ErrorCode | 'unreadable_answer';
    /** A sentence for each missing or invalid argument, by name. */
    readonly params: Readonly<Record<string, string>>;
    /** What exactly is wrong with each invalid argument, by name. */
    readonly details: Readonly<Record<string, ArgumentError>>;
    /** Names the request in the log of the site; undefined for an item of a batch. */
    readonly requestId: string | undefined;
    /** When to try again, in seconds; undefined where the site does not say. */
    readonly retryAfter: number | undefined;
    constructor(status: number, body: unknown, headers?: Headers);
}
/** `Retry-After` in seconds, which it has as such or as a time; undefined where it has neither. */
export declare function secondsUntilRetry(headers: Headers): number | undefined;
