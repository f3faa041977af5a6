import type { Readable } from 'node:stream'
import type { Dialect } from './dialects/dialect.ts'
import type { StreamedBody } from './streamed.ts'

/** The body of a request before its operation is known. */
export type RequestBody =
  | { readonly kind: 'none' }
  /** A JSON value or a decoded form. */
  | { readonly kind: 'value'; readonly value: unknown }
  /** Text declared as JSON that cannot be parsed. */
  | { readonly kind: 'broken-json'; readonly code: number; readonly reason: string }
  /** An unread body, for an operation that takes files. */
  | { readonly kind: 'stream'; readonly stream: Readable }
  /** An unread body of another media type. */
  | { readonly kind: 'other'; readonly mediaType: string }

/**
 * A request below the API root, independent of Express and sockets; made by the outer adapter,
 * batches and embedding.
 */
export interface ApiRequest {
  /** Upper case, after `_method` and `X-HTTP-Method-Override`. */
  readonly method: string
  /** Decoded path below the API root, without a trailing slash; '/' is the root. */
  readonly path: string
  /** The parsed query, nested names resolved. All values are text. */
  readonly query: Readonly<Record<string, unknown>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: RequestBody
  /** The raw body, if it was read; signatures cover these bytes. */
  readonly bytes?: Uint8Array | undefined
  /** Address of the client, as far as the configured proxies are trusted. */
  readonly remoteAddress: string
  /**
   * What selects the answer besides the address; absent on requests in process and where nothing
   * does.
   */
  readonly variant?: string | undefined
  /** The dialect of the arguments until the operation is known, and of the answer. */
  readonly dialect?: Dialect | undefined
}

/** A version of a resource, from which conditional-request validators are built. */
export interface ResourceVersion {
  /** Counts the writes to the resource. */
  readonly version: number
  /** Time of the last write. */
  readonly updatedAt: Date
  /**
   * The answer shows nothing but the resource: what changes it changes the date. Without this, as
   * with most resources, addresses, local times and embedded texts change by themselves.
   */
  readonly dated?: boolean
}

/** A media type other than JSON in which an answer is written. */
export interface Representation {
  /** Without parameters; the text is UTF-8. */
  readonly mediaType: string
  write(body: unknown): string
}

/** An answer before serialization: a value, not bytes. */
export interface ApiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: unknown
  /** Sent instead of the body. */
  readonly stream?: StreamedBody | undefined
  /** How the body is serialized; JSON if absent. */
  readonly representation?: Representation | undefined
  /** Set on answers that show one resource; determines ETag and Last-Modified. */
  readonly resource?: ResourceVersion | undefined
  /** When the answer expires without any change, because it depends on the date. */
  readonly until?: Date | undefined
  /** The operation that answered; absent when no route matched. */
  readonly operationId?: string
  /** The answer is the same for this caller until a change notice arrives. */
  readonly cachePerCaller?: true | undefined
}

export function headerText(headers: ApiRequest['headers'], name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' || value === undefined ? value : value.join(', ')
}

/** Whether `_embed` is present, in any form: `_embed`, `_embed=1`, `_embed=author,up`. */
export function wantsEmbedding(query: ApiRequest['query']): boolean {
  return query['_embed'] !== undefined
}
