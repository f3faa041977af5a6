import {
  operationsOf,
  resolve,
  type Document,
  type ExampleObject,
  type MediaObject,
  type OperationObject,
  type Schema,
} from './contract.ts'
import { fillExample } from './fill-example.ts'
import { componentName } from './shapes.ts'

/** Longer examples are components, because several operations show the same. */
const LONGEST_INLINE = 200

interface Shown {
  /** Under which the answer has it: what the contract calls it, or the context. */
  readonly name: string
  readonly value: unknown
  /** What it is an example of, such as `PostEdit`. */
  readonly of: string
}

/**
 * Shows what each operation answers: the examples of the contract, completed from those of the schemas
 * (openapi/README.md#rules), one for each context where the caller chooses it.
 * @param document with shaped answers; it is changed
 */
export function showAnswers(document: Document): void {
  const examples = new Map<string, ExampleObject>()
  for (const { operation } of operationsOf(document)) {
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      if (!status.startsWith('2')) continue
      for (const media of Object.values(content)) {
        const shown = shownBy(document, media, operation)
        const [first, ...others] = shown
        if (first === undefined) continue
        const place = (one: Shown): ExampleObject => placed(one, operation.operationId, examples)
        if (others.length === 0 && media.examples === undefined && isShort(first)) {
          media.example = first.value
          continue
        }
        delete media.example
        media.examples = Object.fromEntries(shown.map((one) => [one.name, place(one)]))
      }
    }
  }
  const { examples: given, ...components } = document.components ?? {}
  const all = { ...given, ...Object.fromEntries(examples) }
  document.components = { ...components, ...(Object.keys(all).length > 0 && { examples: all }) }
  dropSchemaExamples(document)
}

/** The examples of objects say only what answers fill in; they are not published. */
export function dropSchemaExamples({ components = {} }: Document): void {
  for (const schema of Object.values(components['schemas'] ?? {}) as Schema[]) {
    if (schema['example'] instanceof Object) delete schema['example']
  }
}

const isShort = ({ value }: Pick<Shown, 'value'>): boolean =>
  JSON.stringify(value).length < LONGEST_INLINE

/** A short example itself, or a reference to it among the components. */
function placed(
  { value, of }: Shown,
  operationId: string,
  examples: Map<string, ExampleObject>,
): ExampleObject {
  const text = JSON.stringify(value)
  const isOther = (name: string): boolean =>
    examples.has(name) && JSON.stringify(examples.get(name)?.value) !== text
  const name = isOther(of) ? of + capitalized(operationId) : of
  examples.set(name, { value })
  return { $ref: `#/components/examples/${name}` }
}

function shownBy(
  document: Document,
  media: MediaObject,
  { operationId }: OperationObject,
): Shown[] {
  const { schema = {}, 'x-context-schemas': byContext = { example: schema } } = media
  const given = givenBy(document, media)
  const all = Object.entries(byContext).flatMap(([context, shaped]) =>
    given.map(({ name, value, component }) => ({
      name: name ?? context,
      value: fillExample(document, shaped, value),
      of: component ?? capitalized(name ?? '') + (nameOf(shaped) ?? capitalized(operationId)),
    })),
  )
  const texts = all.map(({ value }) => JSON.stringify(value))
  return all.filter(
    ({ value }, place) => value !== undefined && texts.indexOf(texts[place] ?? '') === place,
  )
}

interface Given {
  readonly name?: string
  readonly value?: unknown
  /** Where the contract has it among its components. */
  readonly component?: string
}

function givenBy(document: Document, { example, examples }: MediaObject): Given[] {
  if (examples === undefined) return [{ value: example }]
  return Object.entries(examples).map(([name, shown]) => ({
    name,
    value: resolve(document, shown).value,
    ...(shown.$ref !== undefined && { component: componentName(shown.$ref) }),
  }))
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `Post` of a post, `PostList` of an array of them, `PostMap` of an object with them. */
function nameOf({ $ref, items, additionalProperties, anyOf }: Schema): string | undefined {
  if ($ref !== undefined) return componentName($ref)
  if (anyOf?.[0] !== undefined) return nameOf(anyOf[0])
  if (items?.$ref !== undefined) return `${componentName(items.$ref)}List`
  const member = typeof additionalProperties === 'object' ? additionalProperties.$ref : undefined
  return member && `${componentName(member)}Map`
}
