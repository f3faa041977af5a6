// Written by `npm run generate` from src/client/. Changes belong there.

/** A typed client for the API: paths, arguments and answers are those of the contract. */
import { answerOf } from './answer.js';
import { runBatch } from './batch.js';
import { outgoingOf } from './outgoing.js';
import { itemsOf } from './items.js';
import { withRelations } from './relations.js';
import { createTransport } from './transport.js';
import { updateItem } from './update.js';
import { uploadOf } from './upload.js';
export { AlmanacError } from './almanac-error.js';
export { batchItem } from './batch.js';
/**
 * All methods throw an AlmanacError for statuses of 400 and above, and what `fetch` throws without
 * an answer.
 */
export function createClient(options) {
    const transport = createTransport(options);
    // The types are those of the contract, which the service enforces.
    const send = async (outgoing, { since, embed = [] } = {}) => {
        const { response, data } = await transport(outgoing);
        const isUnchanged = response.status === 304 && since !== undefined;
        const answer = isUnchanged ? since : answerOf(response, withRelations(data, embed));
        return answer;
    };
    const call = (method) => async (path, own = {}) => send(outgoingOf(method, path, own), own);
    const get = call('GET');
    const post = call('POST');
    // Paths and arguments determine the types of answers.
    return {
        get,
        post,
        put: call('PUT'),
        patch: call('PATCH'),
        delete: call('DELETE'),
        pages: ((path, own) => itemsOf(get, path, own)),
        update: (path, own, change) => updateItem(get, post, path, own, change),
        upload: async (path, own) => send(uploadOf(path, own)),
        batch: ((items, own) => runBatch(send, items, own)),
    };
}
