/** Conditions and orders on `comments c`, from which list statements are built. */
import { expressionBuilder, sql, type Expression } from 'kysely'
import { keyword } from '../database/database.ts'
import { allOf, anyOf, type Aliased, type Condition } from '../database/expressions.ts'
import { containing, storable } from '../entries/entry-filters.ts'
import { COMMENT_TYPES, type CommentStatus } from './comment-row.ts'

/** Builds expressions on `comments c` and, in statements that join it, on `entries e`. */
export const c = expressionBuilder<Aliased<{ c: 'comments'; e: 'entries' }>, 'c' | 'e'>()

/** A single value is compared with `=`, since only then can an index also provide the order. */
const oneOf = (column: Expression<number | null>, values: readonly number[]): Condition => {
  const [only, ...others] = storable(values)
  return c(column, '=', only === undefined || others.length > 0 ? anyOf(storable(values)) : only)
}
const noneOf = (column: Expression<number>, values: readonly number[]): Condition =>
  c(column, '<>', allOf(storable(values)))

/**
 * A type as the planner must see it: nearly all comments have the same one, and of an unknown one it
 * expects so few that it would read and sort all comments.
 */
const typeNamed = (type: string): Expression<string> =>
  COMMENT_TYPES.includes(type) ? keyword(type) : c.val(type)

/** Visitors count as author 0. */
export const author = c.fn.coalesce('c.author_id', sql.lit(0))

export const writtenAfter = (date: Date): Condition => c('c.date', '>', date)
export const writtenBefore = (date: Date): Condition => c('c.date', '<', date)
export const withIds = (ids: readonly number[]): Condition => oneOf(c.ref('c.id'), ids)
export const withoutIds = (ids: readonly number[]): Condition => noneOf(c.ref('c.id'), ids)
export const repliesTo = (ids: readonly number[]): Condition => oneOf(c.ref('c.parent_id'), ids)
export const notRepliesTo = (ids: readonly number[]): Condition => noneOf(c.ref('c.parent_id'), ids)
export const onEntries = (ids: readonly number[]): Condition => oneOf(c.ref('c.entry_id'), ids)
export const byAuthors = (ids: readonly number[]): Condition =>
  oneOf(ids.includes(0) ? author : c.ref('c.author_id'), ids)
export const notByAuthors = (ids: readonly number[]): Condition => noneOf(author, ids)
export const withKarma = (karma: number): Condition => oneOf(c.ref('c.karma'), [karma])
export const ofType = (type: string): Condition => c('c.type', '=', typeNamed(type))
export const notOfType = (type: string): Condition => c('c.type', '<>', typeNamed(type))
export const byAuthor = (id: number): Condition => c('c.author_id', '=', id)
export const approved: Condition = c('c.status', '=', sql.lit('approved'))

const lower = (text: Expression<string>): Expression<string> => c.fn<string>('lower', [text])

/** Comments with a mail address; the index requires that it is not empty. */
export const withEmail = (email: string): Condition =>
  c.and([
    c('c.author_email', '<>', sql.lit('')),
    c(lower(c.ref('c.author_email')), '=', lower(c.val(email))),
  ])

export const withStatus = (statuses: readonly CommentStatus[]): Condition => {
  const [only, ...others] = statuses
  return c(
    'c.status',
    '=',
    only === undefined || others.length > 0 ? anyOf(statuses) : sql.lit(only),
  )
}

/**
 * Comments with the text in their content, or in their author's name or address.
 * @param everywhere also search mail and network addresses, which not every caller may see
 */
export function containingText(text: string, everywhere: boolean): Condition {
  const pattern = c.val(containing(text))
  const folded = c.fn<string>('fold', [pattern])
  const open = [c('c.content_folded', 'like', folded), c('c.author_folded', 'like', folded)]
  if (!everywhere) return c.or(open)
  const email = c(lower(c.ref('c.author_email')), 'like', lower(pattern))
  return c.or([...open, email, c('c.author_ip', 'like', pattern)])
}

export type Direction = 'asc' | 'desc'

/** Sort key of a list; ties are ordered by id in the same direction. */
export interface CommentOrder {
  readonly by: Expression<unknown>
  readonly direction: Direction
}

type Order = (direction: Direction) => CommentOrder

export const byDate: Order = (direction) => ({ by: c.ref('c.date'), direction })
export const byEntry: Order = (direction) => ({ by: c.ref('c.entry_id'), direction })
export const byParent: Order = (direction) => ({ by: c.ref('c.parent_id'), direction })
export const byType: Order = (direction) => ({ by: c.ref('c.type'), direction })
export const byId: Order = (direction) => ({ by: c.ref('c.id'), direction })

/** The order in which ids were given. */
export const asListed = (ids: readonly number[]): CommentOrder => ({
  by: sql`array_position(${storable(ids)}::int[], ${c.ref('c.id')})`,
  direction: 'asc',
})
