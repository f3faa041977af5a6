// Written by `npm run generate` from src/client/. Changes belong there.

import type { Answer } from './answer.js';
import type { AnyOptions } from './outgoing.js';
import type { Path, RequestOptions, Schemas, Whole } from './operations.js';
/** Paths of items that can be read and written. */
type ItemPath = Path<'GET'> & Path<'PUT'> & Path<'POST'>;
type Body<Operation> = Operation extends {
    body?: infer Members;
} ? Members : never;
/**
 * Reads an item in the edit context and writes the result of `change`, unless it has been changed
 * in the meantime; then it repeats both, three times at most.
 */
export type Update = <P extends ItemPath>(path: P, options: Pick<Schemas['GET'][P], 'path' & keyof Schemas['GET'][P]> & RequestOptions, change: (current: Whole<Schemas['GET'][P], 'edit'>) => Body<Schemas['POST'][P]>) => Promise<Answer<Whole<Schemas['POST'][P], 'edit'>>>;
type Request = (path: string, options: AnyOptions) => Promise<Answer<never>>;
/** @throws AlmanacError as the requests do; 412 after a concurrent write at each attempt */
export declare function updateItem(read: Request, write: Request, path: string, options: AnyOptions, change: (current: never) => unknown): Promise<Answer<never>>;
export {};
