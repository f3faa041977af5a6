/** Conditions on the content of texts, using `entry_texts n` and its words. */
import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { builder } from '../database/builder.ts'
import { texts, type Aliased, type Condition } from '../database/expressions.ts'
import { containing, e } from './entry-filters.ts'
import type { SoughtWords } from './sought-words.ts'

/** Searchable texts of an entry. */
export type SearchedText = 'title' | 'excerpt' | 'content' | 'file'

type Aliases = Aliased<{ n: 'entry_texts'; t: 'entries'; m: 'media' }>
const n = expressionBuilder<Aliases, 'n'>()
const t = expressionBuilder<Aliases, 't' | 'm'>()

const readTexts = {
  title: t.ref('t.title_folded'),
  excerpt: t.ref('t.excerpt_folded'),
  content: t.ref('t.content_folded'),
  file: t.fn<string>('lower', ['m.file']),
} as const satisfies Readonly<Record<SearchedText, unknown>>

/**
 * Subqueries hide the words from the planner: for common ones it would rather read the words of all
 * texts, because it underestimates that cost. Those of titles make an array of ids, so that both
 * conditions are read from indexes of one table.
 */
function hasOneOf(words: readonly string[]): Condition {
  const sought = sql<readonly string[]>`(select ${texts(words)})`
  const titled = builder
    .selectFrom('title_words as w')
    .select('w.id')
    .where(sql<boolean>`w.words && ${sought}`)
  return n.or([
    sql<SqlBool>`listed_words(${n.ref('n.words')}) && ${sought}`,
    sql<SqlBool>`${n.ref('n.id')} = any(array${titled})`,
  ])
}

/** Titles are searched letter by letter in the rows themselves, since they are short. */
function hasLetter(letter: string): Condition {
  const titled = builder
    .selectFrom('entry_texts as w')
    .select('w.id')
    .where('w.title_folded', 'like', containing(letter))
  return n.or([
    sql<SqlBool>`listed_letters(${n.ref('n.words')}) && (select ${texts([letter])})`,
    sql<SqlBool>`${n.ref('n.id')} = any(array${titled})`,
  ])
}

/** Reads the texts themselves, where words are not sufficient. */
function textsContain(folded: string, among: readonly SearchedText[]): Condition {
  const found = among.map((name) => t(readTexts[name], 'like', containing(folded)))
  return n.exists(
    builder
      .selectFrom('entries as t')
      .leftJoin('media as m', 'm.entry_id', 't.id')
      .select('t.id')
      .whereRef('t.id', '=', n.ref('n.id'))
      .where(t.or(found)),
  )
}

/**
 * Entries with the text in one of their texts.
 * @param among all texts if undefined
 */
export function hasText(
  { folded, letter, words, exact }: SoughtWords,
  among?: readonly SearchedText[],
): Condition {
  const sufficient = exact && among === undefined
  return n.and([
    ...(letter ? [hasLetter(folded)] : words.map(hasOneOf)),
    ...(sufficient ? [] : [textsContain(folded, among ?? ['title', 'excerpt', 'content', 'file'])]),
  ])
}

/** Entries with the text in their title, or in any text that is not protected by a password. */
export const hasReadableText = (sought: SoughtWords): Condition =>
  n.and([
    hasText(sought),
    n.or([
      n('n.password', '=', sql.lit('')),
      n('n.title_folded', 'like', containing(sought.folded)),
    ]),
  ])

/** Entries that do not meet a condition, which is evaluated for all of them at once. */
export const lacksText = (has: Condition): Condition =>
  sql<SqlBool>`not exists (select from ${idsWithTexts(has).as('without')} where without.id = ${n.ref('n.id')})`

/** Ids of entries that meet a condition on `entry_texts n`. */
const idsWithTexts = (found: Condition) =>
  builder.selectFrom('entry_texts as n').select('n.id').where(found)

/** Entries (`entries e`) that meet a condition on `entry_texts n`. */
export const inTexts = (found: Condition): Condition => e('e.id', 'in', idsWithTexts(found))
