/** Orders on `entries e`. Each ends with the id, so that pages of a list never overlap. */
import { sql, type Expression } from 'kysely'
import type { Sql } from '../database/database.ts'
import type { Condition } from '../database/expressions.ts'
import { e, every, inColumn, some, storable } from './entry-filters.ts'
import type { TextConfiguration } from './text-configurations.ts'

export type Direction = 'asc' | 'desc'

const id = e.ref('e.id')

const both =
  (column: Expression<unknown>) =>
  (direction: Direction): Sql => {
    // The only two words that reach the statement.
    const word = sql.raw(direction === 'asc' ? 'asc' : 'desc')
    return sql`${column} ${word}, ${id} ${word}`
  }

/** Marks the order by title, of whose pages it is known which changed titles concern them. */
export type TitleOrder = Sql & { readonly ofTitles: Direction }

/** As in the index: titles that differ only after 200 characters are ordered by id. */
const title = e.fn<string>('left', ['e.title_folded', sql.lit(200)])

export const byTitle = (direction: Direction): TitleOrder =>
  Object.assign(both(title)(direction), { ofTitles: direction })

/** The rough position of the title in that order; change notices use the same function. */
export const titlePlace = e.fn<number>('title_place', ['e.title_folded'])

/** Marks the order by date, in which long lists can be read. */
export type DateOrder = Sql & { readonly ofDates: Direction }

export const byDate = (direction: Direction): DateOrder =>
  Object.assign(both(e.ref('e.date'))(direction), { ofDates: direction })
export const byModified = both(e.ref('e.modified'))
export const byAuthor = both(e.ref('e.author_id'))
export const byParent = both(e.ref('e.parent_id'))
export const bySlug = both(e.ref('e.slug'))
export const byMenuOrder = both(e.ref('e.menu_order'))
/** The order of pages in menus. */
export const byMenuOrderAndTitle: Sql = sql`${e.ref('e.menu_order')}, ${title}, ${id}`
export const byId = (direction: Direction): Sql => (direction === 'asc' ? id : sql`${id} desc`)

/** The order in which ids were given. */
export const asListed = (ids: readonly number[]): Sql =>
  sql`array_position(${storable(ids)}::int[], ${id}), ${id}`

/** The order in which slugs were given. */
export const asListedBySlug = (slugs: readonly string[]): Sql =>
  sql`array_position(${slugs}::text[], ${e.ref('e.slug')}), ${id}`

const ranked = (conditions: readonly Condition[]): Sql => {
  const cases = conditions.map((condition, rank) => sql`when ${condition} then ${sql.lit(rank)}`)
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(cases.length)} end`
}

/** Orders by the first condition that an entry meets. */
export const byFirstFulfilled = (conditions: readonly Condition[]): Sql =>
  sql`${ranked(conditions)}, ${id}`

/** Folded search text that relevance is based on. */
export interface SoughtText {
  readonly sentence: string
  readonly words: readonly string[]
}

/** A full-text search configuration; languages are those of PostgreSQL. */
export interface Ranking extends SoughtText {
  readonly configuration: TextConfiguration
}

interface Foremost {
  readonly where: Condition
  /** The same order, where they all meet the condition. */
  readonly orderBy: Sql
}

/** An order for which only the best candidates' texts are worth reading. */
export interface RelevanceOrder {
  /** Cheap preliminary order: titles, then dates. */
  readonly roughly: Sql
  /** The entries that come first in it, all of which have all words in their title. */
  readonly foremost: Foremost
  /** Decides among the best, starting at 0. */
  readonly tier: Sql
  /** Decides within a tier, highest first. */
  readonly rank: Sql
}

/** Best titles first: the phrase, all words, any word, then the further conditions. */
function titleTiers({ sentence, words }: SoughtText, further: readonly Condition[] = []): Sql {
  const whole = inColumn('title', sentence)
  if (words.length <= 1) return ranked([whole])
  const inTitle = words.map((word) => inColumn('title', word))
  return ranked([whole, every(inTitle), some(inTitle), ...further])
}

/** Entries of the first of these tiers: those of the phrase and of all words. */
function foremost({ sentence, words }: SoughtText, roughly: Sql): Foremost {
  const whole = inColumn('title', sentence)
  if (words.length <= 1) return { where: whole, orderBy: byDate('desc') }
  const all = every(words.map((word) => inColumn('title', word)))
  return { where: some([whole, all]), orderBy: roughly }
}

/**
 * As much of a text as counts for its rank. PostgreSQL fails at words of more than a megabyte in all,
 * and for each character of a text there are less than ten bytes of words.
 */
const RANKED_CHARACTERS = 100_000

/**
 * Full-text rank; titles weigh more than other texts. Protected texts are excluded, because the
 * order would disclose them.
 */
function rankOf({ words, configuration }: Ranking): Sql {
  const vector = (text: Expression<string>, weight: 'A' | 'D') =>
    sql`setweight(to_tsvector(${sql.lit(configuration)}, ${text}), ${sql.lit(weight)})`
  const open = sql<string>`case when ${e.ref('e.password')} = '' then
    left(${e.ref('e.excerpt_folded')} || ' ' || ${e.ref('e.content_folded')},
      ${sql.lit(RANKED_CHARACTERS)}) else '' end`
  const sought = sql`(select string_agg(word::text, '|')::tsquery
    from unnest(${words}::text[]) sought, plainto_tsquery(${sql.lit(configuration)}, sought) word
    where numnode(word) > 0)`
  return sql`ts_rank(${vector(e.ref('e.title_folded'), 'A')} || ${vector(open, 'D')}, ${sought})`
}

function relevance(ranking: Ranking, tier: Sql): RelevanceOrder {
  const roughly = sql`${titleTiers(ranking)}, ${byDate('desc')}`
  return { roughly, foremost: foremost(ranking, roughly), tier, rank: rankOf(ranking) }
}

/** Best titles first, then entries with the phrase in the excerpt, then in the content. */
export const byRelevance = (ranking: Ranking): RelevanceOrder =>
  relevance(
    ranking,
    titleTiers(ranking, [
      inColumn('excerpt', ranking.sentence),
      inColumn('content', ranking.sentence),
    ]),
  )

/** Best titles first; among equals, the publicly readable texts decide. */
export const byTitleMatch = (ranking: Ranking): RelevanceOrder =>
  relevance(ranking, titleTiers(ranking))

/** The same for small lists, without ranks within tiers. */
export const byTiers = (order: Sql | RelevanceOrder): Sql =>
  'tier' in order ? sql`${order.tier}, ${order.roughly}` : order

/** Everything that an order depends on. */
export const termsOfOrder = (order: Sql | RelevanceOrder): Sql =>
  'tier' in order ? sql`${byTiers(order)}, ${order.rank}` : order
