import type { Arguments } from './arguments.ts'
import type { ArgumentProblem } from './errors.ts'

const PROBLEM: ArgumentProblem = {
  code: 'rest_invalid_text',
  message: 'Text may hold no NUL character and no half of a surrogate pair.',
  data: null,
}

const MAXIMUM_DEPTH = 32

/**
 * Text that PostgreSQL cannot store (NUL) or that is no Unicode text (a lone surrogate), and
 * nesting that no argument of the contract has, are refused before anything looks at them.
 */
export function findUnsafeText(
  ...places: readonly Readonly<Record<string, unknown>>[]
): Record<string, ArgumentProblem> {
  const problems: Record<string, ArgumentProblem> = {}
  for (const values of places) {
    for (const name of Object.keys(values)) if (!isSafe(values[name], 0)) problems[name] = PROBLEM
  }
  return problems
}

/**
 * What is left of arguments that nobody has checked, for those who ask the database with them. A
 * path without its parameters would be another one: those stay.
 */
export function withoutUnsafeText({ params, query, body }: Arguments): Arguments {
  return { params, query: safe(query), body: safe(body) }
}

function safe(values: Arguments['query']): Arguments['query'] {
  const unsafe = findUnsafeText(values)
  if (Object.keys(unsafe).length === 0) return values
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(unsafe, name)))
}

function isSafe(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth >= MAXIMUM_DEPTH) return false
  if (Array.isArray(value)) return value.every((item) => isSafe(item, depth + 1))
  return Object.entries(value).every(
    ([key, item]) => isSafe(key, depth + 1) && isSafe(item, depth + 1),
  )
}
