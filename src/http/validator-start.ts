import { createRequire } from 'node:module'

/** The schema of OpenAPI documents themselves, as express-openapi-validator ships it. */
const DOCUMENT_SCHEMA = 'express-openapi-validator/dist/framework/openapi.v3_1.modified.schema.json'

type Members = Readonly<Record<string, unknown>>

/**
 * Spares each validator most of a second of its start: it compiles the schema of OpenAPI documents
 * even when it is told not to check its document, which `npm run check` has done. The schema is
 * emptied where all validators find it; should a later version keep it elsewhere, they only start
 * as slowly as before.
 */
export function skipDocumentSchema(): void {
  try {
    const schema = createRequire(import.meta.url)(DOCUMENT_SCHEMA) as Record<string, unknown>
    for (const key of Object.keys(schema)) if (key !== '$id') delete schema[key]
  } catch {
    // Nothing is lost but time.
  }
}

/**
 * A copy of some paths of a document with what requests are checked against: the validator would
 * compile the schemas of all answers too.
 */
export function requestSide(document: Members, paths: readonly string[]): Members {
  const { paths: all, components, ...others } = document
  const items = Object.fromEntries(
    paths.map((path) => [path, withoutAnswers((all as Record<string, Members>)[path] ?? {})]),
  )
  return structuredClone({
    ...others,
    paths: items,
    components: reachable(components as Components, items),
  })
}

const withoutAnswers = (item: Members): Members =>
  Object.fromEntries(
    Object.entries(item).map(([key, member]) => [
      key,
      isOperation(member) ? { ...member, responses: {} } : member,
    ]),
  )

type Components = Readonly<Record<string, Members>>

/** The components that something refers to, directly or through others. */
function reachable(components: Components, from: unknown): Components {
  const reached: Record<string, Record<string, unknown>> = {}
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) {
      if (key === '$ref' && typeof member === 'string') take(member)
      else visit(member)
    }
  }
  const take = (reference: string): void => {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w.-]+)/.exec(reference) ?? []
    const found = components[kind]?.[name]
    if (found === undefined || reached[kind]?.[name] !== undefined) return
    reached[kind] = { ...reached[kind], [name]: found }
    visit(found)
  }
  visit(from)
  return reached
}

function isOperation(member: unknown): member is { responses: unknown } {
  return typeof member === 'object' && member !== null && 'responses' in member
}
