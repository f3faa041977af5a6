/**
 * Members of what is answered, each named by its place: a component, or an operation and a status where an
 * answer is described with it, and from there the way to it, such as `Post.title` or `Event.venue.image`.
 */
import {
  operationsOf,
  resolve,
  type Document,
  type ResponseObject,
  type Schema,
} from '../../scripts/generate/contract.ts'
import { componentName } from '../../scripts/generate/shapes.ts'
import type { AnswerCheck } from '../../src/http/answer-check.ts'

export interface Member {
  readonly place: string
  readonly required: boolean
}

/** Whether an operation is another one under another method (`x-also`). */
export const isTwin = (operationId: string): boolean => /By(?:Put|Patch|Post)$/.test(operationId)

/** The members of all objects that a document answers, each once, those of components that several answers share included. */
export function* answeredMembers(document: Document): Generator<Member> {
  const seen = new Set<string>()
  for (const { operation } of operationsOf(document)) {
    if (isTwin(operation.operationId)) continue
    for (const [status, response] of Object.entries(operation.responses)) {
      const shared = response.$ref
      if (shared !== undefined && seen.has(shared)) continue
      if (shared !== undefined) seen.add(shared)
      const { content = {} }: ResponseObject = resolve(document, response)
      for (const { schema = {} } of Object.values(content)) {
        yield* membersOf(document, schema, placeOf(operation.operationId, status, response), seen)
      }
    }
  }
}

const placeOf = (operationId: string, status: string, { $ref }: ResponseObject): string =>
  $ref === undefined ? `${operationId} ${status}` : componentName($ref)

function* membersOf(
  document: Document,
  schema: Schema,
  place: string,
  seen: Set<string>,
): Generator<Member> {
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return
    seen.add(schema.$ref)
    yield* membersOf(document, target(document, schema.$ref), componentName(schema.$ref), seen)
  }
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    yield { place: `${place}.${name}`, required: schema.required?.includes(name) ?? false }
    yield* membersOf(document, member, `${place}.${name}`, seen)
  }
  const { items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : []
  const own = items === undefined ? [] : [items]
  for (const part of [...others, ...own, ...allOf, ...anyOf, ...oneOf]) {
    yield* membersOf(document, part, place, seen)
  }
}

const target = (document: Document, $ref: string): Schema => resolve<Schema>(document, { $ref })

/**
 * Collects the places of members that answers were without, in a set. Says nothing of partial answers, nor of what stands under
 * alternatives of which the answer fits several.
 */
export function createNoteAbsent(document: Document, absent: Set<string>): AnswerCheck {
  const answers = new Map(
    operationsOf(document).map(({ operation }) => [operation.operationId, operation.responses]),
  )

  const note = (schema: Schema, place: string, value: unknown): void => {
    const { $ref, properties = {}, additionalProperties, items, anyOf, oneOf } = schema
    if ($ref !== undefined) {
      note(target(document, $ref), componentName($ref), value)
      return
    }
    for (const alternatives of [anyOf, oneOf]) {
      const fitting = alternatives?.filter((one) => fits(document, one, value)) ?? []
      if (fitting.length === 1) for (const one of fitting) note(one, place, value)
    }
    if (Array.isArray(value)) {
      if (items !== undefined) for (const item of value) note(items, place, item)
    } else if (isObject(value)) {
      for (const [name, member] of Object.entries(properties)) {
        const at = `${place}.${name}`
        if (value[name] === undefined) absent.add(at)
        else note(member, at, value[name])
      }
      if (typeof additionalProperties === 'object') {
        for (const [name, member] of Object.entries(value)) {
          if (!(name in properties)) note(additionalProperties, place, member)
        }
      }
    }
  }

  return (operationId, status, body, shown) => {
    const answer = answers.get(operationId)?.[status]
    if (answer === undefined || shown?.partial === true) return
    const { schema, 'x-context-schemas': byContext } =
      resolve(document, answer).content?.['application/json'] ?? {}
    const whole = byContext?.[shown?.context ?? 'view'] ?? schema
    if (whole !== undefined) note(whole, placeOf(operationId, String(status), answer), body)
  }
}

/** Whether a value that is valid by one of several alternatives can be of this one. */
function fits(document: Document, schema: Schema, value: unknown): boolean {
  if (schema.$ref !== undefined) return fits(document, target(document, schema.$ref), value)
  const { type, properties = {}, required = [], additionalProperties, items, anyOf, oneOf } = schema
  const alternatives = anyOf ?? oneOf
  if (type !== undefined && ![type].flat().some((one) => isOfType(value, one))) return false
  if ('const' in schema && schema['const'] !== value) return false
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false
  if (alternatives?.some((one) => fits(document, one, value)) === false) return false
  if (Array.isArray(value)) {
    return items === undefined || value.every((item) => fits(document, items, item))
  }
  if (!isObject(value)) return true
  const names = Object.keys(value).filter((name) => value[name] !== undefined)
  return (
    required.every((name) => names.includes(name)) &&
    names.every((name) => {
      const member = properties[name]
      if (member !== undefined) return fits(document, member, value[name])
      return additionalProperties !== false
    })
  )
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'null') return value === null
  return type === 'integer' ? Number.isInteger(value) : typeof value === type
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
