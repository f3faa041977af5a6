import { identifiersOf, type DialectTable } from './dialect-table.ts'

/** Translates single words from this program to a dialect, or back. */
export interface Words {
  /** True from this program to the dialect. */
  readonly outward: boolean
  /** A namespace, type, taxonomy, status, member and the like. */
  identifier(word: string): string
  argument(word: string, namespace: string): string
  /** A link relation such as `core:term`, or its prefix alone. */
  relation(word: string): string
  header(name: string): string
}

/** Translators for one direction. */
export interface Speech {
  readonly words: Words
  /** Translates an address, or other text found in its place. */
  readonly address: (text: string) => string
  /** Translates a path below the API root, or a route pattern. */
  readonly path: (text: string) => string
}

/** Creates both directions of a table. Words not in it are the same on both sides. */
export function createWords(table: DialectTable): { readonly out: Words; readonly in: Words } {
  return { out: wordsOf(table, true), in: wordsOf(table, false) }
}

type Pairs = readonly (readonly [string, string])[]

function wordsOf(table: DialectTable, outward: boolean): Words {
  const directed = (pairs: Pairs): Pairs =>
    outward ? pairs : pairs.map(([own, there]) => [there, own])
  const identifiers = new Map(directed(identifiersOf(table)))
  const prefixes = directed(Object.entries(table.prefixes)).toSorted(
    ([one], [other]) => other.length - one.length,
  )
  const relations = new Map(directed(Object.entries(table.relations)))
  const headers = new Map(
    directed(Object.entries(table.headers)).map(([from, to]) => [from.toLowerCase(), to]),
  )
  const byNamespace = new Map(
    Object.entries(table.arguments).map(([name, pairs]) => [
      name,
      new Map(directed(Object.entries(pairs))),
    ]),
  )
  const identifier = (word: string): string => {
    const known = identifiers.get(word)
    if (known !== undefined) return known
    const prefix = prefixes.find(([from]) => word.startsWith(from))
    return prefix === undefined ? word : prefix[1] + word.slice(prefix[0].length)
  }
  return {
    outward,
    identifier,
    argument: (word, namespace) => byNamespace.get(namespace)?.get(word) ?? identifier(word),
    relation(word) {
      const [prefix = '', ...rest] = word.split(':')
      return [relations.get(prefix) ?? prefix, ...rest].join(':')
    },
    header: (name) => headers.get(name.toLowerCase()) ?? name,
  }
}
