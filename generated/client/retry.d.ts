// Written by `npm run generate` from src/client/. Changes belong there.

export interface RetryOptions {
    /** Number of attempts, including the first; 3 by default. */
    readonly attempts?: number;
    /** Longest wait before a retry, in seconds; 30 by default. */
    readonly longestWait?: number;
}
type Send = (request: Request) => Promise<Response>;
/**
 * Retries idempotent requests answered with 429 or 503, after the wait that the answer requests.
 */
export declare function withRetry(send: Send, { attempts, longestWait }?: RetryOptions): Send;
export {};
