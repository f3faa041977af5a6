import { z } from 'zod'

/** Names in this program, with their counterparts in the dialect. */
const pairs = z.record(z.string().min(1), z.string().min(1)).default({})

const path = z.string().regex(/^(\/[\w.~-]+)+\/?$/, 'must be a path')

const schema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'must be a short word'),
  /** API root below the site URL, such as `/wp-json`. */
  root: path.refine((text) => !text.endsWith('/'), 'must have no slash at its end'),
  /** `/?rest_route=/…` uses this dialect as well. */
  restRoute: z.boolean().default(false),
  /** Page addresses, each with its address in the dialect. */
  pages: z.record(path, path).default({}),
  namespaces: pairs,
  /** Path segments. */
  routes: pairs,
  types: pairs,
  taxonomies: pairs,
  statuses: pairs,
  metaKeys: pairs,
  /** Prefixes of all other identifiers. */
  prefixes: pairs,
  /**
   * Prefixes of link relations, such as `core` in `core:term`, also used as keys of `_embedded`.
   */
  relations: pairs,
  headers: pairs,
  /** Argument names by namespace, where they differ from the identifiers. */
  arguments: z.record(z.string(), pairs).default({}),
})

/** Defines a dialect: the same service under other names. */
export type DialectTable = z.infer<typeof schema>

const WORDS = ['namespaces', 'routes', 'types', 'taxonomies', 'statuses', 'metaKeys'] as const

/** All identifiers in a table, of whatever kind. */
export const identifiersOf = (table: DialectTable): (readonly [own: string, there: string])[] =>
  WORDS.flatMap((kind) => Object.entries(table[kind]))

/**
 * Parses a dialect's table. The mapping must be one-to-one.
 * @throws DialectError that describes the problem
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

/** An unusable table; the message says why. */
export class DialectError extends Error {
  override readonly name = 'DialectError'
}
