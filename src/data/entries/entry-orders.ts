/** Orders of `entries e`. Each ends with the id, so that pages of a list never overlap. */
import { sql, type Expression } from 'kysely'
import type { Sql } from '../database/database.ts'
import type { Condition } from '../database/expressions.ts'
import { e, every, inColumn, some, storable } from './entry-filters.ts'

export type Direction = 'asc' | 'desc'

const id = e.ref('e.id')

const both =
  (column: Expression<unknown>) =>
  (direction: Direction): Sql => {
    // The only two words that get into the statement.
    const word = sql.raw(direction === 'asc' ? 'asc' : 'desc')
    return sql`${column} ${word}, ${id} ${word}`
  }

/** As the index has it: titles that differ after 200 characters only are in the order of ids. */
const title = e.fn<string>('left', ['e.title_folded', sql.lit(200)])

/** An order that tells that it is the one by date, which is what long lists are read in. */
export type DateOrder = Sql & { readonly ofDates: Direction }

export const byDate = (direction: Direction): DateOrder =>
  Object.assign(both(e.ref('e.date'))(direction), { ofDates: direction })
export const byModified = both(e.ref('e.modified'))
export const byAuthor = both(e.ref('e.author_id'))
export const byParent = both(e.ref('e.parent_id'))
export const bySlug = both(e.ref('e.slug'))
export const byMenuOrder = both(e.ref('e.menu_order'))
export const byTitle = both(title)
/** The order of pages in menus. */
export const byMenuOrderAndTitle: Sql = sql`${e.ref('e.menu_order')}, ${title}, ${id}`
export const byId = (direction: Direction): Sql => (direction === 'asc' ? id : sql`${id} desc`)

/** The order in which the ids were given. */
export const asListed = (ids: readonly number[]): Sql =>
  sql`array_position(${storable(ids)}::int[], ${id}), ${id}`

/** The order in which the slugs were given. */
export const asListedBySlug = (slugs: readonly string[]): Sql =>
  sql`array_position(${slugs}::text[], ${e.ref('e.slug')}), ${id}`

const ranked = (conditions: readonly Condition[]): Sql => {
  const cases = conditions.map((condition, rank) => sql`when ${condition} then ${sql.lit(rank)}`)
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(cases.length)} end`
}

/** By the first of the conditions that an entry fulfils. */
export const byFirstFulfilled = (conditions: readonly Condition[]): Sql =>
  sql`${ranked(conditions)}, ${id}`

/** What relevance is judged by, folded. */
export interface SoughtText {
  readonly sentence: string
  readonly words: readonly string[]
}

/**
 * Best titles first: the sentence, all words, one of them, then what fulfils the further conditions,
 * the rest; equals by date, newest first.
 */
function byTitleThen({ sentence, words }: SoughtText, further: readonly Condition[]): Sql {
  const whole = inColumn('title', sentence)
  const newest = byDate('desc')
  if (words.length <= 1) return sql`(${whole}) desc, ${newest}`
  const inTitle = words.map((word) => inColumn('title', word))
  return sql`${ranked([whole, every(inTitle), some(inTitle), ...further])}, ${newest}`
}

/** Best titles first, then those that have the sentence in the excerpt, then in the content. */
export const byRelevance = (sought: SoughtText): Sql =>
  byTitleThen(sought, [inColumn('excerpt', sought.sentence), inColumn('content', sought.sentence)])

/** Best titles first. The other texts have no say, because an order tells of them too. */
export const byTitleMatch = (sought: SoughtText): Sql => byTitleThen(sought, [])
