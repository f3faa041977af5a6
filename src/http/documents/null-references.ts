import { membersOf, referredName, type Members } from './members.ts'

/** References that are alternatives to null, each with the one that replaces both. */
export type NullReferences = ReadonlyMap<string, string>

/**
 * Finds references that are alternatives to null. Nothing next to a reference makes OpenAPI 3.0 accept null: the schema
 * that it leads to has to. One that is referred to in no other way takes null itself, so that clients
 * have one type of it; another one gets a copy that does.
 */
export function findNullReferences(document: unknown): NullReferences {
  const nullable = new Set<string>()
  const alone = new Set<string>()
  for (const { reference, isNullable } of referencesIn(document)) {
    const found = isNullable ? nullable : alone
    found.add(reference)
  }
  return new Map(
    [...nullable].map((reference) => [
      reference,
      alone.has(reference) ? `${reference}OrNull` : reference,
    ]),
  )
}

interface FoundReference {
  readonly reference: string
  readonly isNullable: boolean
}

function referencesIn(value: unknown): FoundReference[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => {
    const reference = nullableReference(member)
    if (reference !== undefined) return [{ reference, isNullable: true }]
    if (key === '$ref') return [{ reference: String(member), isNullable: false }]
    return referencesIn(member)
  })
}

/** The only alternative to null, if it is a reference. */
export function nullableReference(alternatives: unknown): string | undefined {
  if (!Array.isArray(alternatives)) return undefined
  const [other, none, ...rest] = alternatives.map(membersOf)
  if (none?.['type'] !== 'null' || rest.length > 0) return undefined
  return typeof other?.['$ref'] === 'string' ? other['$ref'] : undefined
}

/** A schema of OpenAPI 3.1 that takes null too. */
export const orNull = (schema: Members): Members => ({ ...schema, type: [schema['type'], 'null'] })

/** The schemas of a document, with those that such references lead to. */
export function withNullSchemas(schemas: Members, nulls: NullReferences): Members {
  const taking = [...nulls].map(([reference, to]) => [
    referredName({ $ref: to }),
    orNull(membersOf(schemas[referredName({ $ref: reference })])),
  ])
  return { ...schemas, ...Object.fromEntries(taking) }
}
