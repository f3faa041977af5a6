// Written by `npm run generate` from src/client/. Changes belong there.

import { AlmanacError } from './almanac-error.js';
/** How often an item is read again after a concurrent write. */
const ATTEMPTS = 3;
/** @throws AlmanacError as the requests do; 412 after a concurrent write at each attempt */
export async function updateItem(read, write, path, options, change) {
    for (let left = ATTEMPTS;; left -= 1) {
        const current = await read(path, { ...options, context: 'edit' });
        try {
            return await write(path, { ...options, body: change(current.data), ifMatch: current });
        }
        catch (error) {
            const wasLate = error instanceof AlmanacError && error.status === 412;
            if (!wasLate || left === 1)
                throw error;
        }
    }
}
