/** What searches ask beside the lists of entries: words with regard to protection, and terms. */
import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'
import {
  containing,
  containsText,
  every,
  searchColumns,
  some,
  storable,
  unprotected,
} from './entry-filters.ts'
import { byDate, type SoughtText } from './entry-orders.ts'
import { matches, termColumns } from '../terms/term-reader.ts'
import type { TermRow } from '../terms/term-row.ts'

/** `entries e` with the folded text in the title, or in the texts of those that show them. */
export function readableTextContains(folded: string): Sql {
  return some([
    containsText(folded, ['title']),
    sql`(${every([unprotected, containsText(folded, ['excerpt', 'content'])])})`,
  ])
}

/**
 * Best titles first: the sentence, all words, one of them, the rest; equals by date, newest
 * first. The other texts have no say, because an order tells of them too.
 */
export function byTitleMatch({ sentence, words }: SoughtText): Sql {
  const { title } = searchColumns
  const inTitle = words.map((word) => sql`${title} LIKE ${containing(word)}`)
  const whole = sql`${title} LIKE ${containing(sentence)}`
  if (inTitle.length <= 1) return sql`(${whole}) DESC, ${byDate('desc')}`
  return sql`CASE WHEN ${whole} THEN 1
      WHEN ${sql.join(inTitle, sql` AND `)} THEN 2
      WHEN ${sql.join(inTitle, sql` OR `)} THEN 3
      ELSE 4 END, ${byDate('desc')}`
}

/** Which terms a search finds, of several taxonomies at once. */
export interface TermSearch {
  readonly taxonomies: readonly string[]
  readonly text?: { readonly name: string; readonly slug: string } | undefined
  readonly include: readonly number[]
  readonly exclude: readonly number[]
}

/** One page of what is found, by name. */
export async function searchTerms(
  database: Database,
  search: TermSearch,
  limit: number,
  offset: number,
): Promise<TermRow[]> {
  return (
    await sql<TermRow>`SELECT ${termColumns} FROM terms t WHERE ${conditionOf(search)}
        ORDER BY fold(left(t.name, 200)), t.id LIMIT ${limit} OFFSET ${offset}`.execute(database.db)
  ).rows
}

export async function countFoundTerms(database: Database, search: TermSearch): Promise<number> {
  const [row] = (
    await sql<{
      total: number
    }>`SELECT count(*)::int AS total FROM terms t WHERE ${conditionOf(search)}`.execute(database.db)
  ).rows
  return row?.total ?? 0
}

function conditionOf({ taxonomies, text, include, exclude }: TermSearch): Sql {
  return every([
    sql`t.taxonomy = ANY(${[...taxonomies]}::text[])`,
    ...(text === undefined ? [] : [matches(text)]),
    ...(include.length === 0 ? [] : [sql`t.id = ANY(${storable(include)}::int[])`]),
    ...(exclude.length === 0 ? [] : [sql`t.id <> ALL(${storable(exclude)}::int[])`]),
  ])
}
