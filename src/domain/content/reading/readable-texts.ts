import type { Condition } from '../../../data/database/expressions.ts'
import { every, some, unprotected } from '../../../data/entries/entry-filters.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { ContentType } from '../../content-types/content-types.ts'
import { openStatuses, visibleTo } from '../entry-policy.ts'

/**
 * The condition on `entries e` for items whose texts a caller may search. Protected items are found
 * only by those who may read them; otherwise a search would disclose them word by word. It is empty
 * where the caller may edit everything that is listed, so that a search need not look at the items.
 *
 * @param among the statuses that are listed; all of them by default
 */
export function readableTexts(
  caller: Caller,
  type: ContentType,
  among?: readonly string[],
): Condition {
  if (!caller.signedIn) return unprotected
  const open = among && openStatuses(caller, type, among, 'edit')
  if (open !== undefined && open.length === among?.length) return every([])
  return some([unprotected, visibleTo(caller, type, among, 'edit')])
}
