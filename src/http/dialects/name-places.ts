/** What the words of a value are, by their place in it: read from the schemas of the contract. */

/** What a text is, or the name of a member. */
export type Kind =
  /** A name that programs know: of a type, taxonomy, status, namespace, member … */
  | 'identifier'
  /** The name of an argument of the namespace. */
  | 'argument'
  /** A link relation. */
  | 'relation'
  /** An address, which may lead below the API root. */
  | 'address'
  /** The pattern of a route, or its path. */
  | 'route'
  /** HTML in which classes and addresses are names, and nothing else is. */
  | 'markup'
  /** Names of members as `_fields` takes them. */
  | 'fields'

/** A part of a value in which something has other names; parts without are undefined. */
export interface Place {
  /** What a text is. */
  readonly text?: Kind
  /** What the names of members are. */
  readonly keys?: Kind
  readonly members?: ReadonlyMap<string, Place | undefined>
  /** Members that the contract does not name. */
  readonly rest?: Place
  readonly items?: Place
  /** The value is itself the schema of an argument. */
  readonly schema?: true
}

type Json = Readonly<Record<string, unknown>>

/** What is behind a reference of a document. */
export function resolveIn(document: Json, value: unknown): Json {
  let found = isJson(value) ? value : {}
  while (typeof found['$ref'] === 'string') {
    const steps = found['$ref'].slice(2).split('/')
    let next: unknown = document
    for (const step of steps) {
      next = isJson(next)
        ? next[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')]
        : undefined
    }
    found = isJson(next) ? next : {}
  }
  return found
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const KINDS: ReadonlySet<unknown> = new Set<Kind>([
  'identifier',
  'argument',
  'relation',
  'address',
  'route',
  'markup',
])
const isKind = (value: unknown): value is Kind => KINDS.has(value)

/** What is embedded was said before, by the operation that answers it. */
const EMBEDDED: Place = { keys: 'relation' }

/**
 * Makes places of the schemas of a document: `x-names` says what a text is, or what the names of
 * members are; texts with an `enum` are identifiers, and so are members that a schema names.
 * @param isRenamed whether an identifier has another name in the dialect
 */
export function createPlaces(
  document: Json,
  isRenamed: (word: string) => boolean,
): (schema: unknown) => Place | undefined {
  const made = new Map<Json, Place | undefined>()

  const placeOf = (given: unknown): Place | undefined => {
    if (!isJson(given)) return undefined
    const schema = resolveIn(document, given)
    if (made.has(schema)) return made.get(schema)
    // A schema that contains itself ends here.
    made.set(schema, undefined)
    const place = joinPlaces([ownPlace(schema), ...partsOf(schema).map(placeOf)])
    made.set(schema, place)
    return place
  }

  const ownPlace = (schema: Json): Place => {
    const names = schema['x-names']
    if (names === 'schema') return { schema: true }
    const named = isKind(names) ? names : undefined
    const isObject = isJson(schema['properties']) || schema['additionalProperties'] !== undefined
    const { properties } = schema as { properties?: Json }
    const members = new Map(
      Object.entries(properties ?? {})
        .map(([name, member]) => [name, name === '_embedded' ? EMBEDDED : placeOf(member)] as const)
        .filter(([name, place]) => place !== undefined || isRenamed(name)),
    )
    const items = placeOf(schema['items'])
    const rest = placeOf(schema['additionalProperties'])
    const text = named ?? textKind(schema)
    const renames = [...members.keys()].some(isRenamed) ? 'identifier' : undefined
    const keys = (isObject ? named : undefined) ?? renames
    return {
      ...(text !== undefined && !isObject && { text }),
      ...(keys !== undefined && { keys }),
      ...(members.size > 0 && { members }),
      ...(rest !== undefined && { rest }),
      ...(items !== undefined && { items }),
    }
  }

  const textKind = (schema: Json): Kind | undefined => {
    if (schema['format'] === 'uri') return 'address'
    const words = [schema['enum'], [schema['const']]].flat()
    return words.some((word) => typeof word === 'string' && isRenamed(word))
      ? 'identifier'
      : undefined
  }

  return placeOf
}

const partsOf = (schema: Json): unknown[] =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((name) => (schema[name] as unknown[] | undefined) ?? [])

/** One place of several that describe the same value; undefined where nothing has other names. */
export function joinPlaces(places: readonly (Place | undefined)[]): Place | undefined {
  const known = places.filter((place) => place !== undefined && Object.keys(place).length > 0)
  if (known.length < 2) return known[0]
  return known.reduce((one, other) => {
    const members = new Map(one?.members)
    for (const [name, place] of other?.members ?? []) {
      members.set(name, joinPlaces([members.get(name), place]))
    }
    const rest = joinPlaces([one?.rest, other?.rest])
    const items = joinPlaces([one?.items, other?.items])
    return {
      ...one,
      ...other,
      ...(members.size > 0 && { members }),
      ...(rest !== undefined && { rest }),
      ...(items !== undefined && { items }),
    }
  })
}
