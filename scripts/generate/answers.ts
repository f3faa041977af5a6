import type { ContextName } from '../../src/http/selection.ts'
import {
  messagesOf,
  operationsOf,
  resolve,
  type Document,
  type FoundOperation,
  type ResponseObject,
  type Schema,
} from './contract.ts'
import {
  componentName,
  componentSchema,
  CONTEXTS,
  createLikeness,
  shapeOf,
  type Form,
} from './shapes.ts'

/** The name of what a component looks like in a form. */
type NameOf = (component: string, form: Form) => string

type Responses = Record<string, ResponseObject>

const SUFFIXES: Readonly<Record<Form, string>> = {
  view: '',
  embed: 'Embed',
  edit: 'Edit',
  unlinked: 'Unlinked',
}

/**
 * The document with its actual answers: a component for each context in which members differ
 * (`Post`, `PostEmbed`, `PostEdit`) and of what is deleted (`PostUnlinked`), with `required` for members that are always
 * present. Components used in a single form keep their name.
 * @throws Error when a component would be named like another
 */
export function withShapedAnswers(source: Document): Document {
  const firstEqual = createLikeness(source)
  const uses = new Map<string, Set<Form>>()
  const noteUse: NameOf = (component, form) => {
    const first = firstEqual(component, form)
    uses.set(component, (uses.get(component) ?? new Set()).add(first))
    return `${component} ${first}`
  }
  shapeAnswers(source, noteUse)
  return shapeAnswers(source, (component, form) => {
    if (uses.get(component)?.size === 1) return component
    const name = component + SUFFIXES[firstEqual(component, form)]
    if (name !== component && uses.has(name)) throw new Error(`Two components are named ${name}.`)
    return name
  })
}

function shapeAnswers(source: Document, nameOf: NameOf): Document {
  const document = structuredClone(source)
  const schemas = new Map<string, Schema>()
  const refer = (component: string, form: Form): Schema => {
    const name = nameOf(component, form)
    if (!schemas.has(name)) {
      // The name is registered before the shape is built, because the shape may refer to itself.
      schemas.set(name, {})
      schemas.set(name, shape(componentSchema(source, component), form))
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  const shape = (schema: Schema, form: Form): Schema => shapeOf(source, schema, form, refer)

  for (const found of operationsOf(document)) {
    const { responses } = found.operation
    for (const [status, response] of Object.entries(responses)) {
      // An answer of several operations shows by what each of them is, a refusal is the same for all.
      if (status < '300') responses[status] = structuredClone(resolve(document, response))
      shapeContent(responses[status] ?? {}, contextsOf(found), shape)
    }
  }
  const responses = refusalsOf(document)
  for (const response of Object.values(responses)) shapeContent(response, REFUSAL, shape)
  for (const name of writtenComponents(document)) refer(name, 'edit')
  document.components = { ...document.components, responses, schemas: Object.fromEntries(schemas) }
  return document
}

/** The contexts in which an operation answers, and whether its caller chooses. */
interface Contexts {
  readonly names: readonly ContextName[]
  readonly chosen: boolean
}

/** Writes answer in the edit context whatever the argument says (behaviour/permissions.md#contexts). */
function contextsOf({ method, operation, parameters }: FoundOperation): Contexts {
  const argument = parameters.find(({ name }) => name === 'context')?.schema.enum
  const chosen = method === 'get' && argument !== undefined
  const names = chosen ? argument : (operation['x-context'] ?? [method === 'get' ? 'view' : 'edit'])
  return { names: CONTEXTS.filter((context) => names.includes(context)), chosen }
}

const REFUSAL: Contexts = { names: ['view'], chosen: false }

/** The shared responses that operations and messages still refer to. */
function refusalsOf(document: Document): Responses {
  const shared = Object.entries((document.components?.['responses'] ?? {}) as Responses)
  const operations = [
    ...operationsOf(document).map(({ operation }) => operation),
    ...messagesOf(document).map(([, message]) => message),
  ]
  const named = new Set(
    operations.flatMap((operation) =>
      Object.values(operation.responses).map(({ $ref }) => componentName($ref ?? '')),
    ),
  )
  return Object.fromEntries(shared.filter(([name]) => named.has(name)))
}

/** If contexts differ and the caller chooses one, `x-context-schemas` maps contexts to schemas. */
function shapeContent(
  { content = {} }: ResponseObject,
  { names, chosen }: Contexts,
  shape: (schema: Schema, context: ContextName) => Schema,
): void {
  for (const described of Object.values(content)) {
    const { schema } = described
    if (schema === undefined) continue
    const byContext = names.map((context) => [context, shape(schema, context)] as const)
    const forms = new Map(byContext.map(([, shaped]) => [JSON.stringify(shaped), shaped]))
    const [first = schema, ...others] = forms.values()
    described.schema = others.length === 0 ? first : { anyOf: [first, ...others] }
    if (chosen && others.length > 0) described['x-context-schemas'] = Object.fromEntries(byContext)
  }
}

/** The names of the components that arguments refer to, directly or through others. */
function writtenComponents(document: Document): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value && typeof value.$ref === 'string') {
      const isSchema = value.$ref.startsWith('#/components/schemas/')
      const name = componentName(value.$ref)
      if (isSchema && names.has(name)) return
      if (isSchema) names.add(name)
      visit(resolve(document, { $ref: value.$ref }))
    }
    for (const member of Object.values(value)) visit(member)
  }
  for (const { operation, parameters } of operationsOf(document)) {
    visit(operation.requestBody)
    visit(parameters)
  }
  for (const [, { requestBody }] of messagesOf(document)) visit(requestBody)
  return names
}
