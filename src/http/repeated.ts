/**
 * A name repeated without brackets forms a list, because some clients write lists that way. Where a
 * single value is expected, the last one counts.
 */
const repeated = new WeakSet<object>()

/** Whether a list came from a repeated name without brackets. */
export const isRepeated = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && repeated.has(value)

/** The value that counts where no list is expected. */
export function lastGiven(value: unknown): unknown {
  return Array.isArray(value) && repeated.has(value) ? value.at(-1) : value
}

/** Maps a list, preserving the mark of a repeated name. */
export function mapGiven(list: readonly unknown[], change: (item: unknown) => unknown): unknown[] {
  const changed = list.map(change)
  if (repeated.has(list)) repeated.add(changed)
  return changed
}

/**
 * Marks the lists of a parsed query that came from repeated names.
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

/** Resolves a name such as `title[raw]`. */
function valueAt(values: object, name: string): unknown {
  let found: unknown = values
  for (const step of name.split(/[[\]]+/).filter((part) => part !== '')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = Reflect.get(found, step)
  }
  return found
}
