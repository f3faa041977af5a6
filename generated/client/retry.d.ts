// Written by `npm run generate` from src/client/. Changes belong there.

export interface RetryOptions {
    /** How often a request is sent, the first time included; 3 unless given. */
    readonly attempts?: number;
    /** The longest wait before a repetition, in seconds; 30 unless given. */
    readonly longestWait?: number;
}
type Send = (request: Request) => Promise<Response>;
/** Repeats idempotent requests that are answered 429 or 503, after the wait that the answer asks for. */
export declare function withRetry(send: Send, { attempts, longestWait }?: RetryOptions): Send;
export {};
