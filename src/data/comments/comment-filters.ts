/** Conditions on `comments c` and orders of them, from which the statements of lists are made. */
import { sql } from 'kysely'
import type { Sql } from '../database/database.ts'
import { containing, storable } from '../entries/entry-filters.ts'

export type Direction = 'asc' | 'desc'

const oneOf = (column: Sql, values: readonly number[]): Sql =>
  sql`${column} = ANY(${storable(values)}::int[])`
const noneOf = (column: Sql, values: readonly number[]): Sql =>
  sql`${column} <> ALL(${storable(values)}::int[])`

/** Visitors count as the author 0. */
const author = sql`coalesce(c.author_id, 0)`

export const writtenAfter = (date: Date): Sql => sql`c.date > ${date}`
export const writtenBefore = (date: Date): Sql => sql`c.date < ${date}`
export const withIds = (ids: readonly number[]): Sql => oneOf(sql`c.id`, ids)
export const withoutIds = (ids: readonly number[]): Sql => noneOf(sql`c.id`, ids)
export const repliesTo = (ids: readonly number[]): Sql => oneOf(sql`c.parent_id`, ids)
export const notRepliesTo = (ids: readonly number[]): Sql => noneOf(sql`c.parent_id`, ids)
export const onEntries = (ids: readonly number[]): Sql => oneOf(sql`c.entry_id`, ids)
export const byAuthors = (ids: readonly number[]): Sql =>
  ids.includes(0) ? oneOf(author, ids) : oneOf(sql`c.author_id`, ids)
export const notByAuthors = (ids: readonly number[]): Sql => noneOf(author, ids)
export const withKarma = (karma: number): Sql => oneOf(sql`c.karma`, [karma])
export const withEmail = (email: string): Sql =>
  sql`(c.author_email <> '' AND lower(c.author_email) = lower(${email}))`
export const ofType = (type: string): Sql => sql`c.type = ${type}`
export const notOfType = (type: string): Sql => sql`c.type <> ${type}`
export const byAuthor = (id: number): Sql => sql`c.author_id = ${id}`
export const approved = sql`c.status = 'approved'`

/** A single status is compared, not searched for: only then can an index give the order too. */
export const withStatus = (statuses: readonly string[]): Sql =>
  statuses.length === 1
    ? sql`c.status = ${statuses[0]}`
    : sql`c.status = ANY(${[...statuses]}::text[])`

/**
 * Comments that have the text in their words, or in the name or address of their author.
 * @param everywhere also in mail and network addresses, which are not for everybody's eyes
 */
export function containingText(text: string, everywhere: boolean): Sql {
  const pattern = containing(text)
  const open = sql`c.content_folded LIKE fold(${pattern}) OR c.author_folded LIKE fold(${pattern})`
  if (!everywhere) return sql`(${open})`
  return sql`(${open} OR lower(c.author_email) LIKE lower(${pattern}) OR c.author_ip LIKE ${pattern})`
}

/** `asc` and `desc` are the only texts that get into the statement. */
const both = (column: Sql, direction: Direction): Sql => {
  const word = sql.raw(direction === 'asc' ? 'ASC' : 'DESC')
  return sql`${column} ${word}, c.id ${word}`
}

export const byDate = (direction: Direction): Sql => both(sql`c.date`, direction)
export const byEntry = (direction: Direction): Sql => both(sql`c.entry_id`, direction)
export const byParent = (direction: Direction): Sql => both(sql`c.parent_id`, direction)
export const byType = (direction: Direction): Sql => both(sql`c.type`, direction)
export const byId = (direction: Direction): Sql =>
  direction === 'asc' ? sql`c.id ASC` : sql`c.id DESC`

/** The order in which the ids were given. */
export const asListed = (ids: readonly number[]): Sql =>
  sql`array_position(${storable(ids)}::int[], c.id), c.id`
