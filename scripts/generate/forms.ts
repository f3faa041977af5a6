import { isDeepStrictEqual } from 'node:util'
import {
  flatten,
  operationsOf,
  resolve,
  type Document,
  type Encoding,
  type OperationObject,
  type RequestMedia,
  type Schema,
} from './contract.ts'
import { componentName, componentSchema, mapInner } from './shapes.ts'
import { withoutUnusedSchemas } from './unused-schemas.ts'

const URLENCODED = 'application/x-www-form-urlencoded'

/** Media types whose values are all texts. */
const FORMS = [URLENCODED, 'multipart/form-data']

/**
 * Limits the forms of a document to what a form can spell: components of their own, such as
 * `PostInputForm`, lack null, and lists and objects that are empty, because neither leaves a trace
 * in a form. `encoding` says which members are written with brackets.
 * @param document with schemas of one type; it is changed
 */
export function describeForms(document: Document): void {
  const forms = operationsOf(document).flatMap(({ operation }) => formsOf(document, operation))
  const bodies = new Set(forms.map(({ schema }) => componentName(schema.$ref ?? '')))
  const refer = createForms(document, bodies)
  for (const form of forms) {
    const encoding = encodingOf(document, form.schema)
    form.schema = inForm(form.schema, refer)
    if (Object.keys(encoding).length > 0) form.encoding = encoding
  }
}

const contentOf = (document: Document, { requestBody }: OperationObject) =>
  requestBody === undefined ? {} : resolve(document, requestBody).content

function formsOf(document: Document, operation: OperationObject): RequestMedia[] {
  const content = contentOf(document, operation)
  return FORMS.map((type) => content[type]).filter((form) => form !== undefined)
}

/** The document without the forms that stand for JSON, for those who send JSON. */
export function withoutForms(source: Document): Document {
  const document = structuredClone(source)
  for (const { operation } of operationsOf(document)) {
    delete contentOf(document, operation)[URLENCODED]
  }
  return withoutUnusedSchemas(document)
}

/** Answers by which name a form refers to a component. */
type Refer = (name: string) => string

/**
 * Adds components for what forms refer to, where a form differs.
 * @param bodies names of components that are whole forms: one without members is no body at all
 */
function createForms(document: Document, bodies: ReadonlySet<string>): Refer {
  const { schemas = {} } = document.components ?? {}
  const made = new Set<string>()
  const formOf = (name: string, refer: Refer): Schema => {
    const form = inForm(componentSchema(document, name), refer)
    return bodies.has(name) ? form : notEmpty(form)
  }
  // Components already being compared count as equal: in a cycle, nothing else can differ.
  const differs = (name: string, above: readonly string[] = []): boolean => {
    if (above.includes(name)) return false
    const references: string[] = []
    const form = formOf(name, (inner) => {
      references.push(inner)
      return inner
    })
    return (
      !isDeepStrictEqual(form, componentSchema(document, name)) ||
      references.some((inner) => differs(inner, [...above, name]))
    )
  }
  const refer: Refer = (name) => {
    if (!differs(name)) return name
    const form = `${name}Form`
    if (!made.has(form)) {
      if (form in schemas) throw new Error(`Two components are named ${form}.`)
      made.add(form)
      schemas[form] = formOf(name, refer)
    }
    return form
  }
  return refer
}

function inForm(source: Schema, refer: Refer): Schema {
  const inner = (part: Schema): Schema => notEmpty(inForm(part, refer))
  const schema = mapInner(withoutNull(source), inner)
  const { $ref, properties } = schema
  return {
    ...schema,
    ...($ref !== undefined && { $ref: `#/components/schemas/${refer(componentName($ref))}` }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [name, inner(member)]),
      ),
    }),
  }
}

/** A choice that has one alternative left is that alternative. */
function withoutNull({ anyOf, ...schema }: Schema): Schema {
  const [only, ...others] = (anyOf ?? []).filter(({ type }) => type !== 'null')
  if (only !== undefined && others.length === 0) return withoutNull({ ...only, ...schema })
  const { type, enum: values } = schema
  const [first, ...more] = [type ?? []].flat().filter((name) => name !== 'null')
  return {
    ...schema,
    ...(first !== undefined && { type: more.length === 0 ? first : [first, ...more] }),
    ...(values !== undefined && { enum: values.filter((value) => value !== null) }),
    ...(only !== undefined && { anyOf: [only, ...others] }),
  }
}

/** Members that must be there keep an object from being empty. */
function notEmpty(schema: Schema): Schema {
  const { type, required = [] } = schema
  if (type === 'array') return { minItems: 1, ...schema }
  return type === 'object' && required.length === 0 ? { minProperties: 1, ...schema } : schema
}

/** Without a word here, a member is a text, or a list of texts that repeats its name. */
function encodingOf(document: Document, form: Schema): Record<string, Encoding> {
  const members = Object.entries(flatten(document, form).properties ?? {})
  return Object.fromEntries(
    members
      .filter(([, member]) => mayHoldMembers(document, member))
      .map(([name]) => [name, { style: 'deepObject', explode: true } as const]),
  )
}

/** Whether a value may be an object, or a list of objects. */
function mayHoldMembers(document: Document, source: Schema): boolean {
  const { type, enum: values, items, anyOf, oneOf } = resolve(document, source)
  const inside = [items ?? [], anyOf ?? [], oneOf ?? []].flat()
  const isAnything = type === undefined && values === undefined && inside.length === 0
  return (
    isAnything ||
    [type ?? []].flat().includes('object') ||
    inside.some((inner) => mayHoldMembers(document, inner))
  )
}
