/**
 * Who may see and moderate comments (behaviour/comments.md). A comment is as visible as the item
 * that it is about; this file has the rule for one comment next to the equivalent where-clause.
 */
import { approved, byAuthor, notOfType } from '../../data/comments/comment-filters.ts'
import type { Condition } from '../../data/database/expressions.ts'
import type { CommentedEntry, CommentRow } from '../../data/comments/comment-row.ts'
import { every, some, unprotected, withIds } from '../../data/entries/entry-filters.ts'
import { has, type Caller } from '../accounts/caller.ts'
import { contentType, contentTypes } from '../content-types/content-types.ts'
import {
  canEdit,
  canRead,
  visibleTo,
  type PolicyItem,
  type ItemRight,
} from '../content/entry-policy.ts'

/** Notes are comments by which editors discuss an item. */
export const NOTE = 'note'

export type CommentedItem = PolicyItem & { readonly type: string }

export function mayEditItem(caller: Caller, item: CommentedItem): boolean {
  const type = contentType(item.type)
  return type !== undefined && canEdit(caller, type, item)
}

/**
 * Comments on a protected item are for those who may edit it or know its password.
 * @param opened whether the caller gave the right password
 */
export function mayReadItem(
  caller: Caller,
  item: CommentedItem & Pick<CommentedEntry, 'password'>,
  opened: boolean,
): boolean {
  const type = contentType(item.type)
  if (type === undefined || !canRead(caller, type, item)) return false
  return item.password === '' || opened || mayEditItem(caller, item)
}

/** Whether the caller may change, delete and see everything of the comments on an item. */
export function mayModerate(caller: Caller, item: CommentedItem): boolean {
  return has(caller, 'moderate_comments') && mayEditItem(caller, item)
}

/** Whether the caller may see a comment on an item that it may read. */
export function mayReadComment(caller: Caller, comment: CommentRow): boolean {
  const { entry, status, type, authorId } = comment
  if (type === NOTE) return mayEditItem(caller, entry)
  const own = caller.signedIn && authorId === caller.id
  return own || status === 'approved' || mayModerate(caller, entry)
}

/** The entry whose password a caller gave. */
export interface Unlocked {
  readonly id: number
}

const itemsOpenTo = (caller: Caller, right: ItemRight): Condition =>
  some(Object.values(contentTypes).map((type) => visibleTo(caller, type, undefined, right)))

/** The where-clause, over `entries e`, of the items whose comments a moderator may change. */
export const moderatedItems = (caller: Caller): Condition => itemsOpenTo(caller, 'edit')

/** The where-clause, over `entries e`, of the items whose comments the caller may see. */
export function readableItems(caller: Caller, unlocked?: Unlocked): Condition {
  const open = [
    unprotected,
    ...(unlocked === undefined ? [] : [withIds([unlocked.id])]),
    ...(caller.signedIn ? [itemsOpenTo(caller, 'edit')] : []),
  ]
  return some([every([itemsOpenTo(caller, 'read'), some(open)])])
}

/** The where-clause, over `comments c` and `entries e`, of the comments that the caller may see. */
export function visibleComments(caller: Caller, unlocked?: Unlocked): Condition {
  const readable = readableItems(caller, unlocked)
  if (!caller.signedIn) return every([approved, notOfType(NOTE), readable])
  const editable = itemsOpenTo(caller, 'edit')
  const seen = [
    approved,
    byAuthor(caller.id),
    ...(has(caller, 'moderate_comments') ? [editable] : []),
  ]
  return every([readable, some(seen), some([notOfType(NOTE), editable])])
}
