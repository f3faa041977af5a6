/** Where a value contains names, derived from the schemas of the contract. */
import { isJsonObject } from '../../json-object.ts'

/** The kind of a text or member name. */
export type Kind =
  /** A name known to programs: of a type, taxonomy, status, namespace, member … */
  | 'identifier'
  | 'argument'
  | 'relation'
  /** An address, possibly below the API root. */
  | 'address'
  /** The address of a page, with arguments in its query. */
  | 'page'
  /** The pattern or path of a route. */
  | 'route'
  /** HTML whose classes and addresses are names; nothing else in it is. */
  | 'markup'
  /** A sentence that names arguments and accepted values. */
  | 'sentence'
  /** Member names as in `_fields`. */
  | 'fields'

/** A part of a value that contains renamable names; undefined if there are none. */
export interface Place {
  readonly text?: Kind
  readonly keys?: Kind
  readonly members?: ReadonlyMap<string, Place | undefined>
  /** Members that the contract does not name. */
  readonly rest?: Place
  readonly items?: Place
  /** The value is itself an argument's schema. */
  readonly schema?: true
}

type Json = Readonly<Record<string, unknown>>

/** Resolves a reference within a document. */
export function resolveIn(document: Json, value: unknown): Json {
  let found = isJsonObject(value) ? value : {}
  while (typeof found['$ref'] === 'string') {
    const steps = found['$ref'].slice(2).split('/')
    let next: unknown = document
    for (const step of steps) {
      next = isJsonObject(next)
        ? next[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')]
        : undefined
    }
    found = isJsonObject(next) ? next : {}
  }
  return found
}

const KINDS: ReadonlySet<unknown> = new Set<Kind>([
  'identifier',
  'argument',
  'relation',
  'address',
  'page',
  'route',
  'markup',
  'sentence',
])
const isKind = (value: unknown): value is Kind => KINDS.has(value)

/** Embedded resources have been translated by the operation that answered them. */
const EMBEDDED: Place = { keys: 'relation' }

/**
 * Derives places from a document's schemas: `x-names` gives the kind of a text or of member names;
 * texts with an `enum` and members named by a schema are identifiers.
 * @param isRenamed whether an identifier has another name in the dialect
 */
export function createPlaces(
  document: Json,
  isRenamed: (word: string) => boolean,
): (schema: unknown) => Place | undefined {
  const made = new Map<Json, Place | undefined>()

  const placeOf = (given: unknown): Place | undefined => {
    if (!isJsonObject(given)) return undefined
    const schema = resolveIn(document, given)
    if (made.has(schema)) return made.get(schema)
    // Recursive schemas end here.
    made.set(schema, undefined)
    const place = joinPlaces([ownPlace(schema), ...partsOf(schema).map(placeOf)])
    made.set(schema, place)
    return place
  }

  const ownPlace = (schema: Json): Place => {
    const names = schema['x-names']
    if (names === 'schema') return { schema: true }
    const named = isKind(names) ? names : undefined
    const isObject =
      isJsonObject(schema['properties']) || schema['additionalProperties'] !== undefined
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

/** Merges places that describe the same value; undefined if nothing in it is renamed. */
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
