import { findNamedTerms } from '../../../data/events/event-references.ts'
import { knownEventCategories } from '../../../data/imports/record-reader.ts'
import { termsOf } from '../../calendar/events/assign-terms.ts'
import { slugify } from '../../text/slugs.ts'
import { taxonomies } from '../../content-types/taxonomies.ts'
import { mayCreateTerms } from '../../terms/term-policy.ts'
import { LONGEST_TERM_NAME, termName } from '../../terms/term-texts.ts'
import { handleOnce, recordOutcome, type ItemContext } from './context.ts'

const KINDS = { categories: 'cal_events_cat', tags: 'post_tag' } as const

/**
 * Resolves terms by name. Missing terms are created if the author may do that; otherwise they are
 * ignored, as are names too long for a term.
 */
export const importTerms = (
  work: ItemContext,
  kind: keyof typeof KINDS,
  names: readonly string[],
): Promise<readonly number[]> =>
  handleOnce(work, work.named.terms, JSON.stringify([kind, names]), () =>
    findOrMake(work, kind, names),
  )

async function findOrMake(
  work: ItemContext,
  kind: keyof typeof KINDS,
  names: readonly string[],
): Promise<readonly number[]> {
  const { tx, site, caller } = work
  const taxonomy = taxonomies[KINDS[kind]]
  const named = names
    .filter((name) => name.length <= LONGEST_TERM_NAME)
    .map((name) => ({ name: termName(name), slug: slugify(name) }))
    .filter(({ name }) => name !== '')
  const found = await findNamedTerms(tx, taxonomy.name, named)
  const known = found.filter((id) => id !== undefined)
  if (known.length === named.length) return [...new Set(known)]
  const mayMake = mayCreateTerms(caller, taxonomy)
  const wanted = named.filter((_, index) => mayMake || found[index] !== undefined)
  const requested = { [kind]: wanted.map(({ name }) => name) }
  const ids = (await termsOf(tx, site, caller, requested))[taxonomy.name] ?? []
  for (const id of ids) if (!known.includes(id)) recordOutcome(work, KINDS[kind], id, 'created')
  return ids
}

/** The categories that the import adds to every event, if they still exist. */
export async function recordCategories({ site, record }: ItemContext): Promise<number[]> {
  const known = await knownEventCategories(site.database, record.categories)
  return record.categories.filter((id) => known.has(id))
}
