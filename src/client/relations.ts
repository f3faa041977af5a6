type Resource = Readonly<Record<string, unknown>>

/**
 * Gives every resource of an answer a list for each requested relation, empty if there is nothing
 * to read. Resources that the caller may not see arrive as errors and are omitted.
 */
export function withRelations(data: unknown, names: readonly string[]): unknown {
  if (names.length === 0) return data
  if (Array.isArray(data)) return data.map((item) => withRelations(item, names))
  if (!isObject(data)) return data
  const found = isObject(data['_embedded']) ? data['_embedded'] : {}
  const lists = names.map((name) => {
    const list = found[name]
    return [name, Array.isArray(list) ? list.filter((item) => !isRefused(item)) : []]
  })
  return { ...data, _embedded: { ...found, ...Object.fromEntries(lists) } }
}

const isObject = (value: unknown): value is Resource => typeof value === 'object' && value !== null

const isRefused = (item: unknown): boolean =>
  isObject(item) && typeof item['code'] === 'string' && typeof item['message'] === 'string'
