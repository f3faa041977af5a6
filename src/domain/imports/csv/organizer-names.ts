/** Names that one cell may hold; with more, each is a name of its own. */
const MOST_PARTS = 12

/**
 * The names of a list that was cut at commas. Where the site has an organizer whose name is several
 * neighbours with their commas, that one is meant; the longest such name counts.
 * @param named which of some names the site has
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
