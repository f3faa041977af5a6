import { createFinalURL, defaultPathSerializer } from 'openapi-fetch'
import { AlmanacError } from './almanac-error.ts'
import type { Answer } from './answer.ts'
import type { FieldPath, Relation } from './narrow.ts'
import { outgoingOf, type AnyOptions } from './outgoing.ts'
import type {
  Context,
  Method,
  OptionsOf,
  Path,
  RequestOptions,
  Rest,
  Schemas,
  Shown,
  Whole,
} from './operations.ts'
import { queryText } from './query.ts'
import { withRelations } from './relations.ts'
import type { Outgoing } from './transport.ts'

type WriteMethod = Exclude<Method, 'GET'>

/** The paths of a method allowed in batches. */
type BatchPath<M extends WriteMethod> = {
  [P in Path<M>]: Schemas[M][P] extends { batch: true } ? P : never
}[Path<M>]

declare const answered: unique symbol

/** A batch request whose answer is a T. */
export interface BatchItem<T> {
  readonly request: Readonly<Record<'method' | 'path' | 'body' | 'headers', unknown>>
  readonly embed: readonly string[]
  readonly [answered]?: T
}

/**
 * The result of one request. `error` is undefined if it was not executed, or was rolled back,
 * because of another request.
 */
export type BatchResult<T> =
  | { readonly ok: true; readonly status: number; readonly data: T }
  | { readonly ok: false; readonly error: AlmanacError | undefined }

export interface BatchOptions extends RequestOptions {
  /** `normal` (default): requests are independent. `atomic`: either all are executed, or none. */
  readonly validation?: 'normal' | 'require-all-validate' | 'atomic'
}

export interface BatchAnswer<Items extends readonly BatchItem<unknown>[]> {
  /** Why nothing was executed; undefined if requests were. */
  readonly failed: Schemas['BatchAnswer']['failed'] | undefined
  /** In request order. */
  readonly results: {
    readonly [I in keyof Items]: Items[I] extends BatchItem<infer T> ? BatchResult<T> : never
  }
}

type MakeItem = <
  M extends WriteMethod,
  P extends BatchPath<M>,
  const F extends readonly FieldPath<Whole<Schemas[M][P], 'edit'>>[] = [],
  const E extends readonly Relation<Whole<Schemas[M][P], 'edit'>>[] = [],
>(
  method: M,
  path: P,
  ...rest: Rest<Schemas[M][P], OptionsOf<M, Schemas[M][P], Context, F, E>>
) => BatchItem<Shown<Schemas[M][P], 'edit', F, E>>

/** Creates a batch request, typed and built like the client's own methods. */
export const batchItem: MakeItem = (
  method: WriteMethod,
  path: string,
  options: AnyOptions = {},
) => {
  const { parameters, query = {}, body, headers } = outgoingOf(method, path, options)
  const address = createFinalURL(path, {
    baseUrl: '',
    params: { query, ...(parameters && { path: parameters }) },
    querySerializer: queryText,
    pathSerializer: defaultPathSerializer,
  })
  return { request: { method, path: address, body, headers }, embed: options.embed ?? [] }
}

type Send = (outgoing: Outgoing) => Promise<Answer<Schemas['BatchAnswer']>>

/** Sends a batch and returns the results of its items. */
export async function runBatch(
  send: Send,
  items: readonly BatchItem<unknown>[],
  { validation, ...rest }: BatchOptions = {},
): Promise<BatchAnswer<readonly BatchItem<unknown>[]>> {
  const requests = items.map(({ request }) => request)
  const body = { requests, ...(validation && { validation }) }
  const { data } = await send({ method: 'POST', path: '/batch/v1', body, ...rest })
  const results = items.map(({ embed }, index) => resultOf(data.responses[index], embed))
  return { failed: data.failed, results }
}

function resultOf(
  response: Schemas['BatchAnswer']['responses'][number] | undefined,
  embed: readonly string[],
): BatchResult<unknown> {
  if (response === undefined || response === null) return { ok: false, error: undefined }
  const { status, body } = response
  if (status >= 400) return { ok: false, error: new AlmanacError(status, body) }
  return { ok: true, status, data: withRelations(body, embed) }
}
