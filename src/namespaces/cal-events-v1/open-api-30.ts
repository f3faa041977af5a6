/** Converts an OpenAPI 3.1 document to 3.0, as far as that is possible. */

type Members = Readonly<Record<string, unknown>>

/**
 * @param document of version 3.1, as it is published
 * @param prefix removed from the paths; the path that equals it is left out
 * @param isShown whether a path is part of it
 */
export function asOpenApi30(
  document: Members,
  prefix: string,
  isShown: (path: string) => boolean,
): Members {
  const { info, paths, components } = document
  const { title, version, description } = info as Members
  const own = Object.entries(paths as Members).flatMap(([path, item]) =>
    path.startsWith(`${prefix}/`) && isShown(path)
      ? [[path.slice(prefix.length), convert(item)] as const]
      : [],
  )
  return {
    openapi: '3.0.0',
    info: { title, version, description },
    components: convert(components),
    paths: Object.fromEntries(own),
  }
}

/** Examples hold data and no schemas. */
const AS_IT_STANDS: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'required'])

/** Keywords that 3.0 does not have; without them a schema only allows more. */
const UNKNOWN: ReadonlySet<string> = new Set(['unevaluatedProperties', 'const', 'type'])

function convert(value: unknown, named = false): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item))
  if (typeof value !== 'object' || value === null) return value
  const members = value as Members
  // Names are not keywords: a property may be called `type`.
  if (named) return mapped(members, (member) => convert(member))
  const kept = Object.entries(members)
    .filter(([key]) => !UNKNOWN.has(key) || !isKeyword(key, members))
    .map(([key, member]) => [
      key,
      AS_IT_STANDS.has(key) ? member : convert(member, HOLD_NAMES.has(key)),
    ])
  return {
    ...Object.fromEntries(kept),
    ...typeOf(members),
    ...constantOf(members),
    ...choiceOf(members),
  }
}

const HOLD_NAMES: ReadonlySet<string> = new Set([
  'properties',
  'schemas',
  'responses',
  'parameters',
  'headers',
  'securitySchemes',
  'content',
])

/** `type: http` of a security scheme is not a JSON type. */
const isKeyword = (key: string, { [key]: value }: Members): boolean =>
  key !== 'type' || Array.isArray(value)

/** A list of types is a choice; `null` among them makes a schema nullable. */
function typeOf({ type, enum: values }: Members): Members {
  if (!Array.isArray(type)) return {}
  const types = (type as readonly unknown[]).filter((name) => name !== 'null')
  const nullable = types.length < type.length && { nullable: true }
  const [only] = types
  if (types.length === 1) return { type: only, ...nullable }
  return values === undefined ? { anyOf: types.map((name) => ({ type: name })), ...nullable } : {}
}

const constantOf = (members: Members): Members =>
  'const' in members ? { enum: [members['const']] } : {}

/** A null among the alternatives makes the schema nullable. */
function choiceOf({ anyOf }: Members): Members {
  if (!Array.isArray(anyOf)) return {}
  const forms = anyOf as readonly Members[]
  const some = forms.filter(({ type }) => type !== 'null')
  return { anyOf: convert(some), ...(some.length < forms.length && { nullable: true }) }
}

const mapped = (members: Members, change: (member: unknown) => unknown): Members =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]))
