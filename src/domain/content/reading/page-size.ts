import { invalidParams } from '../../errors/errors.ts'

/** How many contents of maximum length one answer may show; more than the default page size. */
const MAX_CONTENT_BYTES = 16

/** What an answer shows with a content, or with something as long. */
interface Sized {
  readonly content: { readonly length: number }
}

interface Bounded {
  readonly contentLimit: number
}

/** How many characters of contents one answer may show. */
export const roomForContents = ({ contentLimit }: Bounded, most = MAX_CONTENT_BYTES): number =>
  most * contentLimit

/**
 * Counts how many of the first entries one answer can show with their contents.
 *
 * @param most how many contents of the greatest length it has room for
 */
export function countThatFits(site: Bounded, entries: readonly Sized[], most?: number): number {
  const room = roomForContents(site, most)
  let size = 0
  const tooMuch = entries.findIndex(({ content }, index) => {
    size += content.length
    // A single entry always fits, even if its texts exceed the current limits.
    return index > 0 && size > room
  })
  return tooMuch === -1 ? entries.length : tooMuch
}

/**
 * Refuses a page of entries whose contents are too large for one answer. Rendering multiplies their
 * size several times.
 * @throws DomainError 400 rest_invalid_param
 */
export function requirePageThatFits(site: Bounded, entries: readonly Sized[]): void {
  requireFitting(entries.length, countThatFits(site, entries))
}

/** Refuses a page of which only the first items fit. @throws DomainError 400 rest_invalid_param */
export function requireFitting(items: number, fitting: number): void {
  if (fitting === items) return
  const message = `The contents of this page are too long for one answer. Request at most ${fitting} items, or other fields.`
  const details = { per_page: { code: 'rest_too_long', message, data: null } }
  throw invalidParams({ per_page: message }, details)
}
