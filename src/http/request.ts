import type { Readable } from 'node:stream'
import type { Dialect } from './dialects/dialect.ts'
import type { StreamedBody } from './streamed.ts'

/** What a request brought as its body, before anybody knows which operation it is for. */
export type RequestBody =
  | { readonly kind: 'none' }
  /** A JSON value or a decoded form. */
  | { readonly kind: 'value'; readonly value: unknown }
  /** Text that claims to be JSON and is not. */
  | { readonly kind: 'broken-json'; readonly code: number; readonly reason: string }
  /** A body for an operation that takes files, not read yet. */
  | { readonly kind: 'stream'; readonly stream: Readable }
  /** Bytes of another media type, not read. */
  | { readonly kind: 'other'; readonly mediaType: string }

/**
 * A request below the API root, free of Express and of sockets: the outer adapter, batches and
 * embedding all make these.
 */
export interface ApiRequest {
  /** Upper case, after `_method` and `X-HTTP-Method-Override`. */
  readonly method: string
  /** Decoded path below the API root, without a slash at its end; '/' is the root. */
  readonly path: string
  /** The query as parsed, nested names resolved. Everything in it is text. */
  readonly query: Readonly<Record<string, unknown>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: RequestBody
  /** The body as it came, where it was read; signatures are of these bytes. */
  readonly bytes?: Uint8Array
  /** Address of the client, as far as the proxy settings let one believe it. */
  readonly remoteAddress: string
  /**
   * What beside the address decides on the answer, as a text; absent on requests in process and
   * where nothing does.
   */
  readonly variant?: string
  /** In which the arguments were named until the operation was known, and the answer is. */
  readonly dialect?: Dialect
}

/** A version of a resource, from which validators of conditional requests are made. */
export interface ResourceVersion {
  /** Counts the writes to the resource. */
  readonly version: number
  /** When the last write happened. */
  readonly updatedAt: Date
  /** The answer shows other resources too, of whose changes this date tells nothing. */
  readonly composed?: true
}

/** Another form than JSON in which the value of an answer is written. */
export interface Representation {
  /** Without parameters; the text is UTF-8. */
  readonly mediaType: string
  write(body: unknown): string
}

/** An answer before it is written: a JSON value, not bytes. */
export interface ApiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: unknown
  /** Sent in the place of the body. */
  readonly stream?: StreamedBody
  /** How the body is written; as JSON when absent. */
  readonly representation?: Representation
  /** Present on answers that show one resource; makes ETag and Last-Modified. */
  readonly resource?: ResourceVersion
  /** When the answer ceases to be true by itself, because it depends on what day it is. */
  readonly until?: Date
  /** The operation that answered; absent when no route matched. */
  readonly operationId?: string
  /** The same caller would get it again until a change notice comes. */
  readonly cachePerCaller?: true
}

export function headerText(headers: ApiRequest['headers'], name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' || value === undefined ? value : value.join(', ')
}
