/** Deeper values could overflow the stack of a reader. */
const MAX_DEPTH = 500

/**
 * Whether PostgreSQL can store a JSON value: no text with NUL or lone surrogates, no infinite number,
 * no excessive nesting.
 */
export function isStorable(value: unknown): boolean {
  const stack: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value: part, depth } = next
    if (typeof part === 'string' && !isStorableText(part)) return false
    if (typeof part === 'number' && !Number.isFinite(part)) return false
    if (!(part instanceof Object)) continue
    if (depth >= MAX_DEPTH) return false
    for (const [key, inner] of Object.entries(part)) {
      if (!isStorableText(key)) return false
      stack.push({ value: inner, depth: depth + 1 })
    }
  }
  return true
}

const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
