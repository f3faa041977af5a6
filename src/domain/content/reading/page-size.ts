import { failure } from '../../errors.ts'

/** As many contents of the greatest length as one answer shows; more than a page has by default. */
const LARGEST_CONTENTS = 16

interface Bounded {
  readonly contentLimit: number
}

/**
 * How many of some entries, from the first on, one answer can show with their contents.
 *
 * @param most how many contents of the greatest length it has room for
 */
export function fittingEntries(
  { contentLimit }: Bounded,
  entries: readonly { readonly content: string }[],
  most: number = LARGEST_CONTENTS,
): number {
  let size = 0
  const tooMuch = entries.findIndex(({ content }, index) => {
    size += content.length
    // One alone always fits, however long the texts were when it was written.
    return index > 0 && size > most * contentLimit
  })
  return tooMuch === -1 ? entries.length : tooMuch
}

/**
 * Refuses a page of entries whose contents are too much for one answer: rendered they would take a
 * multiple of their size, several times over.
 * @throws DomainError 400 rest_invalid_param
 */
export function requireFittingPage(
  site: Bounded,
  entries: readonly { readonly content: string }[],
): void {
  const fitting = fittingEntries(site, entries)
  if (fitting === entries.length) return
  const message = `The contents of this page are too long for one answer. Ask for ${fitting} items at most, or for other fields.`
  const details = { per_page: { code: 'rest_too_long', message, data: null } }
  throw failure('rest_invalid_param', { details: { params: { per_page: message }, details } })
}
