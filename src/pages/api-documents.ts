import type { IncomingMessage, ServerResponse } from 'node:http'
import { guide } from '../../generated/guide.ts'
import { combineDocuments, type ApiDocument } from './combine-documents.ts'
import { toContent, type Content } from '../http/content-encoding.ts'
import { membersOf, textOf, type Members } from '../http/documents/members.ts'
import { asOpenApi30 } from '../http/documents/as-open-api-30.ts'
import { isReadMethod, sendStored } from './stored-file.ts'

/** The part of a namespace needed to publish its document. */
export interface PublishedNamespace {
  /** Such as `core/v2`; empty for the root. */
  readonly name: string
  readonly document: ApiDocument
}

/** Serves an OpenAPI document at an address below the API root. */
export type ApiDocuments = (
  message: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

/** `core/v2` is published as `openapi/core-v2.json`, the root as `openapi/root.json`. */
export const documentName = (namespace: string): string => namespace.replaceAll('/', '-') || 'root'

/** Distinguishes a namespace's components from others with the same name: `core/v2` → `CoreV2`. */
export const prefixOf = (namespace: string): string =>
  documentName(namespace)
    .split(/[^a-z0-9]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/**
 * Publishes the contract: `openapi.json` below the API root contains all namespaces,
 * `openapi/core-v2.json` and so on one each; the same as OpenAPI 3.0 is `openapi-3.0.json` and
 * `openapi-3.0/core-v2.json`. Serialized once, on first request.
 * @param apiUrl public address of the API root, which the documents name as their server
 */
export function createApiDocuments(
  apiUrl: string,
  namespaces: readonly PublishedNamespace[],
): ApiDocuments {
  const made = new Map<string, Content>()
  const makers = new Map<string, () => ApiDocument>()
  const publish = (address: string, make: () => ApiDocument): void => {
    makers.set(`/openapi${address}.json`, make)
    makers.set(`/openapi-3.0${address}.json`, () => asOpenApi30(make()))
  }
  publish('', () => combined(apiUrl, namespaces))
  for (const { name, document } of namespaces) {
    publish(`/${documentName(name)}`, () => ({
      ...document,
      info: withGuide(document['info']),
      servers: serversOf(apiUrl),
    }))
  }
  return (message, response, next) => {
    const [rawPath = ''] = (message.url ?? '').split('?')
    const make = makers.get(rawPath)
    if (make === undefined || !isReadMethod(message)) {
      next()
      return
    }
    const file =
      made.get(rawPath) ?? toContent(JSON_TYPE, ofThisSite(JSON.stringify(make()), apiUrl))
    made.set(rawPath, file)
    sendStored(message, response, file).catch(next)
  }
}

const JSON_TYPE = 'application/json; charset=UTF-8'

/** Replaces example.org, the site of the contract's examples, by this site. */
export const ofThisSite = (text: string, apiUrl: string): string =>
  text.replaceAll('https://example.org', apiUrl.slice(0, apiUrl.lastIndexOf('/')))

const serversOf = (apiUrl: string) => [{ url: apiUrl, description: 'The API root of this site.' }]

/** A document's own description, followed by what all namespaces share. */
function withGuide(info: unknown): Members {
  const own = membersOf(info)
  return { ...own, description: [textOf(own['description']), guide].join('\n\n').trim() }
}

function combined(apiUrl: string, namespaces: readonly PublishedNamespace[]): ApiDocument {
  const [first] = namespaces
  return combineDocuments(
    namespaces.map(({ name, document }) => ({ prefix: prefixOf(name), document })),
    {
      openapi: '3.1.0',
      info: withGuide({
        title: 'Almanac',
        version: '1',
        summary: 'The whole interface of the site: all namespaces in one document.',
        license: { name: 'MIT', identifier: 'MIT' },
      }),
      servers: serversOf(apiUrl),
      security: first?.document['security'] ?? [],
    },
  )
}
