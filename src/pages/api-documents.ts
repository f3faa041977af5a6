import type { IncomingMessage, ServerResponse } from 'node:http'
import { combineDocuments, type ApiDocument } from './combine-documents.ts'
import { toContent, type Content } from '../http/content-encoding.ts'
import { isReadMethod, sendStored } from './stored-file.ts'

/** A namespace, as far as publishing its document goes. */
export interface PublishedNamespace {
  /** Such as `core/v2`; empty for the root. */
  readonly name: string
  readonly document: ApiDocument
}

/** A document to choose from. */
export interface DocumentAddress {
  readonly name: string
  readonly url: string
}

/** Serves a document at an address below the API root. */
export type ApiDocuments = (
  message: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

/** `core/v2` is published as `openapi/core-v2.json`, the root as `openapi/root.json`. */
const fileName = (namespace: string): string => namespace.replaceAll('/', '-') || 'root'

/** `core/v2` → `CoreV2`. */
const prefixOf = (namespace: string): string =>
  fileName(namespace)
    .split(/[^a-z0-9]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The addresses of the documents: first all namespaces in one, then one for each. */
export function documentAddresses(
  apiUrl: string,
  namespaces: readonly PublishedNamespace[],
): DocumentAddress[] {
  return [
    { name: 'All', url: `${apiUrl}/openapi.json` },
    ...namespaces.map(({ name }) => ({
      name: name || 'Index',
      url: `${apiUrl}/openapi/${fileName(name)}.json`,
    })),
  ]
}

/**
 * Publishes the contract itself: `openapi.json` below the API root holds all namespaces,
 * `openapi/core-v2.json` and the like one each. The bytes are made once, when first asked for.
 * @param apiUrl public address of the API root, which the documents name as their server
 */
export function createApiDocuments(
  apiUrl: string,
  namespaces: readonly PublishedNamespace[],
): ApiDocuments {
  const made = new Map<string, Content>()
  const makers = new Map([['/openapi.json', () => combined(apiUrl, namespaces)]])
  for (const { name, document } of namespaces) {
    makers.set(`/openapi/${fileName(name)}.json`, () => ({
      ...document,
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
    const file = made.get(rawPath) ?? toContent(JSON_TYPE, JSON.stringify(make()))
    made.set(rawPath, file)
    sendStored(message, response, file).catch(next)
  }
}

const JSON_TYPE = 'application/json; charset=UTF-8'

const serversOf = (apiUrl: string) => [{ url: apiUrl, description: 'The API root of this site.' }]

function combined(apiUrl: string, namespaces: readonly PublishedNamespace[]): ApiDocument {
  const [first] = namespaces
  return combineDocuments(
    namespaces.map(({ name, document }) => ({ prefix: prefixOf(name), document })),
    {
      openapi: '3.1.0',
      info: {
        title: 'Almanac',
        version: '1',
        summary: 'The whole interface of the site: all namespaces in one document.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: serversOf(apiUrl),
      security: first?.document['security'] ?? [],
    },
  )
}
