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

/** The paths of a method that a batch may call. */
type BatchPath<M extends WriteMethod> = {
  [P in Path<M>]: Schemas[M][P] extends { batch: true } ? P : never
}[Path<M>]

declare const answered: unique symbol

/** A request of a batch whose answer is a T. */
export interface BatchItem<T> {
  readonly request: Readonly<Record<'method' | 'path' | 'body' | 'headers', unknown>>
  readonly embed: readonly string[]
  readonly [answered]?: T
}

/** What became of one request. `error` is undefined where it was not done, or undone, because of another. */
export type BatchResult<T> =
  | { readonly ok: true; readonly status: number; readonly data: T }
  | { readonly ok: false; readonly error: AlmanacError | undefined }

export interface BatchOptions extends RequestOptions {
  /** `normal` unless given: each request stands alone. `atomic`: all are done, or none. */
  readonly validation?: 'normal' | 'require-all-validate' | 'atomic'
}

export interface BatchAnswer<Items extends readonly BatchItem<unknown>[]> {
  /** Why nothing was done; undefined where requests were done. */
  readonly failed: Schemas['BatchAnswer']['failed'] | undefined
  /** In the order of the requests. */
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

/** Makes a request for a batch; it is typed and put together as by the method of the client. */
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

/** Sends a batch and tells what became of its items. */
export async function runBatch(
  send: Send,
  items: readonly BatchItem<unknown>[],
  { validation, ...rest }: BatchOptions = {},
): Promise<BatchAnswer<never>> {
  const requests = items.map(({ request }) => request)
  const body = { requests, ...(validation && { validation }) }
  const { data } = await send({ method: 'POST', path: '/batch/v1', body, ...rest })
  const results = items.map(({ embed }, index) => resultOf(data.responses[index], embed))
  // The caller's items say of what type each result is, and nothing here knows them.
  return { failed: data.failed, results: results as never }
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
