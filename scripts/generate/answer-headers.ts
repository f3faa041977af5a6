import { operationsOf, resolve, type Document, type ResponseObject } from './contract.ts'

type Headers = NonNullable<ResponseObject['headers']>

/** Headers of all answers, by name: the components of shared/every-operation.yaml that describe them. */
const EVERY = {
  'Cache-Control': 'Caching',
  Link: 'ApiRoot',
  Vary: 'Varying',
  'X-Request-Id': 'RequestId',
}
const ANSWERED = { ...EVERY, Allow: 'Allowed' }
/** And of deletions, which may leave nothing that could be done. */
const REFUSED = { ...EVERY, Allow: 'AllowedIfKnown' }
const UNAUTHORIZED = { ...REFUSED, 'WWW-Authenticate': 'Challenge' }

/** By which writes report the version of what they have written. */
const VERSION = { ETag: 'WrittenETag', 'Last-Modified': 'LastModified' }

/** Of reads that are answered while the database is away. */
const STALE = { Age: 'StaleFor', Warning: 'Stale' }

/** By which a copy is compared. */
const TAG = { ETag: 'ETag' }

/**
 * Names the headers that operations share in all answers. A 304 has those of the answer that it
 * confirms.
 * @param document it is changed
 */
export function nameHeaders(document: Document): void {
  const refusals = (document.components?.['responses'] ?? {}) as Record<string, ResponseObject>
  for (const { method, operation } of operationsOf(document)) {
    const { responses } = operation
    const isVersioned = method !== 'get' && ('412' in responses || '201' in responses)
    for (const [status, response] of Object.entries(responses)) {
      if (status < '300') {
        const shared = method === 'delete' ? REFUSED : ANSWERED
        const version = isVersioned && response.content !== undefined ? VERSION : {}
        const tag = '304' in responses ? TAG : {}
        const stale = method === 'get' ? STALE : {}
        response.headers = {
          ...named(document, { ...shared, ...version, ...tag, ...stale }),
          ...response.headers,
        }
      } else if (status !== '304') {
        const at = refusals[response.$ref?.split('/').at(-1) ?? ''] ?? response
        const shared = named(document, status === '401' ? UNAUTHORIZED : REFUSED)
        at.headers = { ...shared, ...at.headers }
      }
    }
    const { 200: answer, 304: copy } = responses
    if (answer !== undefined && copy !== undefined) {
      const { description } = resolve(document, copy)
      const headers = answer.headers ?? {}
      responses['304'] = shareCopy(refusals, {
        ...(description !== undefined && { description }),
        headers,
      })
    }
  }
  delete refusals['NotModified']
  document.components = { ...document.components, responses: refusals }
}

/**
 * A 304 as a component, because most operations have one of a few; any other stays with its
 * operation.
 */
function shareCopy(
  responses: Record<string, ResponseObject>,
  copy: ResponseObject,
): ResponseObject {
  const names = Object.keys(copy.headers ?? {})
  const isPage = names.some((name) => name.endsWith('-Total'))
  const kind = isPage ? 'Page' : names.includes('Last-Modified') ? 'Item' : 'Answer'
  const name = `NotModified${kind}`
  if (JSON.stringify((responses[name] ??= copy)) !== JSON.stringify(copy)) return copy
  return { $ref: `#/components/responses/${name}` }
}

const named = (document: Document, headers: Readonly<Record<string, string>>): Headers => {
  const known = document.components?.['headers'] ?? {}
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, component]) => component in known)
      .map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
  )
}
