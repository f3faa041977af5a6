/** Finds the stored words that may contain a search text. */
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { listed, texts } from '../database/expressions.ts'

/** A search text and the stored words for it. */
export interface SoughtWords {
  /** Folded like the stored texts. */
  readonly folded: string
  /** Whether this is a single letter or digit, which texts are found by without their words. */
  readonly letter: boolean
  /**
   * For each part between separators, the words that may contain it. Matching texts have at least
   * one word for each part; parts with too many words are omitted.
   */
  readonly words: readonly (readonly string[])[]
  /** Whether all texts with these words match. */
  readonly exact: boolean
}

/** Word separators: all ASCII punctuation, as in the database function `words_of`. */
const SIGNS = /[^0-9A-Za-z\u0080-\u{10ffff}]+/u

/** Stored words are cut to this many letters, but all parts of a longer word are stored. */
const LONGEST = 33

/** Of more words none is looked for: the texts are read instead. */
const MOST_WORDS = 1000

/** Whether texts contain this one exactly if one of their stored words does. */
export const occursInWords = (folded: string): boolean =>
  folded !== '' && !SIGNS.test(folded) && Array.from(folded).length <= LONGEST

const isLetter = (folded: string): boolean =>
  occursInWords(folded) && Array.from(folded).length === 1

/**
 * A part of a text with the words that may contain it. Patterns need no escaping, because parts
 * have no punctuation.
 */
interface Part {
  readonly pattern: string
  readonly whole: boolean
}

/** The first part may be the end of a longer word, and the last one the beginning. */
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

/** Finds the words for each folded text, in one statement. */
export async function findSoughtWords(
  { db }: Database,
  folded: readonly string[],
): Promise<SoughtWords[]> {
  const parts = folded.map((text) => (isLetter(text) ? [] : partsOf(text)))
  const patterns = [...new Set(parts.flat().map(({ pattern }) => pattern))]
  const rows = patterns.length === 0 ? [] : await matchingWords(db, patterns)
  const words = new Map(rows.map((row) => [row.pattern, row.words]))
  return folded.map((text, place) => {
    const own = parts[place] ?? []
    const known = own.map(({ pattern }) => words.get(pattern) ?? [])
    const few = known.filter(({ length }) => length <= MOST_WORDS)
    const alone = own.length === 1 && own[0]?.pattern === `%${text}%`
    const letter = isLetter(text)
    return { folded: text, letter, words: few, exact: letter || (alone && few.length === 1) }
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
        // The indexed expression.
        .where(sql`left(word, 64)`, 'like', asked.ref('asked.pattern'))
        .limit(sql.lit(MOST_WORDS + 1))
      return sql<readonly string[]>`array${matching}`.as('words')
    })
    .execute()
