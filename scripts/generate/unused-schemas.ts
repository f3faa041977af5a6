import type { Document } from './contract.ts'

const PREFIX = '#/components/schemas/'

/**
 * The document without schemas that nothing names: the parts of those that have been put together.
 * Client generators
 * warn of them, and make types that nobody needs.
 */
export function withoutUnusedSchemas(document: Document): Document {
  const schemas = document.components?.['schemas'] ?? {}
  const { components, ...rest } = document
  const { schemas: _, ...others } = components ?? {}
  const used = new Set<string>()
  const waiting: unknown[] = [rest, others]
  for (const value of waiting) {
    for (const name of schemaNamesIn(value)) {
      if (!used.has(name)) waiting.push(schemas[name])
      used.add(name)
    }
  }
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } }
}

/** The schemas that a value refers to. */
function* schemaNamesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    if (key === '$ref' && typeof member === 'string' && member.startsWith(PREFIX)) {
      yield member.slice(PREFIX.length)
    } else {
      yield* schemaNamesIn(member)
    }
  }
}
