import type { Tx } from '../../data/database.ts'
import { findByName, findBySlug, insertTerm, lockName, nextTermId } from '../../data/term-writer.ts'
import type { TermRow } from '../../data/term-row.ts'
import { slugify } from '../content/slugs.ts'
import type { Taxonomy } from '../content/taxonomies.ts'
import { failure } from '../errors.ts'
import type { Site } from '../site/site.ts'
import { freeSlug } from './free-slug.ts'
import { parentFor } from './parent.ts'
import { termDescription, termName } from './texts.ts'

/** What a write says of a term; what is left out stays, or takes its default. */
export interface TermInput {
  readonly name?: string | undefined
  readonly slug?: string | undefined
  readonly description?: string | undefined
  readonly parent?: number | undefined
}

/** Slugs that others take at the same moment; more in a row than this is no chance. */
const ATTEMPTS = 50

/**
 * Makes a term (behaviour/terms.md#writing-terms). Who may is the caller's to have asked.
 * @throws DomainError 400 empty_term_name, term_exists (with `term_id`), rest_term_invalid (an
 *   unknown parent), rest_taxonomy_not_hierarchical
 */
export function createTerm(site: Site, taxonomy: Taxonomy, input: TermInput): Promise<TermRow> {
  return site.database.transact(['content'], async (tx) => {
    const name = termName(input.name ?? '')
    if (name === '') throw failure('empty_term_name')
    await lockName(tx, taxonomy.name, name)
    const parentId = input.parent === undefined ? 0 : await parentFor(tx, taxonomy, input.parent)
    const description = termDescription(input.description ?? '')
    const ownSlug = slugify(input.slug ?? '')
    const wish: Wish = { name, parentId, slug: ownSlug || slugify(name), given: ownSlug !== '' }
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      await refuseExisting(tx, taxonomy, wish)
      // A name of signs alone gives no slug: the id stands in.
      const id = wish.slug === '' ? await nextTermId(tx) : undefined
      const place = { taxonomy: taxonomy.name, parentId }
      const slug = await freeSlug(tx, place, id === undefined ? wish.slug : String(id))
      const values = { name, slug, description, parentId }
      const row = await insertTerm(tx, taxonomy.name, values, site.clock(), id)
      if (row !== undefined) return row
    }
    throw new Error('No slug stayed free long enough.')
  })
}

interface Wish {
  readonly name: string
  readonly slug: string
  /** The slug was sent, not made from the name. */
  readonly given: boolean
  readonly parentId: number
}

/** A second term of a name needs a slug of its own, or in a tree another parent. */
async function refuseExisting(tx: Tx, taxonomy: Taxonomy, wish: Wish): Promise<void> {
  const named = await findByName(tx, taxonomy.name, wish.name, wish.parentId)
  if (named === undefined) return
  const slugged = await findBySlug(tx, taxonomy.name, wish.slug)
  const ownSlug = wish.given && named.slug !== wish.slug
  if (ownSlug && slugged === undefined) return
  if (!taxonomy.hierarchical) throw exists(named)
  if (!ownSlug && named.name === wish.name) throw exists(named)
  if (slugged?.parentId === wish.parentId) throw exists(slugged)
}

const exists = ({ id }: TermRow) => failure('term_exists', { details: { term_id: id } })
