// Written by `npm run generate` from src/client/. Changes belong there.

import { createFinalURL, defaultPathSerializer } from 'openapi-fetch';
import { AlmanacError } from './almanac-error.js';
import { outgoingOf } from './outgoing.js';
import { queryText } from './query.js';
import { withRelations } from './relations.js';
/** Creates a batch request, typed and built like the client's own methods. */
export const batchItem = (method, path, options = {}) => {
    const { parameters, query = {}, body, headers } = outgoingOf(method, path, options);
    const address = createFinalURL(path, {
        baseUrl: '',
        params: { query, ...(parameters && { path: parameters }) },
        querySerializer: queryText,
        pathSerializer: defaultPathSerializer,
    });
    return { request: { method, path: address, body, headers }, embed: options.embed ?? [] };
};
/** Sends a batch and returns the results of its items. */
export async function runBatch(send, items, { validation, ...rest } = {}) {
    const requests = items.map(({ request }) => request);
    const body = { requests, ...(validation && { validation }) };
    const { data } = await send({ method: 'POST', path: '/batch/v1', body, ...rest });
    const results = items.map(({ embed }, index) => resultOf(data.responses[index], embed));
    return { failed: data.failed, results };
}
function resultOf(response, embed) {
    if (response === undefined || response === null)
        return { ok: false, error: undefined };
    const { status, body } = response;
    if (status >= 400)
        return { ok: false, error: new AlmanacError(status, body) };
    return { ok: true, status, data: withRelations(body, embed) };
}
