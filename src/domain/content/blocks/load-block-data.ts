import {
  findReferencedTexts,
  listEntryItems,
  type EntryListQuery,
  type ReferencedText,
} from '../../../data/entries/block-reader.ts'
import { byAuthors, every, withTermIds } from '../../../data/entries/entry-filters.ts'
import { byDate, byMenuOrderAndTitle, byTitle } from '../../../data/entries/entry-orders.ts'
import type { Database } from '../../../data/database/database.ts'
import { listTerms } from '../../../data/terms/term-reader.ts'
import { ANONYMOUS } from '../../accounts/caller.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { visibleTo } from '../entry-policy.ts'
import { MAX_REFERENCE_DEPTH, NO_BLOCK_DATA, type BlockData } from './block-data.ts'
import {
  collectDataNeeds,
  noDataNeeds,
  type LatestPostsQuery,
  type DataNeeds,
} from './data-needs.ts'

interface BlockSite {
  readonly database: Database
  readonly siteUrl: string
}

const MAX_PAGES = 500
const MAX_CATEGORIES = 500

/**
 * Loads the data that the blocks of some texts show. The number of statements does not depend on
 * the number of blocks, and is zero if no block needs data.
 */
export async function loadBlockData(
  { database, siteUrl }: BlockSite,
  zone: string,
  raws: readonly string[],
): Promise<BlockData> {
  const needs = noDataNeeds()
  for (const raw of raws) collectDataNeeds(needs, raw)
  const texts = await loadReferencedTexts(database, needs)
  if (isEmpty(needs)) return { ...NO_BLOCK_DATA, siteUrl, zone }
  const queries = [...needs.posts]
  const [lists, categories] = await Promise.all([
    listEntryItems(database, [
      ...queries.map(([, query]) => postsQuery(query)),
      ...(needs.pages ? [PAGES] : []),
    ]),
    needs.categories ? listTerms(database, { taxonomy: 'category' }, BY_NAME) : [],
  ])
  return {
    siteUrl,
    zone,
    texts,
    posts: new Map(queries.map(([key], at) => [key, lists[at] ?? []])),
    pages: needs.pages ? (lists.at(-1) ?? []) : [],
    categories,
    rendered: new Map(),
  }
}

const isEmpty = ({ texts, posts, pages, categories }: DataNeeds): boolean =>
  texts.size === 0 && posts.size === 0 && !pages && !categories

/** Referenced texts may refer to others, so their needs are added. */
async function loadReferencedTexts(
  database: Database,
  needs: DataNeeds,
): Promise<ReadonlyMap<number, ReferencedText>> {
  const texts = new Map<number, ReferencedText>()
  const requested = new Set<number>()
  for (let depth = 0; depth < MAX_REFERENCE_DEPTH; depth++) {
    const missing = [...needs.texts].filter((id) => !requested.has(id))
    if (missing.length === 0) break
    for (const id of missing) requested.add(id)
    for (const text of await findReferencedTexts(database, missing)) {
      texts.set(text.id, text)
      collectDataNeeds(needs, text.content)
    }
  }
  return texts
}

const BY_NAME = { orderBy: 'name', descending: false, limit: MAX_CATEGORIES, offset: 0 } as const

const PUBLIC_POSTS = visibleTo(ANONYMOUS, contentTypes.post, ['publish'])

const PAGES: EntryListQuery = {
  where: visibleTo(ANONYMOUS, contentTypes.page, ['publish']),
  orderBy: byMenuOrderAndTitle,
  limit: MAX_PAGES,
}

const ORDERS = { date: byDate, title: byTitle } as const

function postsQuery({
  count,
  categories,
  author,
  orderBy,
  ascending,
}: LatestPostsQuery): EntryListQuery {
  const conditions = [
    PUBLIC_POSTS,
    ...(author === undefined ? [] : [byAuthors([author])]),
    ...(categories.length === 0 ? [] : [withTermIds(categories)]),
  ]
  return {
    where: every(conditions),
    orderBy: ORDERS[orderBy](ascending ? 'asc' : 'desc'),
    limit: count,
  }
}
