import { invalidParams } from '../../errors/errors.ts'

/** How many contents of maximum length one answer may show; more than the default page size. */
const MAX_CONTENT_BYTES = 16

interface Bounded {
  readonly contentLimit: number
}

/**
 * Counts how many of the first entries one answer can show with their contents.
 *
 * @param most how many contents of the greatest length it has room for
 */
export function countThatFits(
  { contentLimit }: Bounded,
  entries: readonly { readonly content: string }[],
  most: number = MAX_CONTENT_BYTES,
): number {
  let size = 0
  const tooMuch = entries.findIndex(({ content }, index) => {
    size += content.length
    // A single entry always fits, even if its texts exceed the current limits.
    return index > 0 && size > most * contentLimit
  })
  return tooMuch === -1 ? entries.length : tooMuch
}

/**
 * Refuses a page of entries whose contents are too large for one answer. Rendering multiplies their
 * size several times.
 * @throws DomainError 400 rest_invalid_param
 */
export function requirePageThatFits(
  site: Bounded,
  entries: readonly { readonly content: string }[],
): void {
  const fitting = countThatFits(site, entries)
  if (fitting === entries.length) return
  const message = `The contents of this page are too long for one answer. Request at most ${fitting} items, or other fields.`
  const details = { per_page: { code: 'rest_too_long', message, data: null } }
  throw invalidParams({ per_page: message }, details)
}
