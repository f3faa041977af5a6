/** Finds the stored words that may contain a search text. */
import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { builder } from '../database/builder.ts'
import type { Database } from '../database/database.ts'
import { listed, texts, type Aliased, type Condition } from '../database/expressions.ts'

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
  /** The part, if it is two letters anywhere in a word: too few for the index of patterns. */
  readonly pair: string | undefined
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
    const pattern = before + letters.slice(0, LONGEST).join('') + after
    const pair = letters.length === 2 && pattern === `%${part}%` ? part : undefined
    return [{ pattern, pair, whole }]
  })
}

/** Finds the words for each folded text, in one statement. */
export async function findSoughtWords(
  { db }: Database,
  folded: readonly string[],
): Promise<SoughtWords[]> {
  const parts = folded.map((text) => (isLetter(text) ? [] : partsOf(text)))
  const patterns = [...new Map(parts.flat().map((part) => [part.pattern, part])).values()]
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

const known = expressionBuilder<Aliased<{ known: 'search_words' }>, 'known'>()

/** At most one more word than are looked for. */
const wordsThat = (match: Condition) =>
  sql<readonly string[]>`array${builder
    .selectFrom('search_words as known')
    .select('known.word')
    .where(match)
    .limit(sql.lit(MOST_WORDS + 1))}`

const matchingWords = (db: Database['db'], parts: readonly Part[]) =>
  db
    .selectFrom(
      listed('sought', {
        pattern: texts(parts.map(({ pattern }) => pattern)),
        pair: texts(parts.map(({ pair }) => pair ?? '')),
      }),
    )
    .select('sought.pattern')
    .select((eb) => {
      const [pattern, pair] = [eb.ref('sought.pattern'), eb.ref('sought.pair')]
      // The indexed expressions.
      const withPair = sql<SqlBool>`letter_pairs(${known.ref('known.word')}) @> array[${pair}]`
      const like = known(known.fn('left', ['known.word', sql.lit(64)]), 'like', pattern)
      return eb
        .case()
        .when('sought.pair', '=', sql.lit(''))
        .then(wordsThat(like))
        .else(wordsThat(withPair))
        .end()
        .as('words')
    })
    .execute()
