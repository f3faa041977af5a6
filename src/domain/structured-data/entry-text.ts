import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { TermRow } from '../../data/terms/term-row.ts'
import type { TaxonomyName } from '../content-types/taxonomies.ts'
import { plainExcerpt, plainText } from '../embeds/entry-texts.ts'
import { renderContent } from '../content/rendering/render.ts'

/** The plain text of a field with a line of HTML, such as the name of a term. */
export const textOf = plainText

/** Excerpt or first words of an entry as plain text; empty for an entry with a password. */
export const descriptionOf = (entry: EntryRow): string => plainExcerpt(entry)

/** The whole text of an entry without markup; empty for an entry with a password. */
export const bodyOf = (entry: EntryRow): string =>
  entry.password === '' ? plainText(renderContent(entry.content)) : ''

/** Names of the entry's own terms of a taxonomy, in order. */
export function termNames(
  { terms: ids }: EntryRow,
  terms: readonly TermRow[],
  taxonomy: TaxonomyName,
): string[] {
  return (ids[taxonomy] ?? []).flatMap((id) => {
    const term = terms.find((candidate) => candidate.id === id)
    return term === undefined ? [] : [textOf(term.name)]
  })
}
