// Written by `npm run generate` from src/client/. Changes belong there.

/** The operations of the contract as the client's methods take and answer them. */
import type { components } from './contract.js';
import type { Answer } from './answer.js';
import type { FieldPath, Relation, Selected, WithRelations } from './narrow.js';
/** The schemas of the contract by name, such as `Schemas['Post']`. */
export type Schemas = components['schemas'];
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Path<M extends Method> = keyof Schemas[M] & string;
export type Context = 'view' | 'embed' | 'edit';
/** The whole answer of an operation in a context. */
export type Whole<Operation, C extends Context> = Operation extends {
    contexts: infer Contexts;
} ? Contexts[C & keyof Contexts] : Operation extends {
    answer: infer Data;
} ? Data : unknown;
/** The answer of an operation with the fields and relations that were asked for. */
export type Shown<Operation, C extends Context, F extends readonly string[], E extends readonly string[]> = WithRelations<Selected<Whole<Operation, C>, F>, Whole<Operation, C>, E>;
/** What every request may have. */
export interface RequestOptions {
    readonly headers?: Readonly<Record<string, string>>;
    /** Ends the request, also while it waits to be repeated. */
    readonly signal?: AbortSignal;
}
/** A version to write to or to compare with: an answer, or an entity tag. */
export type Version = string | Pick<Answer<unknown>, 'etag'>;
export type Arguments<Operation> = Pick<Operation, keyof Operation & ('path' | 'query' | 'body')>;
/** What every answer may be asked to show. */
export interface Shape<C, F, E> extends RequestOptions {
    /** Which members the answer has: `view` unless given; `edit` needs the right to edit. */
    readonly context?: C;
    /** Only these members of the answer, such as `title.rendered`. */
    readonly fields?: F;
    /** Relations to read along with the answer, into `_embedded`. */
    readonly embed?: E;
}
/** What a read takes besides its arguments. */
interface Reading<Data> {
    /** An answer to the same request: it is given back if nothing has changed since. */
    readonly since?: Answer<Data> | undefined;
}
/** What a write takes besides its arguments. */
interface Writing {
    /** Write only to this version, else `rest_precondition_failed`. */
    readonly ifMatch?: Version;
}
export type OptionsOf<M extends Method, Operation, C extends Context, F extends readonly string[], E extends readonly string[]> = Arguments<Operation> & Shape<C, F, E> & (M extends 'GET' ? Reading<Shown<Operation, C, F, E>> : Writing);
/** The options of a method are optional where no argument is required. */
export type Rest<Operation, Options> = {} extends Arguments<Operation> ? [options?: Options] : [options: Options];
/** A method of the client. */
export type Call<M extends Method> = <P extends Path<M>, C extends Context = 'view', const F extends readonly FieldPath<Whole<Schemas[M][P], C>>[] = [], const E extends readonly Relation<Whole<Schemas[M][P], C>>[] = []>(path: P, ...rest: Rest<Schemas[M][P], OptionsOf<M, Schemas[M][P], C, F, E>>) => Promise<Answer<Shown<Schemas[M][P], C, F, E>>>;
export {};
