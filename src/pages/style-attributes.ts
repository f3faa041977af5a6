import { tokenize } from '../markup/tokens.ts'
import { readAttributes } from '../domain/text/read-attributes.ts'

/** Limits the size of the header; further attributes have no effect. */
const MAX_STYLES = 40

/** The distinct style attributes in some markup, as a browser parses them. */
export function styleAttributes(markup: string): string[] {
  if (!markup.includes('style')) return []
  const found = new Set<string>()
  for (const { kind, text, closing } of tokenize(markup)) {
    if (kind !== 'tag' || closing || !/style/i.test(text)) continue
    const style = readAttributes(text).get('style')
    if (style !== undefined && style !== '') found.add(style)
    if (found.size >= MAX_STYLES) break
  }
  return [...found]
}
