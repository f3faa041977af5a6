import type { Database } from '../../../data/database/database.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import { containsText, not, type SearchColumn } from '../../../data/entries/entry-filters.ts'
import type { SoughtText } from '../../../data/entries/entry-orders.ts'
import { foldTexts } from '../../../data/entries/folded-texts.ts'
import { parseSearch } from './search-text.ts'

const everyColumn: readonly SearchColumn[] = ['title', 'content', 'excerpt']

/** A search as SQL conditions. */
export interface EntrySearch {
  readonly conditions: readonly Condition[]
  readonly sought: SoughtText
  /** All that is looked for, what must not occur and the sentence among them; folded. */
  readonly texts: readonly string[]
}

/**
 * All words must occur, each in any of the columns; accents and case do not count (behaviour of
 * posts and pages 26).
 *
 * @returns undefined when nothing is looked for
 */
export async function findWords(
  database: Database,
  text: string,
  columns: readonly SearchColumn[] = everyColumn,
): Promise<EntrySearch | undefined> {
  const search = parseSearch(text)
  if (search === undefined) return undefined
  const { sentence, words } = search
  const folded = await foldTexts(database, [sentence, ...words.map((word) => word.text)])
  const fold = (word: string): string => folded.get(word) ?? word
  const conditions = words.map((word) => {
    const found = containsText(fold(word.text), columns)
    return word.excluded ? not(found) : found
  })
  const wanted = words.filter((word) => !word.excluded).map((word) => fold(word.text))
  const texts = [sentence, ...words.map(({ text: word }) => word)].map(fold)
  return { conditions, sought: { sentence: fold(sentence), words: wanted }, texts }
}
