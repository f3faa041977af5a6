import type { Database } from '../../../data/database/database.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import {
  containsText,
  every,
  inColumn,
  not,
  some,
  unprotected,
  type SearchColumn,
} from '../../../data/entries/entry-filters.ts'
import type { SoughtWord } from '../../../data/entries/entry-dependencies.ts'
import type { SoughtText } from '../../../data/entries/entry-orders.ts'
import { foldTexts } from '../../../data/entries/folded-texts.ts'
import { findSoughtWords, type SoughtWords } from '../../../data/entries/sought-words.ts'
import { hasTexts, lacksText, type TextSearch } from '../../../data/entries/text-filters.ts'
import { parseSearch } from './search-text.ts'

const everyColumn: readonly SearchColumn[] = ['title', 'content', 'excerpt']

/** A search as it was read; folded. */
interface FoldedSearch {
  readonly sought: SoughtText
  readonly words: readonly SoughtWord[]
}

export interface EntrySearch extends FoldedSearch {
  readonly found: TextSearch
}

async function foldWords(database: Database, text: string): Promise<FoldedSearch | undefined> {
  const search = parseSearch(text)
  if (search === undefined) return undefined
  const folded = await foldTexts(database, [search.sentence, ...search.words.map((w) => w.text)])
  const fold = (one: string): string => folded.get(one) ?? one
  const sentence = fold(search.sentence)
  const words = search.words.map((word) => ({ ...word, text: fold(word.text) }))
  const wanted = words.filter(({ excluded }) => !excluded).map((word) => word.text)
  return { sought: { sentence, words: wanted }, words }
}

/** Whether a text that has another one of the words has this one too. */
const isImplied = ({ text }: SoughtWord, place: number, words: readonly SoughtWord[]): boolean =>
  words.some(
    (other, at) =>
      !other.excluded && other.text.includes(text) && (other.text !== text || at < place),
  )

/**
 * All words must occur, each in any of the texts; accents and case do not count
 * (behaviour/content.md#lists).
 *
 * @param has what it means that texts occur
 * @returns undefined when nothing is looked for
 */
export async function findWords(
  database: Database,
  text: string,
  has: (sought: readonly SoughtWords[]) => TextSearch = hasTexts,
): Promise<EntrySearch | undefined> {
  const search = await foldWords(database, text)
  if (search === undefined) return undefined
  const excluded = search.words.filter((word) => word.excluded)
  const wanted = search.words.filter((word) => !word.excluded)
  const distinct = wanted.filter((word, place) => !isImplied(word, place, wanted))
  const known = await findSoughtWords(
    database,
    [...distinct, ...excluded].map((word) => word.text),
  )
  const lacking = known.slice(distinct.length).map((one) => lacksText(has([one])))
  const { indexed, read, titled } = has(known.slice(0, distinct.length))
  return { ...search, found: { indexed, read: every([read, ...lacking]), titled } }
}

/** What it means for `entries e` to contain a folded word. */
type Contains = (word: string) => Condition

const inAnyText: Contains = (word) => containsText(word, everyColumn)

/** Protected entries are found by their titles alone, as `hasReadableTexts` finds them. */
export const inReadableText: Contains = (word) =>
  some([inColumn('title', word), every([unprotected, inAnyText(word)])])

/** The words as a condition on `entries e`, whose texts it reads. */
export const readInTexts = (
  words: readonly SoughtWord[],
  contains: Contains = inAnyText,
): Condition =>
  every(words.map(({ text, excluded }) => (excluded ? not(contains(text)) : contains(text))))

/** The same in texts that are few: a condition on `entries e`, which need not be entries. */
export async function findWordsInFew(
  database: Database,
  text: string,
): Promise<{ readonly where: Condition; readonly sought: SoughtText } | undefined> {
  const search = await foldWords(database, text)
  if (search === undefined) return undefined
  return { where: readInTexts(search.words), sought: search.sought }
}
