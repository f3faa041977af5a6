// Written by `npm run generate` from src/client/. Changes belong there.

import type { Answer } from './answer.js';
import type { FieldPath, Relation } from './narrow.js';
import type { AnyOptions } from './outgoing.js';
import type { Arguments, Context, Path, Rest, Schemas, Shape, Shown, Whole } from './operations.js';
type QueryName<Operation> = Operation extends {
    query?: infer Query;
} ? keyof NonNullable<Query> : never;
type Lists = Schemas['GET'];
/** Paths of paginated lists. */
export type ListPath = {
    [P in Path<'GET'>]: 'page' extends QueryName<Lists[P]> ? P : never;
}[Path<'GET'>];
/**
 * The item type of an answer: of the list itself, or of its only member that is a list (`events`).
 */
type Item<Data> = Data extends readonly (infer Own)[] ? Own : {
    [K in keyof Data]-?: Data[K] extends readonly (infer Own)[] ? Own : never;
}[keyof Data];
/** Iterates over all items of a list, fetching pages on demand, starting with `query.page`. */
export type Pages = <P extends ListPath, C extends Context = 'view', const F extends readonly FieldPath<Whole<Lists[P], C>>[] = [], const E extends readonly Relation<Whole<Lists[P], C>>[] = []>(path: P, ...rest: Rest<Lists[P], Arguments<Lists[P]> & Shape<C, F, E>>) => AsyncGenerator<Item<Shown<Lists[P], C, F, E>>, void, undefined>;
type Read = (path: string, options: AnyOptions) => Promise<Answer<unknown>>;
/** The items of a list, one request per page. */
export declare function itemsOf(read: Read, path: string, options?: AnyOptions): AsyncGenerator<unknown, void, undefined>;
export {};
