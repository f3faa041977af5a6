import { mapInside, type Rules } from './rules.ts'

/** Shorter rules take less code inline than as a call. */
const SHORTEST = 30

/**
 * The same rules with repeated parts shared by reference. A validator for lists has ten parameters
 * of the same kind, and a module contains many of these validators.
 */
export function shareRules(rules: ReadonlyMap<string, Rules>): ReadonlyMap<string, Rules> {
  const uses = countInside(rules.values())
  const keys = new Map<string, string>()
  const result = new Map<string, Rules>()
  const share = (inner: Rules): Rules => {
    const text = JSON.stringify(inner)
    if (text.length < SHORTEST || '$ref' in inner || (uses.get(text) ?? 0) < 2) {
      return mapInside(inner, share)
    }
    const key = keys.get(text) ?? `/shared/${keys.size}`
    if (!keys.has(text)) {
      keys.set(text, key)
      result.set(key, mapInside(inner, share))
    }
    return { $ref: key }
  }
  for (const [key, one] of rules) result.set(key, mapInside(one, share))
  return result
}

/** The number of occurrences of each nested schema. */
function countInside(rules: Iterable<Rules>): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  const count = (inner: Rules): Rules => {
    const text = JSON.stringify(inner)
    uses.set(text, (uses.get(text) ?? 0) + 1)
    return mapInside(inner, count)
  }
  for (const one of rules) mapInside(one, count)
  return uses
}
