// Written by `npm run generate` from src/client/. Changes belong there.

import { secondsUntilRetry } from './almanac-error.js';
/** Methods that can safely be repeated. Whether a failed POST was executed is unknown. */
const IDEMPOTENT = new Set(['GET', 'PUT', 'DELETE']);
const COMES_BACK = new Set([429, 503]);
/**
 * Retries idempotent requests answered with 429 or 503, after the wait that the answer requests.
 */
export function withRetry(send, { attempts = 3, longestWait = 30 } = {}) {
    return async (request) => {
        for (let left = IDEMPOTENT.has(request.method) ? attempts : 1;; left -= 1) {
            if (left <= 1)
                return send(request);
            const response = await send(request.clone());
            const seconds = COMES_BACK.has(response.status)
                ? secondsUntilRetry(response.headers)
                : undefined;
            if (seconds === undefined || seconds > longestWait)
                return response;
            await response.body?.cancel();
            await pause(seconds, request.signal);
        }
    };
}
function pause(seconds, signal) {
    return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const end = () => {
            clearTimeout(timer);
            reject(signal.reason);
        };
        const timer = setTimeout(() => {
            signal.removeEventListener('abort', end);
            resolve();
        }, seconds * 1000);
        signal.addEventListener('abort', end, { once: true });
    });
}
