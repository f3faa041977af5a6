type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** What a list or a map holds, if that is a component. */
const componentIn = (schema: unknown): string | undefined =>
  isSchema(schema) && typeof schema['$ref'] === 'string'
    ? schema['$ref'].split('/').at(-1)
    : undefined

/** What an alternative is, such as `array of Post`; undefined for a component, which has a name. */
function titleOf(schema: unknown): string | undefined {
  if (!isSchema(schema) || '$ref' in schema || 'title' in schema) return undefined
  const held = componentIn(schema['items']) ?? componentIn(schema['additionalProperties'])
  const type = String(schema['type'])
  return held === undefined ? type : `${type} of ${held}`
}

/**
 * A document whose alternatives (`anyOf`, `oneOf`) are told apart by titles. oasdiff finds alternatives again by their titles;
 * without them, it takes one that has changed in a harmless way for another one.
 */
export function withTitledAlternatives(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTitledAlternatives)
  if (!isSchema(value)) return value
  const members = Object.entries(value).map(([key, member]): [string, unknown] => {
    const inside = withTitledAlternatives(member)
    return (key === 'anyOf' || key === 'oneOf') && Array.isArray(inside)
      ? [key, titled(inside)]
      : [key, inside]
  })
  return Object.fromEntries(members)
}

/** A title that two share tells nothing. */
function titled(alternatives: readonly unknown[]): unknown[] {
  const titles = alternatives.map(titleOf)
  return alternatives.map((alternative, place) => {
    const title = titles[place]
    const isOwn = title !== undefined && titles.indexOf(title) === titles.lastIndexOf(title)
    return isOwn ? { ...(alternative as Schema), title } : alternative
  })
}
