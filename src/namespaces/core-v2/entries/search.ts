import type { Caller } from '../../../context.ts'
import type { Database } from '../../../data/database/database.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import { containsText, type SearchColumn } from '../../../data/entries/entry-filters.ts'
import { hasTexts } from '../../../data/entries/text-filters.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import {
  findWords,
  readInTexts,
  type EntrySearch,
} from '../../../domain/content/reading/find-words.ts'
import { readableTexts } from '../../../domain/content/reading/readable-texts.ts'
import type { ListPostsQuery } from './entry-conditions.ts'

type ColumnName = NonNullable<ListPostsQuery['search_columns']>[number]

const textsByName: Readonly<Record<ColumnName, SearchColumn>> = {
  post_title: 'title',
  post_content: 'content',
  post_excerpt: 'excerpt',
}

/** A search within a list, and the items whose texts everyone or the caller may search. */
export interface ListSearch extends EntrySearch {
  readonly readable: Condition
  /** Whether each word may occur in any of the texts. */
  readonly inAnyText: boolean
  /** The search as a condition on `entries e`. */
  readonly texts: Condition
}

interface SearchScope {
  /** Texts to search; all of them if empty. */
  readonly columns?: readonly ColumnName[]
  /** Statuses of the listed items; all of them by default. */
  readonly statuses?: readonly string[]
}

/**
 * Prepares a search of the texts that the caller may read; for media this includes file names.
 * @returns undefined for an empty search
 */
export async function prepareSearch(
  database: Database,
  caller: Caller,
  type: ContentType,
  text: string,
  { columns = [], statuses }: SearchScope = {},
): Promise<ListSearch | undefined> {
  const named = columns.map((name) => textsByName[name])
  const file: readonly SearchColumn[] = type.name === 'attachment' ? ['file'] : []
  const among = named.length === 0 ? undefined : [...named, ...file]
  const searched = among ?? [...Object.values(textsByName), ...file]
  const search = await findWords(database, text, (sought) => hasTexts(sought, among))
  return (
    search && {
      ...search,
      readable: readableTexts(caller, type, statuses),
      inAnyText: among === undefined,
      texts: readInTexts(search.words, (word) => containsText(word, searched)),
    }
  )
}
