/** Most parts of one cell for which joined names are looked up; with more, each part is a name. */
const MOST_PARTS = 12

/**
 * Restores names that contain commas. If adjacent parts, joined with their commas, are the name of
 * an existing organizer, that organizer is meant; the longest match is used.
 * @param named returns those of the given names that exist on the site
 */
export async function knownNames(
  parts: readonly string[],
  named: (names: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  if (parts.length < 2 || parts.length > MOST_PARTS) return [...parts]
  const joined = (from: number, to: number): string => parts.slice(from, to).join(', ')
  const candidates = parts.flatMap((_, from) =>
    Array.from({ length: parts.length - from - 1 }, (__, more) => joined(from, from + more + 2)),
  )
  const known = await named(candidates)
  const names: string[] = []
  for (let from = 0; from < parts.length;) {
    let to = parts.length
    while (to > from + 1 && !known.has(joined(from, to))) to--
    names.push(joined(from, to))
    from = to
  }
  return names
}
