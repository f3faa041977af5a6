/** Which words of all texts a text occurs in that is searched for. */
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { listed, texts } from '../database/expressions.ts'

/** A text that is searched for. */
export interface SoughtWords {
  /** As the folded columns hold texts. */
  readonly folded: string
  /**
   * For each of its parts between signs the words that it may be of. Texts that have it have one of
   * each; parts that too many words have are left out.
   */
  readonly words: readonly (readonly string[])[]
  /** Whether all texts with these words have it. */
  readonly exact: boolean
}

/** What ends a word: every sign of ASCII, as `words_of` of the database has it. */
const SIGNS = /[^0-9A-Za-z\u0080-\u{10ffff}]+/u

/** So many letters that follow each other stand in a stored word, however long their own word is. */
const LONGEST = 33

/** With more words, reading texts takes no longer. */
const MOST_WORDS = 200

/** A part of a text, and the words that it may be of. Patterns need no escapes: parts have no signs. */
interface Part {
  readonly pattern: string
  readonly whole: boolean
}

/** The first part may end a longer word, and the last one begin one. */
function partsOf(folded: string): Part[] {
  const parts = folded.split(SIGNS)
  const last = parts.length - 1
  return parts.flatMap((part, place) => {
    if (part === '') return []
    const letters = Array.from(part)
    const whole = letters.length <= LONGEST
    const before = place === 0 ? '%' : ''
    const after = place === last || !whole ? '%' : ''
    return [{ pattern: before + letters.slice(0, LONGEST).join('') + after, whole }]
  })
}

/** The words for each of the folded texts, in one statement. */
export async function findSoughtWords(
  { db }: Database,
  folded: readonly string[],
): Promise<SoughtWords[]> {
  const parts = folded.map(partsOf)
  const patterns = [...new Set(parts.flat().map(({ pattern }) => pattern))]
  const rows = patterns.length === 0 ? [] : await matchingWords(db, patterns)
  const words = new Map(rows.map((row) => [row.pattern, row.words]))
  return folded.map((text, place) => {
    const own = parts[place] ?? []
    const known = own.map(({ pattern }) => words.get(pattern) ?? [])
    const few = known.filter(({ length }) => length <= MOST_WORDS)
    const alone = own.length === 1 && own[0]?.pattern === `%${text}%`
    return { folded: text, words: few, exact: alone && few.length === 1 }
  })
}

const matchingWords = (db: Database['db'], patterns: readonly string[]) =>
  db
    .selectFrom(listed('asked', { pattern: texts(patterns) }))
    .select('asked.pattern')
    .select((asked) => {
      const matching = asked
        .selectFrom('search_words')
        .select('word')
        // The expression of the index.
        .where(sql`left(word, 64)`, 'like', asked.ref('asked.pattern'))
        .limit(sql.lit(MOST_WORDS + 1))
      return sql<readonly string[]>`array${matching}`.as('words')
    })
    .execute()
