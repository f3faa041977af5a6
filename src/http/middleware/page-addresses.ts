import type { RequestHandler } from 'express'
import type { DialectTable } from '../dialects/dialect-table.ts'
import { createWords } from '../dialects/words.ts'

/**
 * Redirects a dialect's page addresses, and pages whose arguments have its names, to the pages of
 * this program.
 */
export function pageAddresses(table: DialectTable, siteUrl: string): RequestHandler {
  const own = new Map(Object.entries(table.pages).map(([page, address]) => [address, page]))
  const ownArguments = createOwnArguments(table)
  return (request, response, next) => {
    const rest = request.url.slice(request.path.length)
    const page = own.get(request.path) ?? request.path
    const ownQuery = ownArguments(rest)
    if (page === request.path && ownQuery === rest) return next()
    // 307 makes the client repeat a submitted form.
    response.redirect(307, siteUrl + page + ownQuery)
  }
}

/** Only prefixes count: another name of the dialect may be that of any argument here. */
function createOwnArguments(table: DialectTable): (query: string) => string {
  const none = { namespaces: {}, routes: {}, types: {}, taxonomies: {}, statuses: {} }
  const words = createWords({ ...table, ...none, metaKeys: {} }).in
  return (query) =>
    query.replaceAll(/(?<=[?&])[^=&#]+/g, (name) =>
      name.replaceAll(/%[0-9a-f]{2}|[\w-]+/gi, (word) => words.identifier(word)),
    )
}
