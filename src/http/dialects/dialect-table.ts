import { z } from 'zod'

/** Names here, and what they are called there. */
const pairs = z.record(z.string().min(1), z.string().min(1)).default({})

const path = z.string().regex(/^(\/[\w.~-]+)+\/?$/, 'must be a path')

const schema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'must be a short word'),
  /** Where the API root lies below the address of the site, such as `/wp-json`. */
  root: path.refine((text) => !text.endsWith('/'), 'must have no slash at its end'),
  /** `/?rest_route=/…` speaks this dialect as well. */
  restRoute: z.boolean().default(false),
  /** Pages by their own addresses, and the addresses that lead to them. */
  pages: z.record(path, path).default({}),
  namespaces: pairs,
  /** Segments of addresses. */
  routes: pairs,
  types: pairs,
  taxonomies: pairs,
  statuses: pairs,
  metaKeys: pairs,
  /** Beginnings of all other identifiers. */
  prefixes: pairs,
  /** Prefixes of link relations, such as `core` in `core:term`; the keys of what is embedded too. */
  relations: pairs,
  headers: pairs,
  /** Names of arguments by namespace, where they differ from the identifiers. */
  arguments: z.record(z.string(), pairs).default({}),
})

/** The same service under other names: all that a dialect is. */
export type DialectTable = z.infer<typeof schema>

const WORDS = ['namespaces', 'routes', 'types', 'taxonomies', 'statuses', 'metaKeys'] as const

/** All identifiers that a table names, whatever they stand for. */
export const identifiersOf = (table: DialectTable): (readonly [own: string, there: string])[] =>
  WORDS.flatMap((kind) => Object.entries(table[kind]))

/**
 * Reads the table of a dialect. Every name has one counterpart, in both directions.
 * @throws DialectError that says what is wrong with it
 */
export function readDialectTable(value: unknown): DialectTable {
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new DialectError(`${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}`.trim())
  }
  const table = parsed.data
  const separate = [
    table.prefixes,
    table.relations,
    table.headers,
    ...Object.values(table.arguments),
  ]
  for (const pairsOfOneKind of [identifiersOf(table), ...separate.map(Object.entries<string>)]) {
    requireOneToOne(pairsOfOneKind)
  }
  return table
}

function requireOneToOne(pairsOfOneKind: readonly (readonly [string, string])[]): void {
  for (const side of [0, 1] as const) {
    const other = side === 0 ? 1 : 0
    const seen = new Map<string, string>()
    for (const pair of pairsOfOneKind) {
      const known = seen.get(pair[side])
      if (known !== undefined && known !== pair[other]) {
        throw new DialectError(`"${pair[side]}" stands for both "${known}" and "${pair[other]}"`)
      }
      seen.set(pair[side], pair[other])
    }
  }
}

/** A table that cannot be used; the message says why. */
export class DialectError extends Error {
  override readonly name = 'DialectError'
}
