import { has, type Caller } from '../../accounts/caller.ts'
import { invalidParams } from '../../errors/errors.ts'
import type { Site } from '../../site/site.ts'
import { inlineMarkup } from '../../text/allowed-html.ts'
import { sanitizing } from '../../text/sanitize.ts'
import { runToCompletion, runInSlices, LARGE_TEXT, type Sliced } from '../../text/slices.ts'
import type { Texts } from './entry-input.ts'

/** Whether a required text counts as missing; a single zero does too. */
export const isEmptyText = (text: string): boolean => text === '' || text === '0'

type Cleaner = (text: string) => Sliced<string>

/** How each text is sanitized if the caller lacks the right to unfiltered HTML. */
const cleaners: Record<keyof Texts, Cleaner> = {
  title: (text) => sanitizing(text, inlineMarkup),
  content: (text) => sanitizing(text),
  excerpt: (text) => sanitizing(text),
}

const NAMES = ['title', 'content', 'excerpt'] as const

/** In characters, as in the contract; characters written as references take more space. */
const MAX_LENGTHS = { title: 2000, excerpt: 20_000 } as const

/**
 * Cleans the texts of a write for storage: removes markup that the caller may not use
 * (behaviour/permissions.md#writing-posts-and-pages, behaviour/content.md#rendering), and
 * trims titles. Large texts are cleaned in slices.
 * @throws DomainError 400 rest_invalid_param for texts that are too long
 */
export async function cleanTexts(
  { contentLimit }: Pick<Site, 'contentLimit'>,
  caller: Caller,
  texts: Partial<Texts>,
): Promise<Partial<Texts>> {
  requireBounds(texts, contentLimit)
  const free = has(caller, 'unfiltered_html')
  const cleaned: Partial<Texts> = {}
  for (const name of NAMES) {
    const text = texts[name]
    if (text === undefined) continue
    const safe = free ? text : await clean(text, cleaners[name])
    cleaned[name] = name === 'title' ? safe.trim() : safe
  }
  // Character references take more space than the characters they stand for.
  requireBounds({ content: cleaned.content ?? '' }, contentLimit)
  return cleaned
}

const clean = async (text: string, cleaner: Cleaner): Promise<string> =>
  text.length < LARGE_TEXT ? runToCompletion(cleaner(text)) : runInSlices(() => cleaner(text))

function requireBounds({ title, content, excerpt }: Partial<Texts>, contentLimit: number): void {
  const problems: Record<string, string> = {}
  if ((title?.length ?? 0) > MAX_LENGTHS.title)
    problems['title'] = tooLong('title', MAX_LENGTHS.title)
  if ((excerpt?.length ?? 0) > MAX_LENGTHS.excerpt)
    problems['excerpt'] = tooLong('excerpt', MAX_LENGTHS.excerpt)
  if (content !== undefined && Buffer.byteLength(content) > contentLimit)
    problems['content'] = `The text must NOT have more than ${contentLimit} bytes.`
  if (Object.keys(problems).length === 0) return
  const details = Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [
      name,
      { code: 'rest_too_long', message, data: null },
    ]),
  )
  throw invalidParams(problems, details)
}

const tooLong = (name: string, max: number): string =>
  `${name} must NOT have more than ${max} characters.`
