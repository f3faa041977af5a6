import { Parser } from 'htmlparser2'

/**
 * The attributes of an opening tag, as a browser reads them: names in lower case, values with their
 * character references decoded, the first of a name counts.
 */
export function readAttributes(tag: string): ReadonlyMap<string, string> {
  let attributes: Readonly<Record<string, string>> = {}
  const parser = new Parser({
    onopentag(_name, found) {
      attributes = found
      parser.pause()
    },
  })
  parser.end(tag)
  return new Map(Object.entries(attributes))
}
