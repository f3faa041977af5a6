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
 * A document whose alternatives (`anyOf`, `oneOf`) are distinguished by titles. oasdiff finds
 * alternatives again by their titles;
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

/** Where several would have the same title, the later ones are numbered. */
function titled(alternatives: readonly unknown[]): unknown[] {
  const titles = alternatives.map(titleOf)
  return alternatives.map((alternative, place) => {
    const title = titles[place]
    if (title === undefined) return alternative
    const number = titles.slice(0, place + 1).filter((other) => other === title).length
    return { ...(alternative as Schema), title: number === 1 ? title : `${title} ${number}` }
  })
}
