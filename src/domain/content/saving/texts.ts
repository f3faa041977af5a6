import { has, type Caller } from '../../accounts/caller.ts'
import { inlineMarkup } from '../rendering/allowed-html.ts'
import { sanitizeHtml } from '../rendering/sanitize.ts'
import type { Texts } from './entry-input.ts'

/** A lone zero says as little as nothing where something has to be said. */
export const saysNothing = (text: string): boolean => text === '' || text === '0'

type Cleaner = (text: string) => string

/** What is left of each text when its writer lacks the right to unfiltered HTML. */
const harmless: Record<keyof Texts, Cleaner> = {
  title: (text) => sanitizeHtml(text, inlineMarkup),
  content: (text) => sanitizeHtml(text),
  excerpt: (text) => sanitizeHtml(text),
}

/**
 * The texts that a write names, as they are stored: without markup that the writer may not use
 * (permissions.md 4.3, behaviour of posts and pages 20), titles without blanks around them.
 */
export function cleanTexts(caller: Caller, texts: Partial<Texts>): Partial<Texts> {
  const free = has(caller, 'unfiltered_html')
  const cleaned: Partial<Texts> = {}
  for (const name of ['title', 'content', 'excerpt'] as const) {
    const text = texts[name]
    if (text === undefined) continue
    const safe = free ? text : harmless[name](text)
    cleaned[name] = name === 'title' ? safe.trim() : safe
  }
  return cleaned
}
