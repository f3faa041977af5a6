/** Orders of `entries e`. Each ends with the id, so that pages of a list never overlap. */
import { sql } from 'kysely'
import type { Sql } from '../database/database.ts'
import { containing, searchColumns, storable } from './entry-filters.ts'

export type Direction = 'asc' | 'desc'

/** `asc` and `desc` are the only texts that get into the statement. */
const both = (column: Sql, direction: Direction): Sql => {
  const word = sql.raw(direction === 'asc' ? 'ASC' : 'DESC')
  return sql`${column} ${word}, e.id ${word}`
}

export const byDate = (direction: Direction): Sql => both(sql`e.date`, direction)
export const byModified = (direction: Direction): Sql => both(sql`e.modified`, direction)
export const byAuthor = (direction: Direction): Sql => both(sql`e.author_id`, direction)
export const byParent = (direction: Direction): Sql => both(sql`e.parent_id`, direction)
export const bySlug = (direction: Direction): Sql => both(sql`e.slug`, direction)
export const byMenuOrder = (direction: Direction): Sql => both(sql`e.menu_order`, direction)
/** The order of pages in menus. */
export const byMenuOrderAndTitle = sql`e.menu_order, left(e.title_folded, 200), e.id`
/** As the index has it: titles that differ after 200 characters only are in the order of ids. */
export const byTitle = (direction: Direction): Sql =>
  both(sql`left(e.title_folded, 200)`, direction)
export const byId = (direction: Direction): Sql =>
  direction === 'asc' ? sql`e.id ASC` : sql`e.id DESC`

/** The order in which the ids were given. */
export const asListed = (ids: readonly number[]): Sql =>
  sql`array_position(${storable(ids)}::int[], e.id), e.id`

/** The order in which the slugs were given. */
export const asListedBySlug = (slugs: readonly string[]): Sql =>
  sql`array_position(${[...slugs]}::text[], e.slug), e.id`

/** By the first of the conditions that an entry fulfils. */
export function byFirstFulfilled(conditions: readonly Sql[]): Sql {
  const cases = conditions.map(
    (condition, rank) => sql`WHEN ${condition} THEN ${sql.raw(String(rank))}`,
  )
  return sql`CASE ${sql.join(cases, sql` `)} END, e.id`
}

/** What relevance is judged by, folded. */
export interface SoughtText {
  readonly sentence: string
  readonly words: readonly string[]
}

/**
 * Best matches first: the sentence in the title, all words there, one of them there, the sentence
 * in the excerpt, in the content, the rest; equals by date, newest first.
 */
export function byRelevance({ sentence, words }: SoughtText): Sql {
  const { title, excerpt, content } = searchColumns
  const whole = containing(sentence)
  const inTitle = words.map((word) => sql`${title} LIKE ${containing(word)}`)
  const newest = byDate('desc')
  if (inTitle.length <= 1) return sql`(${title} LIKE ${whole}) DESC, ${newest}`
  return sql`CASE WHEN ${title} LIKE ${whole} THEN 1
      WHEN ${sql.join(inTitle, sql` AND `)} THEN 2
      WHEN ${sql.join(inTitle, sql` OR `)} THEN 3
      WHEN ${excerpt} LIKE ${whole} THEN 4
      WHEN ${content} LIKE ${whole} THEN 5
      ELSE 6 END, ${newest}`
}
