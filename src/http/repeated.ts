/**
 * A name that is given several times without brackets makes a list of what was given, because that
 * is how some clients write lists. Where one value is wanted, the last of them counts.
 */
const repeated = new WeakSet<object>()

/** The list came of one name, given several times, and of no brackets. */
export const isRepeated = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && repeated.has(value)

/** The value that counts where no list is wanted. */
export function lastGiven(value: unknown): unknown {
  return Array.isArray(value) && repeated.has(value) ? value.at(-1) : value
}

/** Changes what a list holds; one that came of a repeated name stays one. */
export function mapGiven(list: readonly unknown[], change: (item: unknown) => unknown): unknown[] {
  const changed = list.map(change)
  if (repeated.has(list)) repeated.add(changed)
  return changed
}

/**
 * Marks the lists in a parsed query that came of repeated names.
 * @param limit how many pairs of the query were parsed
 */
export function markRepeated(
  values: Readonly<Record<string, unknown>>,
  rawQuery: string,
  limit: number,
): void {
  if (!Object.values(values).some((value) => typeof value === 'object')) return
  const seen = new Set<string>()
  const pairs = rawQuery.split('&', limit).join('&')
  for (const name of new URLSearchParams(pairs).keys()) {
    if (name.endsWith('[]')) continue
    if (!seen.has(name)) seen.add(name)
    else {
      const found = valueAt(values, name)
      if (Array.isArray(found)) repeated.add(found)
    }
  }
}

/** What a name such as `title[raw]` stands for. */
function valueAt(values: object, name: string): unknown {
  let found: unknown = values
  for (const step of name.split(/[[\]]+/).filter((part) => part !== '')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = Reflect.get(found, step)
  }
  return found
}
