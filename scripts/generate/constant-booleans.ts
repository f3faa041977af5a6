import { VALUES } from './unions.ts'

/**
 * A document that says which boolean a value always is by the one that it is not: client generators
 * read a constant as a text, and what they make refuses every answer.
 */
export function withoutConstantBooleans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutConstantBooleans)
  if (typeof value !== 'object' || value === null) return value
  const { const: constant, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      VALUES.has(key) ? member : withoutConstantBooleans(member),
    ]),
  )
  if (constant === undefined) return rest
  return typeof constant === 'boolean'
    ? { ...rest, not: { const: !constant } }
    : { ...rest, const: constant }
}
