/** The contract's operations as methods of the client. */
import type { components } from '../../generated/client/contract.d.ts'
import type { Answer } from './answer.ts'
import type { FieldPath, Relation, Selected, WithRelations } from './narrow.ts'

/** The schemas of the contract by name, such as `Schemas['Post']`. */
export type Schemas = components['schemas']

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Path<M extends Method> = keyof Schemas[M] & string
export type Context = 'view' | 'embed' | 'edit'

/** The complete answer of an operation in a context. */
export type Whole<Operation, C extends Context> = Operation extends { contexts: infer Contexts }
  ? Contexts[C & keyof Contexts]
  : Operation extends { answer: infer Data }
    ? Data
    : unknown

/** The answer of an operation with the requested fields and relations. */
export type Shown<
  Operation,
  C extends Context,
  F extends readonly string[],
  E extends readonly string[],
> = WithRelations<Selected<Whole<Operation, C>, F>, Whole<Operation, C>, E>

/** Options of every request. */
export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Aborts the request, even while it waits for a retry. */
  readonly signal?: AbortSignal
}

/** The version to update or to compare with: an answer, or an entity tag. */
export type Version = string | Pick<Answer<unknown>, 'etag'>

export type Arguments<Operation> = Pick<Operation, keyof Operation & ('path' | 'query' | 'body')>

/** Options for what an answer contains. */
export interface Shape<C, F, E> extends RequestOptions {
  /**
   * The context, which determines the members; `view` by default. `edit` requires permission to
   * edit.
   */
  readonly context?: C
  /** Restricts the answer to these members, such as `title.rendered`. */
  readonly fields?: F
  /** Relations to embed into `_embedded`. */
  readonly embed?: E
}

/** Options of reads besides their arguments. */
interface Reading<Data> {
  /** An earlier answer to the same request; it is returned if nothing has changed since. */
  readonly since?: Answer<Data> | undefined
  /** Token of a preview link, which opens the item that it was made for. */
  readonly previewToken?: string | undefined
}

/** Options of writes besides their arguments. */
interface Writing {
  /** Writes only to this version; fails with `rest_precondition_failed` otherwise. */
  readonly ifMatch?: Version
}

export type OptionsOf<
  M extends Method,
  Operation,
  C extends Context,
  F extends readonly string[],
  E extends readonly string[],
> = Arguments<Operation> &
  Shape<C, F, E> &
  (M extends 'GET' ? Reading<Shown<Operation, C, F, E>> : Writing)

/** The options of a method are optional if it has no required argument. */
export type Rest<Operation, Options> =
  {} extends Arguments<Operation> ? [options?: Options] : [options: Options]

/** A method of the client. */
export type Call<M extends Method> = <
  P extends Path<M>,
  C extends Context = 'view',
  const F extends readonly FieldPath<Whole<Schemas[M][P], C>>[] = [],
  const E extends readonly Relation<Whole<Schemas[M][P], C>>[] = [],
>(
  path: P,
  ...rest: Rest<Schemas[M][P], OptionsOf<M, Schemas[M][P], C, F, E>>
) => Promise<Answer<Shown<Schemas[M][P], C, F, E>>>
