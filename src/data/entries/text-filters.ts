/** Conditions on what texts contain, in terms of `entry_texts n` and its words. */
import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { builder } from '../database/builder.ts'
import { texts, type Aliased, type Condition } from '../database/expressions.ts'
import { containing, e } from './entry-filters.ts'
import type { SoughtWords } from './sought-words.ts'

/** Texts of an entry, by the names that searches have for them. */
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
 * Hidden in a subquery, the words tell the planner nothing: for those that most texts have it would
 * rather read the words of all of them, and thinks that this costs nothing.
 */
const hasOneOf = (words: readonly string[]): Condition =>
  sql<SqlBool>`listed_words(${n.ref('n.words')}) && (select ${texts(words)})`

/** Reads the texts themselves, for what words do not tell. */
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
 * Entries that have the text in one of the texts.
 *
 * @param among undefined for all of them
 */
export function hasText(
  { folded, words, exact }: SoughtWords,
  among?: readonly SearchedText[],
): Condition {
  const told = exact && among === undefined
  return n.and([
    ...words.map(hasOneOf),
    ...(told ? [] : [textsContain(folded, among ?? ['title', 'excerpt', 'content', 'file'])]),
  ])
}

/** The same of the title, or of any text where no password protects them. */
export const hasReadableText = (sought: SoughtWords): Condition =>
  n.and([
    hasText(sought),
    n.or([
      n('n.password', '=', sql.lit('')),
      n('n.title_folded', 'like', containing(sought.folded)),
    ]),
  ])

/** Entries for which the condition does not hold, which is asked of all of them at once. */
export const lacksText = (has: Condition): Condition =>
  sql<SqlBool>`not exists (select from ${idsWithTexts(has).as('without')} where without.id = ${n.ref('n.id')})`

/** The ids of entries for which a condition on `entry_texts n` holds. */
const idsWithTexts = (found: Condition) =>
  builder.selectFrom('entry_texts as n').select('n.id').where(found)

/** Entries, as `entries e`, for which a condition on `entry_texts n` holds. */
export const inTexts = (found: Condition): Condition => e('e.id', 'in', idsWithTexts(found))
