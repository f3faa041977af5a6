import type { Tx } from '../../data/database/database.ts'
import {
  findByName,
  findBySlug,
  insertTerm,
  lockName,
  nextTermId,
} from '../../data/terms/term-writer.ts'
import type { TermRow } from '../../data/terms/term-row.ts'
import { slugify } from '../text/slugs.ts'
import type { Taxonomy } from '../content-types/taxonomies.ts'
import { failure } from '../errors/errors.ts'
import type { Site } from '../site/site.ts'
import { freeSlug } from './free-slug.ts'
import { parentFor } from './parent.ts'
import { termDescription, termName } from './term-texts.ts'

/** The input of a write; omitted members stay unchanged or get their defaults. */
export interface TermInput {
  readonly name?: string | undefined
  readonly slug?: string | undefined
  readonly description?: string | undefined
  readonly parent?: number | undefined
}

/** The number of attempts in the face of concurrent writes of the same slug. */
const ATTEMPTS = 50

/**
 * Creates a term (behaviour/terms.md#writing-terms). The caller's rights have been checked before.
 * @throws DomainError 400 empty_term_name, term_exists (with `term_id`), rest_term_invalid (an
 *   unknown parent), rest_taxonomy_not_hierarchical
 */
export function createTerm(site: Site, taxonomy: Taxonomy, input: TermInput): Promise<TermRow> {
  return site.database.transact(async (tx) => {
    const name = termName(input.name ?? '')
    if (name === '') throw failure('empty_term_name')
    await lockName(tx, taxonomy.name, name)
    const parentId = input.parent === undefined ? 0 : await parentFor(tx, taxonomy, input.parent)
    const description = termDescription(input.description ?? '')
    const ownSlug = slugify(input.slug ?? '')
    const choice: SlugChoice = {
      name,
      parentId,
      slug: ownSlug || slugify(name),
      given: ownSlug !== '',
    }
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      await refuseExisting(tx, taxonomy, choice)
      // A name without letters gives no slug, so the id is used.
      const id = choice.slug === '' ? await nextTermId(tx) : undefined
      const place = { taxonomy: taxonomy.name, parentId }
      const slug = await freeSlug(tx, place, id === undefined ? choice.slug : String(id))
      const values = { name, slug, description, parentId }
      const row = await insertTerm(tx, taxonomy.name, values, site.clock(), id)
      if (row !== undefined) return row
    }
    throw new Error('No slug stayed free long enough.')
  })
}

interface SlugChoice {
  readonly name: string
  readonly slug: string
  /** Whether the slug was sent, not derived from the name. */
  readonly given: boolean
  readonly parentId: number
}

/** A second term with the same name needs its own slug or, in a hierarchy, another parent. */
async function refuseExisting(tx: Tx, taxonomy: Taxonomy, choice: SlugChoice): Promise<void> {
  const named = await findByName(tx, taxonomy.name, choice.name, choice.parentId)
  if (named === undefined) return
  const slugged = await findBySlug(tx, taxonomy.name, choice.slug)
  const ownSlug = choice.given && named.slug !== choice.slug
  if (ownSlug && slugged === undefined) return
  if (!taxonomy.hierarchical) throw exists(named)
  if (!ownSlug && named.name === choice.name) throw exists(named)
  if (slugged?.parentId === choice.parentId) throw exists(slugged)
}

const exists = ({ id }: TermRow) => failure('term_exists', { details: { term_id: id } })
