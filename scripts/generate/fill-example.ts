import { resolve, type Document, type Schema } from './contract.ts'
import { isJsonObject } from '../../src/json-object.ts'

type Members = Readonly<Record<string, unknown>>

/**
 * What a schema of shaped answers (`withShapedAnswers`) looks like: what is given, and for all that is always there
 * and not given, the `example` of the schema, or of the schemas inside of it. A member that does not show in the
 * context of the schema is left out.
 * @param given an example that says what differs, such as `{ status: trash }`
 * @returns undefined where neither has an example
 */
export function fillExample(document: Document, schema: Schema, given?: unknown): unknown {
  const target = resolve(document, schema)
  const { anyOf, oneOf = anyOf } = target
  if (oneOf !== undefined) return fillAlternative(document, oneOf, given)
  const shown = merged(target['example'], given)
  if (shown === undefined && 'const' in target) return target['const']
  if (Array.isArray(shown)) {
    const { items = {} } = target
    return shown.map((item: unknown) => fillExample(document, items, item))
  }
  if (shown === undefined && target.items !== undefined) {
    const item = fillExample(document, target.items)
    return item === undefined ? undefined : [item]
  }
  return shown === undefined || isJsonObject(shown) ? fillObject(document, target, shown) : shown
}

/** What is given takes precedence, member by member. */
function merged(shown: unknown, given: unknown): unknown {
  if (!isJsonObject(shown) || !isJsonObject(given)) return given === undefined ? shown : given
  const members = Object.entries(given).map(([name, value]) => [name, merged(shown[name], value)])
  return { ...shown, ...(Object.fromEntries(members) as Members) }
}

function fillObject(
  document: Document,
  { properties = {}, additionalProperties, required = [], maxProperties }: Schema,
  shown: Members | undefined,
): Members | undefined {
  if (maxProperties === 0) return {}
  const known = Object.entries(properties)
    .filter(([name]) => required.includes(name) || Object.hasOwn(shown ?? {}, name))
    .map(([name, member]) => [name, fillExample(document, member, shown?.[name])] as const)
    .filter(([, value]) => value !== undefined)
  if (shown === undefined && known.length < Math.max(required.length, 1)) return undefined
  const others = Object.entries(shown ?? {}).filter(([name]) => !Object.hasOwn(properties, name))
  const further = additionalProperties === false ? [] : others
  const inner = typeof additionalProperties === 'object' ? additionalProperties : {}
  return Object.fromEntries([
    ...known,
    ...further.map(([name, value]) => [name, fillExample(document, inner, value)] as const),
  ])
}

/** The first alternative that has all members of what is given, or else an example. */
function fillAlternative(
  document: Document,
  alternatives: readonly Schema[],
  given: unknown,
): unknown {
  if (given !== undefined && !isJsonObject(given)) return given
  const fitting = alternatives.find((alternative) => {
    const { properties = {} } = resolve(document, alternative)
    return given === undefined
      ? fillExample(document, alternative) !== undefined
      : Object.keys(given).every((name) => Object.hasOwn(properties, name))
  })
  return fitting === undefined ? given : fillExample(document, fitting, given)
}
