import { createCache, textBytes } from '../../cache/cache.ts'
import { createAddresses, createPaths } from './dialect-addresses.ts'
import { readContractPlaces, type NamedNamespace } from './contract.ts'
import { DialectError, identifiersOf, type DialectTable } from './dialect-table.ts'
import { translate } from './translate.ts'
import { createWords, type Speech } from './words.ts'
import { isJsonObject } from '../../json-object.ts'

/**
 * The same service under other names. Requests are translated to this program's names, answers to
 * the dialect's.
 */
export interface Dialect {
  readonly table: DialectTable
  /** URL of its API root. */
  readonly apiUrl: string
  /** Translates a path of the dialect, decoded and below the API root. */
  readonly path: (path: string) => string
  /** Translates the query or body sent to an operation. */
  readonly sent: (values: unknown, operationId: string) => unknown
  /** Translates an operation's answer with a given status. */
  readonly answered: (body: unknown, operationId: string, status: number) => unknown
  readonly headers: (headers: Headers) => Headers
  /** Translates the answer to OPTIONS. */
  readonly description: (route: unknown) => unknown
  /** Translates a resource embedded in another answer, given its address here. */
  readonly embedded: (href: string, value: unknown) => unknown
}

type Headers = Readonly<Record<string, string | number>>

export interface DialectOptions {
  readonly namespaces: readonly NamedNamespace[]
  readonly siteUrl: string
  readonly apiUrl: string
}

/** One cache for all dialects, so that its bound does not grow with their number. */
const known = createCache<string>({ name: 'paths in dialects', sizeOf: textBytes })

let dialects = 0

/** Caches a translation of paths. Long ones are rare, and would leave no room for others. */
function cached(translatePath: (path: string) => string): (path: string) => string {
  const number = ++dialects
  return (path) => {
    const key = `${number} ${path}`
    const found = known.get(key)
    if (found !== undefined) return found
    const translated = translatePath(path)
    if (key.length < 500) known.set(key, translated)
    return translated
  }
}

/** URL of a dialect's API root. */
const dialectUrl = (siteUrl: string, { root }: DialectTable): string => siteUrl + root

/**
 * Creates a dialect from its table and the contract.
 * @throws DialectError if one word would mean two things of the contract
 */
export function createDialect(
  table: DialectTable,
  { namespaces, siteUrl, apiUrl }: DialectOptions,
): Dialect {
  const words = createWords(table)
  for (const [own] of identifiersOf(table)) {
    if (words.in.identifier(words.out.identifier(own)) !== own) {
      throw new DialectError(`"${words.out.identifier(own)}" does not lead back to "${own}"`)
    }
  }
  const contract = readContractPlaces(namespaces, (word) => words.out.identifier(word) !== word)
  const url = dialectUrl(siteUrl, table)
  const paths = {
    out: createPaths(contract, words.out, words.out),
    in: createPaths(contract, words.in, words.out),
  }
  const out: Speech = {
    words: words.out,
    path: paths.out.say,
    address: createAddresses(contract, words.out, paths.out, { from: apiUrl, to: url }),
  }
  const inward: Speech = {
    words: words.in,
    path: paths.in.say,
    address: createAddresses(contract, words.in, paths.in, { from: url, to: apiUrl }),
  }

  return {
    table,
    apiUrl: url,
    path: cached(paths.in.say),
    sent(values, operationId) {
      const { input, namespace = '' } = contract.of(operationId) ?? {}
      return translate(values, input, inward, namespace)
    },
    answered(body, operationId, status) {
      const { answer, namespace = '' } = contract.of(operationId) ?? {}
      return translate(body, answer?.(status), out, namespace)
    },
    headers: (headers) => sayHeaders(headers, out),
    description(route) {
      const { namespace } = isJsonObject(route) ? route : {}
      return translate(route, contract.route, out, typeof namespace === 'string' ? namespace : '')
    },
    embedded(href, value) {
      const [path = ''] = href.slice(apiUrl.length).split('?')
      const places = contract.of(paths.out.readerOf(path) ?? '')
      return translate(value, places?.answer(200), out, places?.namespace ?? '')
    },
  }
}

function sayHeaders(headers: Headers, { words, address }: Speech): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      words.header(name),
      typeof value !== 'string' || !/^(location|link)$/i.test(name)
        ? value
        : name.toLowerCase() === 'link'
          ? value.replaceAll(/<([^>]*)>/g, (_, target: string) => `<${address(target)}>`)
          : address(value),
    ]),
  )
}
