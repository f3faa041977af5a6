import type { RequestMode } from './ask.ts'
import type { ArgumentProblems } from './errors.ts'
import type { HttpCaller, HttpContext } from './program.ts'
import type { ApiAnswer, ApiRequest, Representation, ResourceVersion } from './request.ts'
import type { Rendered, Selection } from './selection.ts'
import type { Preconditions } from './conditional.ts'
import type { StreamedBody } from './streamed.ts'
import type { IncomingFile } from './uploads/incoming-file.ts'

/** The relevant part of openapi-typescript's operation type. */
export interface OperationShape {
  parameters: { query?: unknown; path?: unknown; header?: unknown; cookie?: unknown }
  requestBody?: unknown
  responses: object
}

/** For operations without arguments. */
type Nothing = Readonly<Record<string, never>>

type PathOf<O extends OperationShape> = O['parameters']['path'] extends infer P
  ? [P] extends [undefined]
    ? Nothing
    : NonNullable<P>
  : never

type QueryOf<O extends OperationShape, Defaulted extends string> = [
  NonNullable<O['parameters']['query']>,
] extends [never]
  ? Nothing
  : WithDefaults<NonNullable<O['parameters']['query']>, Defaulted>

/** The validator fills in defaults, so handlers never see them missing. */
type WithDefaults<T, Keys extends string> = Omit<T, Keys> & Required<Pick<T, Keys & keyof T>>

type BodyOf<O extends OperationShape> = [NonNullable<O['requestBody']>] extends [never]
  ? Nothing
  : NonNullable<O['requestBody']> extends {
        content: { 'application/json': infer B }
      }
    ? B
    : NonNullable<O['requestBody']> extends { content: { 'multipart/form-data': infer F } }
      ? F
      : Nothing

/** One request to one operation, parsed and validated. */
export interface Call<
  O extends OperationShape = OperationShape,
  Defaulted extends string = never,
  Caller extends HttpCaller = HttpCaller,
> {
  readonly operationId: string
  readonly params: PathOf<O>
  readonly query: QueryOf<O, Defaulted>
  readonly body: BodyOf<O>
  readonly caller: Caller
  readonly request: ApiRequest
  /** The uploaded file; deleted at the end of the request. */
  readonly upload?: IncomingFile
  /** The requested members of the answer's resource (context and `_fields`). */
  readonly selection: Selection
  /** `If-Match` and `If-Unmodified-Since`. */
  readonly preconditions: Preconditions
  /** Sends a request through the API routers in process, for the same caller. */
  readonly ask: (request: ApiRequest, mode?: RequestMode) => Promise<ApiAnswer>
}

/** Anything but JSON is bytes, with the media type in a header set by the handler. */
type Content<R> = R extends { content: { 'application/json': infer B } }
  ? B
  : R extends { content: object }
    ? Uint8Array
    : undefined

/** A value of the contract's type, or one with resources rendered by a field table. */
export type Answer<T> =
  | T
  | Rendered<T>
  | (T extends readonly (infer E)[] ? readonly Answer<E>[] : never)
  | (T extends object ? { readonly [K in keyof T]: Answer<T[K]> } : never)

type Success = 200 | 201 | 202 | 204 | 207

interface ReplyDetails {
  headers?: Readonly<Record<string, string | number>>
  resource?: ResourceVersion
  /** Shows the resource's links even if `_fields` does not name them. */
  linked?: boolean
  /** From this time on the same request may be answered differently without any change. */
  until?: Date
  /** On whose behalf links are embedded, if not the caller's. */
  viewer?: HttpCaller
  /** What `load` would return after a write; if absent, `Allow` loads it again. */
  loaded?: unknown
}

/** What a handler returns: one of the documented successes. Everything else is thrown. */
export type Reply<O extends OperationShape> =
  | StreamedReplyOf<O>
  | {
      [S in keyof O['responses'] & Success]: ReplyDetails & {
        status: S
        body: Answer<Content<O['responses'][S]>>
      }
    }[keyof O['responses'] & Success]

/** A success in another documented media type, streamed as it is produced. */
export interface StreamedReply {
  readonly status: 200
  readonly stream: StreamedBody
  readonly headers?: Readonly<Record<string, string | number>>
}

type StreamedReplyOf<O extends OperationShape> = O['responses'] extends {
  200: { content: infer Types }
}
  ? [Exclude<keyof Types, 'application/json'>] extends [never]
    ? never
    : StreamedReply
  : never

/** The phases of an operation, in order of execution. */
export interface Phases<C, Context, Loaded, Prepared, R> {
  /**
   * Deviations from the order load, authorize, prepare, check, run. `authorize-first`: the caller
   * is authorized before the arguments are validated; `check-first`: after `check`, as existing
   * clients expect.
   */
  readonly order?: 'authorize-first' | 'check-first'
  /** Arguments that are not searched for unsafe text, because their items are checked elsewhere. */
  readonly skipTextCheck?: readonly string[]
  /**
   * The answer depends only on the request, the caller and what change notices announce: not on the
   * time, on other sites, or on rows without notices. Only such answers are cached for signed-in
   * callers.
   */
  readonly cachePerCaller?: true
  /**
   * Loads the subject of the operation, such as the resource in the path. Operations of one route
   * share the result of the same function, so a function used by several of them may only read path
   * and caller of its call.
   * @throws DomainError 404
   */
  load?(this: void, call: NoInfer<C>, ctx: Context): Promise<Loaded>
  /**
   * Throws unless the caller is authorized. Also called with the same request to compute `Allow`.
   */
  authorize?(call: NoInfer<C>, ctx: Context, loaded: NoInfer<Loaded>): void | Promise<void>
  /** Reads what both `check` and `run` need. */
  prepare?(call: NoInfer<C>, ctx: Context, loaded: NoInfer<Loaded>): Promise<Prepared>
  /** Rules that a schema cannot express; reported together with violations of the contract. */
  check?(
    call: NoInfer<C>,
    ctx: Context,
    loaded: NoInfer<Loaded>,
    prepared: NoInfer<Prepared>,
  ): ArgumentProblems | Promise<ArgumentProblems>
  run(
    call: C,
    ctx: Context,
    loaded: NoInfer<Loaded>,
    prepared: NoInfer<Prepared>,
  ): Promise<R & { readonly loaded?: NoInfer<Loaded> }>
  /** The media type of answers to this call, refusals included, if it is not JSON. */
  represent?(call: NoInfer<C>, status: number): Representation | undefined
}

/** Any operation's call; validation has made its arguments what the operation's own type says. */
interface AnyCall extends Omit<Call, 'params' | 'query' | 'body'> {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** An operation as its middleware see it, with erased types. */
export type AnyOperation = Phases<AnyCall, HttpContext, unknown, unknown, AnyReply>

/** Results of `load` for one request, by function. */
export type Loads = Map<AnyOperation['load'], Promise<unknown>>

export interface AnyReply extends ReplyDetails {
  status: number
  body?: unknown
  stream?: StreamedBody
}
