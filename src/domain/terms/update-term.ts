import { isUniqueViolation } from '../../data/database/database-errors.ts'
import type { Tx } from '../../data/database/database.ts'
import { findBySlug, lockHierarchy, lockTerm, updateTermRow } from '../../data/terms/term-writer.ts'
import type { TermRow } from '../../data/terms/term-row.ts'
import { slugify } from '../text/slugs.ts'
import type { Taxonomy } from '../content-types/taxonomies.ts'
import { failure } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import type { Site } from '../site/site.ts'
import type { TermInput } from './create-term.ts'
import { freeSlug } from './free-slug.ts'
import { parentFor } from './parent.ts'
import { termDescription, termName } from './term-texts.ts'

const ATTEMPTS = 5

/**
 * Updates the members that the input contains (behaviour/terms.md#writing-terms).
 * @throws DomainError 404 rest_term_invalid; 400 empty_term_name, duplicate_term_slug,
 *   rest_term_invalid (an unknown parent), rest_taxonomy_not_hierarchical; what the guard throws
 */
export async function updateTerm(
  site: Site,
  taxonomy: Taxonomy,
  id: number,
  input: TermInput,
  guard: Guard,
): Promise<TermRow> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await site.database.transact((tx) => {
        const change = { taxonomy, id, input, guard, now: site.clock() }
        return update(tx, change)
      })
    } catch (error) {
      // A concurrent write took the slug; the next attempt sees it.
      if (attempt >= ATTEMPTS || !isUniqueViolation(error)) throw error
    }
  }
}

interface TermChange {
  readonly taxonomy: Taxonomy
  readonly id: number
  readonly input: TermInput
  readonly guard: Guard
  readonly now: Date
}

async function update(tx: Tx, change: TermChange): Promise<TermRow> {
  const { taxonomy, id, input, guard, now } = change
  if (input.parent !== undefined) await lockHierarchy(tx, taxonomy.name)
  const current = await lockTerm(tx, taxonomy.name, id)
  if (current === undefined) throw failure('rest_term_invalid')
  guard(current)
  const { parent, name: newName, description: newDescription } = input
  const parentId =
    parent === undefined ? current.parentId : await parentFor(tx, taxonomy, parent, id)
  const name = newName === undefined ? current.name : termName(newName)
  if (name === '') throw failure('empty_term_name')
  const unchanged = Object.values(input).every((value) => value === undefined)
  if (unchanged) return current
  const slug = await slugFor(tx, current, { name, parentId, slug: input.slug })
  const description =
    newDescription === undefined ? current.description : termDescription(newDescription)
  return updateTermRow(tx, id, { name, slug, description, parentId }, now)
}

interface SlugChange {
  readonly name: string
  readonly parentId: number
  readonly slug: string | undefined
}

/**
 * Refuses the slug of another term. If the caller chose no slug or moved the term, the slug is made
 * unique instead.
 */
async function slugFor(tx: Tx, current: TermRow, change: SlugChange): Promise<string> {
  if (change.slug === undefined) return current.slug
  const chosen = slugify(change.slug)
  const slug = chosen || slugify(change.name) || String(current.id)
  const other = await findBySlug(tx, current.taxonomy, slug)
  if (other === undefined || other.id === current.id) return slug
  const { taxonomy, slug: own } = current
  const { parentId } = change
  if (chosen !== '' && parentId === current.parentId) throw failure('duplicate_term_slug')
  return freeSlug(tx, { taxonomy, parentId, own }, slug)
}
