import { LRUCache } from 'lru-cache'

/** What an entry costs beside its characters: the map's and the list's own records. */
const entryOverhead = 200

/**
 * A pure text function that remembers its results, the least recently used going first.
 *
 * @param maxBytes the most that inputs and results may take together (two bytes a character)
 */
export function memoize(
  render: (input: string) => string,
  maxBytes: number,
): (input: string) => string {
  const cache = new LRUCache<string, string>({
    maxSize: maxBytes,
    // One huge text must not drive out everything else.
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: (value, key) => (key.length + value.length) * 2 + entryOverhead,
  })
  return (input) => {
    const known = cache.get(input)
    if (known !== undefined) return known
    const rendered = render(input)
    cache.set(input, rendered)
    return rendered
  }
}
