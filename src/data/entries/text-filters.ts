/** Conditions on the content of texts, using `entry_texts n` and its words. */
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import { builder } from '../database/builder.ts'
import { anyOf, texts, type Aliased, type Condition } from '../database/expressions.ts'
import { containing, every, not, type SearchColumn } from './entry-filters.ts'
import type { SoughtWords } from './sought-words.ts'

/** A search as conditions on `entry_texts n`. */
export interface TextSearch {
  /** What indexes find. */
  readonly indexed: Condition
  /** What is read in the rows of those found. */
  readonly read: Condition
  /**
   * What those with all of the texts in their title meet, on `title_words w`; undefined where indexes
   * do not find them.
   */
  readonly titled?: Condition | undefined
}

type Aliases = Aliased<{ n: 'entry_texts'; t: 'entries'; m: 'media' }>
const n = expressionBuilder<Aliases, 'n'>()
const t = expressionBuilder<Aliases, 't' | 'm'>()

const readTexts = {
  title: t.ref('t.title_folded'),
  excerpt: t.ref('t.excerpt_folded'),
  content: t.ref('t.content_folded'),
  file: t.fn<string>('lower', ['m.file']),
} as const satisfies Readonly<Record<SearchColumn, unknown>>

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

/** Titles with a word for each part of the texts; undefined where no part has known words. */
function titledBy(sought: readonly SoughtWords[]): Condition | undefined {
  const words = sought.flatMap((one) => one.words)
  if (words.length === 0) return undefined
  return every(words.map((alike) => sql<SqlBool>`w.words && ${texts(alike)}`))
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

/**
 * Each of the folded texts is in one of the columns. They are joined, so that a row is read once
 * however much is looked for. Folded texts have no capital letter, so none is found across one.
 */
const containAll = (columns: readonly Expression<string>[], folded: readonly string[]): Condition =>
  sql<SqlBool>`concat_ws('A', ${sql.join(columns)}) like all (${texts(folded.map(containing))})`

/** Read in the rows: most texts have most letters. */
const haveLetters = (letters: readonly string[]): Condition =>
  containAll([n.ref('n.title_folded'), n.ref('n.words')], letters)

/** Reads the texts themselves, where words are not sufficient. */
function textsContain(folded: readonly string[], among: readonly SearchColumn[]): Condition {
  if (among.every((name) => name === 'title')) return containAll([n.ref('n.title_folded')], folded)
  const columns = among.map((name) => readTexts[name])
  return n.exists(
    builder
      .selectFrom('entries as t')
      .leftJoin('media as m', 'm.entry_id', 't.id')
      .select('t.id')
      .whereRef('t.id', '=', n.ref('n.id'))
      .where(containAll(columns, folded)),
  )
}

/** Conditions that indexes answer; together they are necessary. The most selective ones come first. */
function indexedConditions(sought: readonly SoughtWords[]): Condition[] {
  const longestFirst = sought.toSorted((one, other) => other.folded.length - one.folded.length)
  return longestFirst.flatMap(({ words }) => words.map(hasOneOf))
}

/**
 * Entries that meet all conditions. The planner uses the indexes for two conditions and takes any
 * others to the rows that it expects to be few, and of which common words leave most. So each
 * condition is found together with the first one, and the results are intersected.
 */
function meetsAll([first, ...others]: readonly Condition[]): Condition {
  if (first === undefined) return every([])
  if (others.length < 2) return every([first, ...others])
  const found = others.map((other) => idsWithTexts(every([first, other])))
  return n(
    'n.id',
    'in',
    found.reduce((all, ids) => all.intersect(ids)),
  )
}

const EVERY_TEXT: readonly SearchColumn[] = ['title', 'excerpt', 'content', 'file']

const textsOf = (sought: readonly SoughtWords[]): string[] => sought.map(({ folded }) => folded)

/**
 * Entries with each of the texts in one of their texts.
 * @param among all texts if undefined
 */
export function hasTexts(
  sought: readonly SoughtWords[],
  among?: readonly SearchColumn[],
): TextSearch {
  const indexed = indexedConditions(sought)
  const letters = textsOf(sought.filter(({ letter }) => letter))
  // Without any words, one letter is found by its index.
  const alone = indexed.length === 0 ? 1 : 0
  const others = letters.slice(alone)
  const read = textsOf(sought.filter(({ exact }) => !exact || among !== undefined))
  return {
    indexed: every([meetsAll(indexed), ...letters.slice(0, alone).map(hasLetter)]),
    read: every([
      ...(others.length === 0 ? [] : [haveLetters(others)]),
      ...(read.length === 0 ? [] : [textsContain(read, among ?? EVERY_TEXT)]),
    ]),
    titled: titledBy(sought),
  }
}

/** Entries with each of the texts in their title, or in any text that is not protected by a password. */
export function hasReadableTexts(sought: readonly SoughtWords[]): TextSearch {
  const { indexed, read, titled } = hasTexts(sought)
  const readable = sought.map(({ folded }) =>
    n.or([n('n.password', '=', sql.lit('')), n('n.title_folded', 'like', containing(folded))]),
  )
  return { indexed, read: every([read, ...readable]), titled }
}

/**
 * Entries that a search does not find. `not in` makes a hash of what it finds; the planner would
 * search again for each row of a join of which it expects few.
 */
export function lacksText({ indexed, read }: TextSearch): Condition {
  const found = builder.selectFrom(textsFound(indexed).as('n')).select('n.id').where(read)
  return n('n.id', 'not in', found)
}

/** Types with at most this many entries are found by their index. */
const FEW = 20_000

/** Counts the entries of types, but no more than it takes to know that there are not few. */
const countSome = (types: readonly string[]) =>
  builder
    .selectFrom((db) =>
      db
        .selectFrom('entry_texts as n')
        .select('n.id')
        .where('n.type', '=', anyOf(types))
        .limit(sql.lit(FEW + 1))
        .as('some'),
    )
    .select((some) => some.fn.countAll<number>().as('number'))

/**
 * The rows of `entry_texts` that indexes find. The offset keeps the planner from moving other
 * conditions into the subquery: since it does not know how many match, it would read the rows of
 * other conditions one by one and look for each of them among all ids of matching titles.
 * @param types the types of all entries that are looked for, if they are known
 */
export function textsFound(indexed: Condition, types?: readonly string[]) {
  const found = builder.selectFrom('entry_texts as n').selectAll('n').where(indexed)
  const all = found.offset(sql.lit(0))
  if (types === undefined) return all
  const ofTypes = n('n.type', '=', anyOf(types))
  // With many, the index of types takes longer to read than the texts that are found.
  const areFew = sql<SqlBool>`(select "number" from "counted") <= ${sql.lit(FEW)}`
  return builder
    .with('counted', () => countSome(types))
    .selectFrom(found.where(ofTypes).where(areFew).as('few'))
    .selectAll('few')
    .unionAll(
      builder
        .selectFrom(all.where(not(areFew)).as('n'))
        .selectAll('n')
        .where(ofTypes),
    )
    .offset(sql.lit(0))
}

/**
 * The rows of `entry_texts` with titles that meet a condition on `title_words w`, newest first. Each
 * is read when it is needed, so that a limit leaves most of them unread; the offsets keep the planner
 * from joining all before it sorts them.
 */
export function textsTitled(titled: Condition) {
  const newest = builder
    .selectFrom('title_words as w')
    .select(['w.id', 'w.date'])
    .where(titled)
    .orderBy('w.date', 'desc')
    .orderBy('w.id', 'desc')
    .offset(sql.lit(0))
  const row = builder
    .selectFrom('entry_texts as n')
    .select(['n.type', 'n.status', 'n.author_id', 'n.password', 'n.title_folded', 'n.words'])
    .where('n.id', '=', sql.ref<number>('w.id'))
    .offset(sql.lit(0))
  return builder
    .selectFrom(newest.as('w'))
    .innerJoinLateral(row.as('n'), (join) => join.onTrue())
    .selectAll()
    .orderBy('w.date', 'desc')
    .orderBy('w.id', 'desc')
    .offset(sql.lit(0))
}

/** Ids of entries that meet a condition on `entry_texts n`. */
const idsWithTexts = (found: Condition) =>
  builder.selectFrom('entry_texts as n').select('n.id').where(found)
