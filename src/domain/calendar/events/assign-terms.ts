import type { Tx } from '../../../data/database/database.ts'
import { findNamedTerms, type NamedTerm } from '../../../data/events/event-references.ts'
import type { Caller } from '../../accounts/caller.ts'
import { slugify } from '../../text/slugs.ts'
import { taxonomies, type Taxonomy } from '../../content-types/taxonomies.ts'
import { DomainError, forbidden } from '../../errors/errors.ts'
import type { Site } from '../../site/site.ts'
import { createTerm } from '../../terms/create-term.ts'
import { mayCreateTerms } from '../../terms/term-policy.ts'
import { termName } from '../../terms/term-texts.ts'
import type { RequestedTerm, EventInput } from './event-input.ts'

/**
 * Finds the terms of a write, by taxonomy. Unknown names and slugs are created if the caller may;
 * unknown ids and names without a letter are ignored.
 *
 * @param site bound to the transaction
 * @throws DomainError rest_cannot_create_term
 */
export async function termsOf(
  tx: Tx,
  site: Site,
  caller: Caller,
  { categories, tags }: Pick<EventInput, 'categories' | 'tags'>,
): Promise<Record<string, readonly number[]>> {
  const { cal_events_cat: category, post_tag: tag } = taxonomies
  return {
    ...(categories && { [category.name]: await idsOf(tx, site, caller, category, categories) }),
    ...(tags && { [tag.name]: await idsOf(tx, site, caller, tag, tags) }),
  }
}

/** Separates ids from names and slugs; names without a letter are left out. */
export function splitTerms(requested: readonly RequestedTerm[]): {
  readonly ids: number[]
  readonly named: NamedTerm[]
} {
  return {
    ids: requested.filter((term) => typeof term === 'number'),
    named: requested
      .filter((term) => typeof term === 'string')
      .map((text) => ({ name: termName(text), slug: slugify(text) }))
      .filter(({ name }) => name !== ''),
  }
}

async function idsOf(
  tx: Tx,
  site: Site,
  caller: Caller,
  taxonomy: Taxonomy,
  requested: readonly RequestedTerm[],
): Promise<number[]> {
  const { ids, named } = splitTerms(requested)
  const found = await findNamedTerms(tx, taxonomy.name, named)
  for (const [index, { name }] of named.entries()) {
    ids.push(found[index] ?? (await makeTerm(site, caller, taxonomy, name)))
  }
  return [...new Set(ids)]
}

/** @throws DomainError rest_cannot_create_term */
export function requireTermMaking(caller: Caller, taxonomy: Taxonomy): void {
  if (!mayCreateTerms(caller, taxonomy)) throw forbidden('rest_cannot_create_term', caller)
}

async function makeTerm(
  site: Site,
  caller: Caller,
  taxonomy: Taxonomy,
  name: string,
): Promise<number> {
  requireTermMaking(caller, taxonomy)
  try {
    return (await createTerm(site, taxonomy, { name })).id
  } catch (error) {
    // The list has the name twice, or another request created the term first.
    const existing = error instanceof DomainError ? error.details?.['term_id'] : undefined
    if (typeof existing === 'number') return existing
    throw error
  }
}
