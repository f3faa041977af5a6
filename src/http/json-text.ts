/**
 * JSON of answers. Immutable values shared by several answers are serialized once, so a list is
 * assembled from the texts of its items.
 */
const texts = new WeakMap<object, string>()
const shared = new WeakSet()

/** Marks a value whose text is worth keeping. It must not be changed afterwards. */
export function share<T extends object>(value: T): T {
  shared.add(value)
  return value
}

/** Serializes the body of an answer, exactly as `JSON.stringify` does. */
export function jsonText(body: unknown): string {
  return Array.isArray(body) && isShared(body[0])
    ? `[${body.map((item) => textOf(item) ?? 'null').join(',')}]`
    : (textOf(body) ?? 'null')
}

function textOf(value: unknown): string | undefined {
  if (!isShared(value)) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

const isShared = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && shared.has(value)
