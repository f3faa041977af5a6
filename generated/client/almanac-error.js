// Written by `npm run generate` from src/client/. Changes belong there.

/** An answer that says that a request failed. A request that got no answer fails as `fetch` does. */
export class AlmanacError extends Error {
    name = 'AlmanacError';
    status;
    /** `unreadable_answer` where the answer is none of this interface, such as a proxy's page. */
    code;
    /** A sentence for each missing or invalid argument, by name. */
    params;
    /** What exactly is wrong with each invalid argument, by name. */
    details;
    /** Names the request in the log of the site; undefined for an item of a batch. */
    requestId;
    /** When to try again, in seconds; undefined where the site does not say. */
    retryAfter;
    constructor(status, body, headers) {
        const error = isErrorBody(body) ? body : undefined;
        super(error?.message ?? `The answer ${status} is not one of this interface.`);
        this.status = status;
        this.code = error?.code ?? 'unreadable_answer';
        this.params = sentences(error);
        this.details = error?.data.details ?? {};
        this.requestId = headers?.get('X-Request-Id') ?? undefined;
        this.retryAfter = error?.data.retry_after ?? (headers && secondsUntilRetry(headers));
    }
}
function isErrorBody(body) {
    return (typeof body === 'object' &&
        body !== null &&
        'code' in body &&
        'message' in body &&
        'data' in body &&
        typeof body.data === 'object' &&
        body.data !== null);
}
/** Missing arguments come as a list of names. */
function sentences(error) {
    const params = error?.data.params ?? {};
    if (!Array.isArray(params))
        return params;
    return Object.fromEntries(params.map((name) => [name, error?.message ?? '']));
}
/** `Retry-After` in seconds, which it has as such or as a time; undefined where it has neither. */
export function secondsUntilRetry(headers) {
    const text = headers.get('Retry-After');
    if (text === null)
        return undefined;
    const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
    return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}
