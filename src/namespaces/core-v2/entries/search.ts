import type { Caller } from '../../../context.ts'
import type { Database } from '../../../data/database/database.ts'
import type { SearchColumn } from '../../../data/entries/entry-filters.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import { findWords, type EntrySearch } from '../../../domain/content/reading/find-words.ts'
import { readableTexts } from '../../../domain/content/reading/readable-texts.ts'
import type { ListPostsQuery } from './entry-conditions.ts'

type ColumnName = NonNullable<ListPostsQuery['search_columns']>[number]

const columnsByName: Readonly<Record<ColumnName, SearchColumn>> = {
  post_title: 'title',
  post_content: 'content',
  post_excerpt: 'excerpt',
}

const everyText: readonly SearchColumn[] = ['title', 'content', 'excerpt']

/**
 * The words of a search, in texts that the caller may read; those of files may stand in their names.
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
  const texts = columns.length === 0 ? everyText : columns.map((name) => columnsByName[name])
  const searched: readonly SearchColumn[] = type.name === 'attachment' ? [...texts, 'file'] : texts
  const search = await findWords(database, text, searched)
  if (search === undefined) return undefined
  return { ...search, conditions: [...search.conditions, readableTexts(caller, type)] }
}
