/**
 * `{a: 1, b: [2, 3], c: {d: 4}}` becomes `a=1&b[]=2&b[]=3&c[d]=4`, encoded; undefined values are
 * omitted.
 */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&')
}

function pairs(name: string, value: unknown): string[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((item) => pairs(`${name}[]`, item))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => pairs(`${name}[${key}]`, item))
  }
  const text = value === null ? '' : `${value as string | number | boolean}`
  return [`${encodeURIComponent(name)}=${encodeURIComponent(text)}`]
}
