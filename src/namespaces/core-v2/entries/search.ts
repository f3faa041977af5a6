import type { Caller } from '../../../context.ts'
import { sql, type Database, type Sql } from '../../../data/database.ts'
import { containsText, some, unprotected, type SearchColumn } from '../../../data/entry-filters.ts'
import type { SoughtText } from '../../../data/entry-orders.ts'
import { foldTexts } from '../../../data/folded-texts.ts'
import type { ContentType } from '../../../domain/content/content-types.ts'
import { visibleTo } from '../../../domain/content/policy.ts'
import { parseSearch } from '../../../domain/content/reading/search-text.ts'
import type { ListPostsQuery } from './query.ts'

type ColumnName = NonNullable<ListPostsQuery['search_columns']>[number]

const columnsByName: Readonly<Record<ColumnName, SearchColumn>> = {
  post_title: 'title',
  post_content: 'content',
  post_excerpt: 'excerpt',
}

const everyColumn = Object.values(columnsByName)

/** A search, ready for a statement. */
export interface EntrySearch {
  readonly conditions: readonly Sql[]
  readonly sought: SoughtText
}

/**
 * All words must occur, each in any of the columns; accents and case do not count (behaviour of
 * posts and pages 26).
 *
 * @returns undefined when nothing is looked for
 */
export async function prepareWords(
  database: Database,
  text: string,
  columns: readonly ColumnName[],
): Promise<EntrySearch | undefined> {
  const search = parseSearch(text)
  if (search === undefined) return undefined
  const { sentence, words } = search
  const folded = await foldTexts(database, [sentence, ...words.map((word) => word.text)])
  const fold = (word: string): string => folded.get(word) ?? word
  const within = columns.length === 0 ? everyColumn : columns.map((name) => columnsByName[name])
  const conditions = words.map((word) => {
    const found = containsText(fold(word.text), within)
    return word.excluded ? sql`NOT ${found}` : found
  })
  const wanted = words.filter((word) => !word.excluded).map((word) => fold(word.text))
  return { conditions, sought: { sentence: fold(sentence), words: wanted } }
}

/**
 * The words of a search, and that protected items are found only by those who may see what they
 * say, else a search would tell it word by word.
 *
 * @returns undefined when nothing is looked for
 */
export async function prepareSearch(
  database: Database,
  caller: Caller,
  type: ContentType,
  text: string,
  columns: readonly ColumnName[],
): Promise<EntrySearch | undefined> {
  const search = await prepareWords(database, text, columns)
  if (search === undefined) return undefined
  return { ...search, conditions: [...search.conditions, readableTexts(caller, type)] }
}

function readableTexts(caller: Caller, type: ContentType): Sql {
  if (!caller.signedIn) return unprotected
  return some([unprotected, visibleTo(caller, type, undefined, 'edit')])
}
