import { tokenize } from '../domain/text/tokens.ts'
import { readAttributes } from '../domain/text/read-attributes.ts'

/** A header has to stay small; what a page has beyond this shows without its style. */
const MAX_STYLES = 40

/** The different style attributes of a text, as a browser reads them. */
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
