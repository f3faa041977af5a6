import { byDate, ofType, onEntries } from '../../data/comments/comment-filters.ts'
import { listComments } from '../../data/comments/comment-reader.ts'
import type { CommentRow } from '../../data/comments/comment-row.ts'
import { every } from '../../data/entries/entry-filters.ts'
import { ANONYMOUS } from '../accounts/caller.ts'
import type { Site } from '../site/site.ts'
import { visibleComments } from './comment-policy.ts'

/** The newest comments that everybody may see, on one item or on all. */
export function readNewestComments(
  { database }: Pick<Site, 'database'>,
  item: number | undefined,
  limit: number,
): Promise<readonly CommentRow[]> {
  const where = every([
    ofType('comment'),
    ...(item === undefined ? [] : [onEntries([item])]),
    visibleComments(ANONYMOUS),
  ])
  return listComments(database, { where, orderBy: byDate('desc'), limit, offset: 0 })
}
