/** Dependencies of statements on users, whose publications decide on who sees them. */
import { listKey, type Narrowed } from '../database/dependencies.ts'
import type { Condition } from '../database/expressions.ts'
import { textOf } from '../entries/named-columns.ts'
import type { AuthorCondition } from './user-filters.ts'

/** Of entries, conditions on users only look at which are published, and by whom. */
export function ofUsers(conditions: readonly (Condition | AuthorCondition)[]): Narrowed {
  const types: string[] = []
  for (const condition of conditions) {
    if ('publishedTypes' in condition) types.push(...condition.publishedTypes)
    else if (/\bentries\b/.test(textOf(condition))) return {}
  }
  return { entries: types.map(listKey) }
}
