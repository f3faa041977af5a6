const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The attributes of a tag as written, names in lower case; the first of a name counts. */
export function readAttributes(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  const inside = tag.replace(/^<\/?[^\s/>]*/, '').replace(/\/?>$/, '')
  for (const [, name = '', double, single, bare] of inside.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '')
  }
  return attributes
}
