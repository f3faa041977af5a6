// Written by `npm run generate` from src/client/. Changes belong there.

import { AlmanacError } from './almanac-error.js';
import type { Answer } from './answer.js';
import type { FieldPath, Relation } from './narrow.js';
import type { Context, Method, OptionsOf, Path, RequestOptions, Rest, Schemas, Shown, Whole } from './operations.js';
import type { Outgoing } from './transport.js';
type WriteMethod = Exclude<Method, 'GET'>;
/** The paths of a method allowed in batches. */
type BatchPath<M extends WriteMethod> = {
    [P in Path<M>]: Schemas[M][P] extends {
        batch: true;
    } ? P : never;
}[Path<M>];
declare const answered: unique symbol;
/** A batch request whose answer is a T. */
export interface BatchItem<T> {
    readonly request: Readonly<Record<'method' | 'path' | 'body' | 'headers', unknown>>;
    readonly embed: readonly string[];
    readonly [answered]?: T;
}
/**
 * The result of one request. `error` is undefined if it was not executed, or was rolled back,
 * because of another request.
 */
export type BatchResult<T> = {
    readonly ok: true;
    readonly status: number;
    readonly data: T;
} | {
    readonly ok: false;
    readonly error: AlmanacError | undefined;
};
export interface BatchOptions extends RequestOptions {
    /** `normal` (default): requests are independent. `atomic`: either all are executed, or none. */
    readonly validation?: 'normal' | 'require-all-validate' | 'atomic';
}
export interface BatchAnswer<Items extends readonly BatchItem<unknown>[]> {
    /** Why nothing was executed; undefined if requests were. */
    readonly failed: Schemas['BatchAnswer']['failed'] | undefined;
    /** In request order. */
    readonly results: {
        readonly [I in keyof Items]: Items[I] extends BatchItem<infer T> ? BatchResult<T> : never;
    };
}
type MakeItem = <M extends WriteMethod, P extends BatchPath<M>, const F extends readonly FieldPath<Whole<Schemas[M][P], 'edit'>>[] = [], const E extends readonly Relation<Whole<Schemas[M][P], 'edit'>>[] = []>(method: M, path: P, ...rest: Rest<Schemas[M][P], OptionsOf<M, Schemas[M][P], Context, F, E>>) => BatchItem<Shown<Schemas[M][P], 'edit', F, E>>;
/** Creates a batch request, typed and built like the client's own methods. */
export declare const batchItem: MakeItem;
type Send = (outgoing: Outgoing) => Promise<Answer<Schemas['BatchAnswer']>>;
/** Sends a batch and returns the results of its items. */
export declare function runBatch(send: Send, items: readonly BatchItem<unknown>[], { validation, ...rest }?: BatchOptions): Promise<BatchAnswer<readonly BatchItem<unknown>[]>>;
export {};
