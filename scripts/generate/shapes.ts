import type { ContextName } from '../../src/http/selection.ts'
import { resolve, type Document, type Schema } from './contract.ts'

/** In the order of preference: what looks alike in several contexts is named after the first. */
export const CONTEXTS = ['view', 'embed', 'edit'] as const satisfies readonly ContextName[]

/** Refers to a component in a context by a schema that stands for it. */
type Refer = (name: string, context: ContextName) => Schema

/**
 * A schema as it shows in one context: without the members that other contexts show, its `allOf`
 * put together, and with `required` for all that is always there (openapi/README.md, `required`).
 */
export function shapeOf(
  document: Document,
  source: Schema,
  context: ContextName,
  refer: Refer,
): Schema {
  const { $ref, allOf: _parts, 'x-context': _contexts, ...own } = source
  if ($ref !== undefined) return { ...own, ...refer(componentName($ref), context) }
  const inner = (schema: Schema): Schema => shapeOf(document, schema, context, refer)
  const { items, additionalProperties, anyOf, oneOf } = own
  const shaped: Schema = {
    ...own,
    ...(items !== undefined && { items: inner(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: inner(additionalProperties),
    }),
    ...(anyOf !== undefined && { anyOf: anyOf.map(inner) }),
    ...(oneOf !== undefined && { oneOf: oneOf.map(inner) }),
  }
  const members = membersOf(document, source)
  return members === undefined ? shaped : objectShape(document, shaped, members, context, refer)
}

function objectShape(
  document: Document,
  { unevaluatedProperties, required: _required, ...shaped }: Schema,
  { properties, required }: Members,
  context: ContextName,
  refer: Refer,
): Schema {
  const shown = Object.entries(properties).filter(([, member]) => {
    const contexts = resolve(document, member)['x-context'] as ContextName[] | undefined
    return contexts?.includes(context) ?? true
  })
  // An empty object is told by its size: makers of typed clients cannot tell what one without members holds.
  if (shown.length === 0) {
    const { properties: _none, ...rest } = shaped
    return { ...rest, type: 'object', additionalProperties: true, maxProperties: 0 }
  }
  const always = shown.map(([name]) => name).filter((name) => required.has(name))
  return {
    ...shaped,
    type: shaped.type ?? 'object',
    ...(unevaluatedProperties === false && { additionalProperties: false }),
    ...(always.length > 0 && { required: always }),
    properties: Object.fromEntries(
      shown.map(([name, member]) => [
        name,
        // Embedded resources use the embed context, whatever they are embedded in.
        shapeOf(document, member, name === '_embedded' ? 'embed' : context, refer),
      ]),
    ),
  }
}

interface Members {
  readonly properties: Readonly<Record<string, Schema>>
  readonly required: ReadonlySet<string>
}

/**
 * The members of an object and of its parts; where a part has no `required`, all of it is always
 * there. Undefined for what has no members.
 */
function membersOf(document: Document, source: Schema): Members | undefined {
  const { allOf = [], properties, required } = resolve(document, source)
  const parts = allOf.map((part) => membersOf(document, part)).filter((part) => part !== undefined)
  if (properties === undefined && parts.length === 0) return undefined
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), properties),
    required: new Set([
      ...parts.flatMap((part) => [...part.required]),
      ...(required ?? Object.keys(properties ?? {})),
    ]),
  }
}

export const componentName = (reference: string): string => reference.split('/').at(-1) ?? ''

/** Tells for a component and a context the first context in which it looks the same. */
export function createLikeness(
  document: Document,
): (name: string, context: ContextName) => ContextName {
  const isAlike = (
    name: string,
    [one, other]: readonly [ContextName, ContextName],
    // Schemas already being compared count as equal: in a cycle, nothing else can differ.
    above: readonly string[],
  ): boolean => {
    const key = `${name} ${one} ${other}`
    if (one === other || above.includes(key)) return true
    const [left, right] = [shapeAndReferences(name, one), shapeAndReferences(name, other)]
    return (
      left.text === right.text &&
      left.references.every(({ name: inner, context }, index) =>
        isAlike(inner, [context, right.references[index]?.context ?? context], [...above, key]),
      )
    )
  }
  const shapeAndReferences = (name: string, context: ContextName) => {
    const references: { name: string; context: ContextName }[] = []
    const refer: Refer = (inner, innerContext) => {
      references.push({ name: inner, context: innerContext })
      return { $ref: inner }
    }
    const text = JSON.stringify(shapeOf(document, componentSchema(document, name), context, refer))
    return { text, references }
  }
  const known = new Map<string, ContextName>()
  return (name, context) => {
    const key = `${name} ${context}`
    const first =
      known.get(key) ??
      CONTEXTS.find((candidate) => isAlike(name, [candidate, context], [])) ??
      context
    known.set(key, first)
    return first
  }
}

export const componentSchema = (document: Document, name: string): Schema =>
  resolve<Schema>(document, { $ref: `#/components/schemas/${name}` })
