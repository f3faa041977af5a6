// Written by `npm run generate` from src/client/. Changes belong there.

import createFetchClient from 'openapi-fetch';
import { AlmanacError } from './almanac-error.js';
import { queryText } from './query.js';
import { withRetry } from './retry.js';
export function createTransport(options) {
    const { baseUrl, headers, retry, fetch = (request) => globalThis.fetch(request) } = options;
    const api = createFetchClient({
        baseUrl,
        fetch: withRetry(fetch, retry),
        headers: { Accept: 'application/json', ...credentials(options), ...headers },
        querySerializer: queryText,
    });
    return async ({ method, path, parameters, query, body, file, headers: own, signal }) => {
        const { data, error, response } = await api[method](path, {
            params: { ...(parameters && { path: parameters }), ...(query && { query }) },
            ...(body !== undefined && { body }),
            ...(file !== undefined && {
                body: file,
                bodySerializer: (it) => it,
                duplex: 'half',
            }),
            ...(own && { headers: own }),
            ...(signal && { signal }),
            parseAs: 'text',
        });
        if (response.status >= 400)
            throw new AlmanacError(response.status, error, response.headers);
        return { response, data: readData(response, data) };
    };
}
function credentials({ username, applicationPassword }) {
    if (username === undefined)
        return {};
    const bytes = new TextEncoder().encode(`${username}:${applicationPassword ?? ''}`);
    return { Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}
/** @throws AlmanacError for invalid JSON */
function readData(response, text) {
    if (text === undefined || text === '')
        return undefined;
    if (!/^application\/([\w.]+\+)?json/.test(response.headers.get('Content-Type') ?? ''))
        return text;
    try {
        return JSON.parse(text);
    }
    catch {
        throw new AlmanacError(response.status, text, response.headers);
    }
}
