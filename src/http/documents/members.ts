/** Reads documents generically: missing or unexpected values count as empty. */
import { isJsonObject } from '../../json-object.ts'
export type Members = Readonly<Record<string, unknown>>

export const membersOf = (value: unknown): Members => (isJsonObject(value) ? value : {})
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const textsOf = (value: unknown): readonly string[] => listOf(value).map(textOf)

/** Resolves a reference, or returns the value itself. */
export function follow(document: Members, value: unknown): Members {
  const found = membersOf(value)
  const target = textOf(found['$ref'])
  if (target === '') return found
  const steps = target.replace(/^#\//, '').split('/')
  return membersOf(steps.reduce<unknown>((at, step) => membersOf(at)[step], document))
}

/** `#/components/schemas/Post` → `Post`. */
export const referredName = (schema: Members): string =>
  textOf(schema['$ref']).split('/').at(-1) ?? ''
