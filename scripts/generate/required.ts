/** Adds `required` to objects with optional members (`x-optional: true`). */
export function withRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRequired)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, member]) => [key, withRequired(member)] as const)
  const properties: unknown = 'properties' in value ? value.properties : undefined
  const required = 'required' in value ? undefined : alwaysThere(properties)
  return { ...Object.fromEntries(members), ...(required !== undefined && { required }) }
}

function alwaysThere(properties: unknown): string[] | undefined {
  if (typeof properties !== 'object' || properties === null) return undefined
  const all = Object.entries(properties)
  const always = all.filter(([, schema]) => !isOptional(schema)).map(([name]) => name)
  return always.length < all.length ? always : undefined
}

const isOptional = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'x-optional' in schema &&
  schema['x-optional'] === true
