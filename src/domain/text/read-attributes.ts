import { Parser } from 'htmlparser2'

/**
 * Parses the attributes of an opening tag like a browser: lower-case names, decoded character
 * references, and the first of several with the same name.
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
