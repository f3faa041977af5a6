import type { Caller } from '../../../context.ts'
import type { Database, Sql } from '../../../data/database.ts'
import { some, unprotected, type SearchColumn } from '../../../data/entry-filters.ts'
import type { ContentType } from '../../../domain/content/content-types.ts'
import { visibleTo } from '../../../domain/content/policy.ts'
import { findWords, type EntrySearch } from '../../../domain/content/reading/find-words.ts'
import type { ListPostsQuery } from './query.ts'

type ColumnName = NonNullable<ListPostsQuery['search_columns']>[number]

const columnsByName: Readonly<Record<ColumnName, SearchColumn>> = {
  post_title: 'title',
  post_content: 'content',
  post_excerpt: 'excerpt',
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
  const search = await findWords(
    database,
    text,
    columns.length === 0 ? undefined : columns.map((name) => columnsByName[name]),
  )
  if (search === undefined) return undefined
  return { ...search, conditions: [...search.conditions, readableTexts(caller, type)] }
}

function readableTexts(caller: Caller, type: ContentType): Sql {
  if (!caller.signedIn) return unprotected
  return some([unprotected, visibleTo(caller, type, undefined, 'edit')])
}
