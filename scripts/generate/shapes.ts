import type { ContextName } from '../../src/http/selection.ts'
import { resolve, type Document, type Schema } from './contract.ts'

export const CONTEXTS = ['view', 'embed', 'edit'] as const satisfies readonly ContextName[]

/** How an answer shows a component: as a context does, or `unlinked`, as the edit context does without links. */
export type Form = ContextName | 'unlinked'

/** In the order of preference: what looks alike in several forms is named after the first. */
const FORMS: readonly Form[] = [...CONTEXTS, 'unlinked']

/** Refers to a component in a form by a schema that stands for it. */
type Refer = (name: string, form: Form) => Schema

/**
 * A schema as it shows in one form: without the members that others show, its `allOf`
 * put together, and with `required` for all that is always there (openapi/README.md, `required`).
 */
export function shapeOf(document: Document, source: Schema, form: Form, refer: Refer): Schema {
  const { $ref, allOf: _parts, 'x-context': _contexts, ...own } = source
  if ($ref !== undefined) return { ...own, ...refer(componentName($ref), form) }
  const inner = (schema: Schema): Schema => shapeOf(document, schema, form, refer)
  const shaped = mapInner(own, inner)
  const members = membersOf(document, source, form)
  return members === undefined ? shaped : objectShape(document, shaped, members, form, refer)
}

/** A schema in which those right inside of it are replaced, the members that it names aside. */
export function mapInner(schema: Schema, replace: (inner: Schema) => Schema): Schema {
  const { items, additionalProperties, anyOf, oneOf } = schema
  return {
    ...schema,
    ...(items !== undefined && { items: replace(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: replace(additionalProperties),
    }),
    ...(anyOf !== undefined && { anyOf: anyOf.map(replace) }),
    ...(oneOf !== undefined && { oneOf: oneOf.map(replace) }),
  }
}

function objectShape(
  document: Document,
  { unevaluatedProperties, required: _required, ...shaped }: Schema,
  { properties, required }: Members,
  form: Form,
  refer: Refer,
): Schema {
  const shown = Object.entries(properties).filter(([, member]) => {
    const contexts = resolve(document, member)['x-context'] as ContextName[] | undefined
    return contexts?.includes(form === 'unlinked' ? 'edit' : form) ?? true
  })
  // An empty object is recognized by its size: client generators cannot tell what one without
  // members holds.
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
        shapeOf(document, member, FORM_OF[name] ?? form, refer),
      ]),
    ),
  }
}

/** Members that show in a form of their own, whatever that of their owner: what is embedded, and what was deleted. */
const FORM_OF: Readonly<Record<string, Form>> = { _embedded: 'embed', previous: 'unlinked' }

interface Members {
  readonly properties: Readonly<Record<string, Schema>>
  readonly required: ReadonlySet<string>
}

/**
 * The members of an object and of its parts; where a part has no `required`, all of it is always
 * there. Undefined for what has no members.
 */
function membersOf(document: Document, source: Schema, form: Form): Members | undefined {
  const { allOf = [], properties, required } = resolve(document, source)
  const parts = allOf
    .filter((part) => form !== 'unlinked' || resolve(document, part)['x-deleted'] !== false)
    .map((part) => membersOf(document, part, form))
    .filter((part) => part !== undefined)
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

/** Finds for a component and a form the first form in which it looks the same. */
export function createLikeness(document: Document): (name: string, form: Form) => Form {
  const hasSameForm = (
    name: string,
    [one, other]: readonly [Form, Form],
    // Schemas already being compared count as equal: in a cycle, nothing else can differ.
    above: readonly string[],
  ): boolean => {
    const key = `${name} ${one} ${other}`
    if (one === other || above.includes(key)) return true
    const [left, right] = [shapeAndReferences(name, one), shapeAndReferences(name, other)]
    return (
      left.text === right.text &&
      left.references.every(({ name: inner, form }, index) =>
        hasSameForm(inner, [form, right.references[index]?.form ?? form], [...above, key]),
      )
    )
  }
  const shapeAndReferences = (name: string, form: Form) => {
    const references: { name: string; form: Form }[] = []
    const refer: Refer = (inner, innerForm) => {
      references.push({ name: inner, form: innerForm })
      return { $ref: inner }
    }
    const text = JSON.stringify(shapeOf(document, componentSchema(document, name), form, refer))
    return { text, references }
  }
  const known = new Map<string, Form>()
  return (name, form) => {
    const key = `${name} ${form}`
    const first =
      known.get(key) ?? FORMS.find((candidate) => hasSameForm(name, [candidate, form], [])) ?? form
    known.set(key, first)
    return first
  }
}

export const componentSchema = (document: Document, name: string): Schema =>
  resolve<Schema>(document, { $ref: `#/components/schemas/${name}` })
