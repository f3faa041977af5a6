import { has, type Caller } from '../../accounts/caller.ts'
import { failure } from '../../errors.ts'
import type { Site } from '../../site/site.ts'
import { inlineMarkup } from '../rendering/allowed-html.ts'
import { sanitizing } from '../rendering/sanitize.ts'
import { atOnce, inSlices, LARGE_TEXT, type Sliced } from '../rendering/slices.ts'
import type { Texts } from './entry-input.ts'

/** A lone zero says as little as nothing where something has to be said. */
export const saysNothing = (text: string): boolean => text === '' || text === '0'

type Cleaner = (text: string) => Sliced<string>

/** What is left of each text when its writer lacks the right to unfiltered HTML. */
const harmless: Record<keyof Texts, Cleaner> = {
  title: (text) => sanitizing(text, inlineMarkup),
  content: (text) => sanitizing(text),
  excerpt: (text) => sanitizing(text),
}

const NAMES = ['title', 'content', 'excerpt'] as const

/** Characters, as the contract has them; what is written as references takes more room. */
const LONGEST = { title: 2000, excerpt: 20_000 } as const

/**
 * The texts that a write names, as they are stored: without markup that the writer may not use
 * (behaviour/permissions.md#writing-posts-and-pages, behaviour/content.md#rendering), titles
 * without blanks around them. Large ones are cleaned in slices.
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
    const safe = free ? text : await clean(text, harmless[name])
    cleaned[name] = name === 'title' ? safe.trim() : safe
  }
  // References take more room than the signs that they stand for.
  requireBounds({ content: cleaned.content ?? '' }, contentLimit)
  return cleaned
}

const clean = async (text: string, cleaner: Cleaner): Promise<string> =>
  text.length < LARGE_TEXT ? atOnce(cleaner(text)) : inSlices(() => cleaner(text))

function requireBounds({ title, content, excerpt }: Partial<Texts>, contentLimit: number): void {
  const problems: Record<string, string> = {}
  if ((title?.length ?? 0) > LONGEST.title) problems['title'] = tooLong('title', LONGEST.title)
  if ((excerpt?.length ?? 0) > LONGEST.excerpt)
    problems['excerpt'] = tooLong('excerpt', LONGEST.excerpt)
  if (content !== undefined && Buffer.byteLength(content) > contentLimit)
    problems['content'] = `The text must NOT have more than ${contentLimit} bytes.`
  if (Object.keys(problems).length === 0) return
  const details = Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [
      name,
      { code: 'rest_too_long', message, data: null },
    ]),
  )
  throw failure('rest_invalid_param', { details: { params: problems, details } })
}

const tooLong = (name: string, most: number): string =>
  `${name} must NOT have more than ${most} characters.`
