import type { Arguments } from './arguments.ts'
import type { ArgumentProblem } from './errors.ts'

const PROBLEM: ArgumentProblem = {
  code: 'rest_invalid_text',
  message: 'Text may hold no NUL character and no half of a surrogate pair.',
  data: null,
}

const MAXIMUM_DEPTH = 32

/**
 * Finds text that PostgreSQL cannot store (NUL), invalid Unicode (a lone surrogate), and nesting
 * deeper than any argument of the contract, so that it is refused before further processing.
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
 * Removes unsafe text from unvalidated arguments that are used in queries. Path parameters stay,
 * since without them the path would be another one.
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
