import type { Sql } from '../../../data/database.ts'
import { some, unprotected } from '../../../data/entry-filters.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { ContentType } from '../content-types.ts'
import { visibleTo } from '../policy.ts'

/**
 * Protected items are found only by those who may see what they say, else a search would tell it
 * word by word. A condition on `entries e`.
 */
export function readableTexts(caller: Caller, type: ContentType): Sql {
  if (!caller.signedIn) return unprotected
  return some([unprotected, visibleTo(caller, type, undefined, 'edit')])
}
