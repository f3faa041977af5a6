import { sql } from 'kysely'
import type { Condition } from '../database/expressions.ts'
import { e } from './entry-filters.ts'

/** The condition of the unique indexes, on `entries e`: whose slugs nobody else may have. */
export const holdsSlug: Condition = e.and([
  e('e.slug', '<>', sql.lit('')),
  e('e.status', '<>', sql.lit('trash')),
])

/** Types whose slugs are the first step of addresses; the index `entries_top_slug` names them too. */
export const TOP_TYPES: readonly string[] = ['post', 'page']

/** Whether a slug of the type is a first step, below that parent or below none (0). */
export const isTopLevelSlug = (type: string, scope: number): boolean =>
  scope === 0 && TOP_TYPES.includes(type)

/** The types among which a slug names one entry. */
export const conflictingTypes = (type: string, scope: number): readonly string[] =>
  isTopLevelSlug(type, scope) ? TOP_TYPES : [type]
