import { sql } from 'kysely'
import type { Condition } from '../database/expressions.ts'
import { e } from './entry-filters.ts'

/** Condition of the unique indexes, on `entries e`: entries whose slugs must be unique. */
export const holdsSlug: Condition = e.and([
  e('e.slug', '<>', sql.lit('')),
  e('e.status', '<>', sql.lit('trash')),
])

/**
 * Types whose slugs are at the top level of addresses; the index `entries_top_slug` has the same
 * list.
 */
export const TOP_TYPES: readonly string[] = ['post', 'page']

/** Whether a slug of the type is at the top level, given its parent (0 for none). */
export const isTopLevelSlug = (type: string, scope: number): boolean =>
  scope === 0 && TOP_TYPES.includes(type)

/** The types among which a slug is unique. */
export const conflictingTypes = (type: string, scope: number): readonly string[] =>
  isTopLevelSlug(type, scope) ? TOP_TYPES : [type]
