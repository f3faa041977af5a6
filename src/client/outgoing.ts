import type { Answer } from './answer.ts'
import type { Context, Method, RequestOptions, Version } from './operations.ts'
import type { Outgoing } from './transport.ts'

/** The options of any method, as allowed by the types in `operations.ts`. */
export interface AnyOptions extends RequestOptions {
  readonly path?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
  readonly context?: Context
  readonly fields?: readonly string[]
  readonly embed?: readonly string[]
  readonly since?: Answer<unknown> | undefined
  readonly previewToken?: string | undefined
  readonly ifMatch?: Version
}

/** Builds the request for a method's options. */
export function outgoingOf(method: Method, path: string, options: AnyOptions): Outgoing {
  const { context, fields = [], embed = [], since, previewToken, ifMatch, body, signal } = options
  const shown = embed.length > 0 && fields.length > 0 ? [...fields, '_links', '_embedded'] : fields
  return {
    method,
    path,
    parameters: options.path,
    query: {
      ...options.query,
      context,
      ...(shown.length > 0 && { _fields: shown.join(',') }),
      ...(embed.length > 0 && { _embed: embed.join(',') }),
    },
    body,
    signal,
    headers: {
      ...(since?.etag !== undefined && { 'If-None-Match': since.etag }),
      ...(previewToken !== undefined && { 'X-Preview-Token': previewToken }),
      ...(ifMatch !== undefined && { 'If-Match': entityTag(ifMatch) }),
      ...options.headers,
    },
  }
}

/** @throws TypeError for an answer without an entity tag, which would overwrite any version */
function entityTag(version: Version): string {
  const tag = typeof version === 'string' ? version : version.etag
  if (tag === undefined) throw new TypeError('This answer has no entity tag to compare with.')
  return tag
}
