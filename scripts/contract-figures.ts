/**
 * Prints figures of the published documents: openapi/README.md, "What others judge". With `--optional` it names the members of
 * answers that are not always there.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { prefixOf } from '../src/pages/api-documents.ts'
import { combineDocuments } from '../src/pages/combine-documents.ts'
import { ELSEWHERE } from '../tests/contract/unsent-examples.ts'
import { loadGenerated } from '../tests/contract/contracts.ts'
import {
  operationsOf,
  resolve,
  type Document,
  type Schema,
  type ResponseObject,
} from './generate/contract.ts'

/** A member of what is answered, with its owner: a component, or a place within one or within an answer. */
interface Member {
  readonly place: string
  readonly required: boolean
}

/** Whether an operation is another one under another method (`x-also`). */
const isTwin = (operationId: string): boolean => /By(?:Put|Patch|Post)$/.test(operationId)

/** The members of all objects that a document answers, each once, those of components that several answers share included. */
function* answeredMembers(document: Document): Generator<Member> {
  const seen = new Set<string>()
  for (const { operation } of operationsOf(document)) {
    if (isTwin(operation.operationId)) continue
    for (const [status, response] of Object.entries(operation.responses)) {
      const shared = response.$ref
      if (shared !== undefined && seen.has(shared)) continue
      if (shared !== undefined) seen.add(shared)
      const place = shared?.split('/').at(-1) ?? `${operation.operationId} ${status}`
      const { content = {} }: ResponseObject = resolve(document, response)
      for (const { schema = {} } of Object.values(content)) {
        yield* membersOf(document, schema, place, seen)
      }
    }
  }
}

function* membersOf(
  document: Document,
  schema: Schema,
  place: string,
  seen: Set<string>,
): Generator<Member> {
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return
    seen.add(schema.$ref)
    const name = schema.$ref.split('/').at(-1) ?? place
    yield* membersOf(document, resolve(document, { $ref: schema.$ref }), name, seen)
  }
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    yield { place: `${place}.${name}`, required: schema.required?.includes(name) ?? false }
    yield* membersOf(document, member, `${place}.${name}`, seen)
  }
  const { items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : []
  for (const part of [
    ...others,
    ...(items === undefined ? [] : [items]),
    ...allOf,
    ...anyOf,
    ...oneOf,
  ]) {
    yield* membersOf(document, part, place, seen)
  }
}

const contracts = await loadGenerated()
const named = contracts.map(({ folder, document }) => ({ prefix: prefixOf(folder), document }))
const document = combineDocuments(named, {}) as unknown as Document
const operations = operationsOf(document)
const members = [...answeredMembers(document)]
const required = members.filter((member) => member.required)
const own = operations.filter(({ operation }) => !isTwin(operation.operationId))
const sent = own.filter(({ operation }) => !ELSEWHERE.has(operation.operationId))
const client = path.resolve(import.meta.dirname, '../generated/client/contract.d.ts')
const lines = (await readFile(client, 'utf8')).trimEnd().split('\n').length
const share = ((100 * required.length) / members.length).toFixed(1)

console.log(`operations: ${operations.length}, without those by another method ${own.length}`)
console.log(`operations whose example is sent by a test: ${sent.length} of these`)
console.log(
  `members of answers that are always there: ${required.length} of ${members.length} (${share} %)`,
)
console.log(`lines of the types of the client: ${lines}`)
if (process.argv.includes('--optional')) {
  for (const { place } of members.filter((member) => !member.required)) console.log(place)
}
