import { operationsOf, type Document } from './contract.ts'

const HEADERS = { ETag: 'ETag', 'Last-Modified': 'LastModified' } as const

/**
 * Documents the headers with which writes return the new version: in answers that show a new item,
 * or one whose version a condition may name.
 */
export function nameVersions(document: Document): void {
  const known = document.components?.['headers'] ?? {}
  const headers = Object.fromEntries(
    Object.entries(HEADERS)
      .filter(([, component]) => component in known)
      .map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
  )
  for (const { method, operation } of operationsOf(document)) {
    const { responses } = operation
    if (method === 'get' || !('412' in responses || '201' in responses)) continue
    for (const status of ['200', '201']) {
      const response = responses[status]
      if (response?.content !== undefined) {
        responses[status] = { ...response, headers: { ...headers, ...response.headers } }
      }
    }
  }
}
