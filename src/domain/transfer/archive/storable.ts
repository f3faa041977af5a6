/** Deeper values would exhaust the stacks of those who read them. */
const DEEPEST = 500

/**
 * Whether PostgreSQL takes a value that JSON can hold: no text with a NUL or half a character, no
 * number beyond all bounds, nothing too deep.
 */
export function isStorable(value: unknown): boolean {
  const left: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value: part, depth } = next
    if (typeof part === 'string' && !isStorableText(part)) return false
    if (typeof part === 'number' && !Number.isFinite(part)) return false
    if (!(part instanceof Object)) continue
    if (depth >= DEEPEST) return false
    for (const [key, inner] of Object.entries(part)) {
      if (!isStorableText(key)) return false
      left.push({ value: inner, depth: depth + 1 })
    }
  }
  return true
}

const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
