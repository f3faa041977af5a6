import type { RequestMode } from './ask.ts'
import type { ArgumentProblems } from './errors.ts'
import type { HttpCaller, HttpContext } from './program.ts'
import type { ApiAnswer, ApiRequest, Representation, ResourceVersion } from './request.ts'
import type { Rendered, Selection } from './selection.ts'
import type { Preconditions } from './conditional.ts'
import type { StreamedBody } from './streamed.ts'
import type { IncomingFile } from './uploads/incoming-file.ts'

/** The part of openapi-typescript's operation type that matters here. */
export interface OperationShape {
  parameters: { query?: unknown; path?: unknown; header?: unknown; cookie?: unknown }
  requestBody?: unknown
  responses: object
}

/** Where the contract has no arguments, there is nothing to read. */
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

/** The validator fills in defaults, so a handler never sees them missing. */
type WithDefaults<T, Keys extends string> = Omit<T, Keys> & Required<Pick<T, Keys & keyof T>>

type BodyOf<O extends OperationShape> =
  NonNullable<O['requestBody']> extends {
    content: { 'application/json': infer B }
  }
    ? B
    : NonNullable<O['requestBody']> extends { content: { 'multipart/form-data': infer F } }
      ? F
      : Nothing

/** One request to one operation, its input parsed and checked. */
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
  /** The file that an upload brought; it is gone when the request is over. */
  readonly upload?: IncomingFile
  /** Which members of the answer's resource are wanted (context and `_fields`). */
  readonly selection: Selection
  /** `If-Match` and `If-Unmodified-Since`. */
  readonly preconditions: Preconditions
  /** Sends a request of the same caller through the routers of the API, in process. */
  readonly ask: (request: ApiRequest, mode?: RequestMode) => Promise<ApiAnswer>
}

/** What is not JSON is bytes, whose media type the handler names in a header. */
type Content<R> = R extends { content: { 'application/json': infer B } }
  ? B
  : R extends { content: object }
    ? Uint8Array
    : undefined

/** A value of the contract's type, or one whose resources were rendered by a field table. */
export type Answer<T> =
  | T
  | Rendered<T>
  | (T extends readonly (infer E)[] ? readonly Answer<E>[] : never)
  | (T extends object ? { readonly [K in keyof T]: Answer<T[K]> } : never)

type Success = 200 | 201 | 202 | 204 | 207

/** What a handler returns: one of the documented successes. Everything else is thrown. */
export type Reply<O extends OperationShape> =
  | StreamedReplyOf<O>
  | {
      [S in keyof O['responses'] & Success]: {
        status: S
        body: Answer<Content<O['responses'][S]>>
        headers?: Readonly<Record<string, string | number>>
        resource?: ResourceVersion
        /** The links of the resource show although `_fields` does not name them. */
        linked?: boolean
        /** The same request may be answered otherwise from then on, though nothing changes. */
        until?: Date
        /** What `load` would find now, after a write; without it, `Allow` loads it again. */
        loaded?: unknown
      }
    }[keyof O['responses'] & Success]

/** A success in another media type, where the contract has one, that is sent while it is made. */
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

/** The phases of an operation, in the order in which they run. */
export interface Phases<C, Context, Loaded, Prepared, R> {
  /**
   * Where the phases of an operation run in another order than load, authorize, prepare, check, run.
   * `authorize-first`: the caller is authorized before the arguments are validated against the
   * contract; `check-first`: the caller is authorized after `check`, because clients know it so.
   */
  readonly order?: 'authorize-first' | 'check-first'
  /** Arguments whose texts are not searched for unsafe characters, because others judge their items. */
  readonly skipTextCheck?: readonly string[]
  /**
   * Answers depend on nothing but the request, the caller and what change notices announce: not on
   * the time, on other sites, or on rows without notices. Only these are cached for callers who have
   * signed in.
   */
  readonly cachePerCaller?: true
  /**
   * Loads what the operation is about, such as the resource of the path. Operations of one route
   * share what the same function has loaded, so a function that several of them name reads nothing
   * of a call but its path and its caller.
   * @throws DomainError 404
   */
  load?(this: void, call: NoInfer<C>, ctx: Context): Promise<Loaded>
  /** Throws unless the caller may. Also called, with the same request, to make `Allow`. */
  authorize?(call: NoInfer<C>, ctx: Context, loaded: NoInfer<Loaded>): void | Promise<void>
  /** Reads what both `check` and `run` need. */
  prepare?(call: NoInfer<C>, ctx: Context, loaded: NoInfer<Loaded>): Promise<Prepared>
  /** Argument rules that a schema cannot express; reported with those of the contract. */
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
  /** How answers to this call are written, refusals too, where that is not as JSON. */
  represent?(call: NoInfer<C>, status: number): Representation | undefined
}

/** An operation as its middleware see it, its types erased. */
export type AnyOperation = Phases<Call, HttpContext, unknown, unknown, AnyReply>

/** What was loaded for a request, by the function that has loaded it. */
export type Loads = Map<AnyOperation['load'], Promise<unknown>>

export interface AnyReply {
  status: number
  body?: unknown
  stream?: StreamedBody
  headers?: Readonly<Record<string, string | number>>
  resource?: ResourceVersion
  linked?: boolean
  until?: Date
  loaded?: unknown
}
