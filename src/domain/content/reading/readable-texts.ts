import type { Condition } from '../../../data/database/expressions.ts'
import { some, unprotected } from '../../../data/entries/entry-filters.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { ContentType } from '../../content-types/content-types.ts'
import { visibleTo } from '../entry-policy.ts'

/**
 * The condition on `entries e` for items whose texts a caller may search. Protected items are found
 * only by those who may read them; otherwise a search would disclose them word by word.
 */
export function readableTexts(caller: Caller, type: ContentType): Condition {
  if (!caller.signedIn) return unprotected
  return some([unprotected, visibleTo(caller, type, undefined, 'edit')])
}
