/** What searches ask beside the lists of entries: words with regard to protection. */
import { sql } from 'kysely'
import type { Sql } from '../database/database.ts'
import {
  containing,
  containsText,
  every,
  searchColumns,
  some,
  unprotected,
} from './entry-filters.ts'
import { byDate, type SoughtText } from './entry-orders.ts'

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
