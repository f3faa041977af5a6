import {
  findReferencedTexts,
  listEntryItems,
  type EntryListQuery,
  type ReferencedText,
} from '../../../data/block-reader.ts'
import { join, sql, type Database } from '../../../data/database.ts'
import { listTerms } from '../../../data/term-reader.ts'
import { ANONYMOUS } from '../../accounts/caller.ts'
import { contentTypes } from '../content-types.ts'
import { visibleTo } from '../policy.ts'
import { DEEPEST_REFERENCE, NO_BLOCK_DATA, type BlockData } from './block-data.ts'
import { addWishes, noWishes, type PostsWish, type Wishes } from './wishes.ts'

interface BlockSite {
  readonly database: Database
  readonly siteUrl: string
}

const MOST_PAGES = 500
const MOST_CATEGORIES = 500

/**
 * Loads what the blocks of some texts show, in a number of statements that does not depend on how
 * many there are, and in none where no block needs any.
 */
export async function loadBlockData(
  { database, siteUrl }: BlockSite,
  zone: string,
  raws: readonly string[],
): Promise<BlockData> {
  const wishes = noWishes()
  for (const raw of raws) addWishes(wishes, raw)
  const texts = await loadTexts(database, wishes)
  if (isNothing(wishes)) return { ...NO_BLOCK_DATA, siteUrl, zone }
  const wished = [...wishes.posts]
  const [lists, categories] = await Promise.all([
    listEntryItems(database, [
      ...wished.map(([, wish]) => postsQuery(wish)),
      ...(wishes.pages ? [PAGES] : []),
    ]),
    wishes.categories ? listTerms(database, { taxonomy: 'category' }, BY_NAME) : [],
  ])
  return {
    siteUrl,
    zone,
    texts,
    posts: new Map(wished.map(([key], at) => [key, lists[at] ?? []])),
    pages: wishes.pages ? (lists.at(-1) ?? []) : [],
    categories,
    rendered: new Map(),
  }
}

const isNothing = ({ texts, posts, pages, categories }: Wishes): boolean =>
  texts.size === 0 && posts.size === 0 && !pages && !categories

/** Reusable blocks are for writers to look at; in a text they show to its readers. */
const REFERRED = sql`
  e.type IN ('core_block', 'core_navigation') AND e.status = 'publish' AND e.password = ''`

/** Texts that are referred to may refer to others, whose wishes are added. */
async function loadTexts(
  database: Database,
  wishes: Wishes,
): Promise<ReadonlyMap<number, ReferencedText>> {
  const texts = new Map<number, ReferencedText>()
  const asked = new Set<number>()
  for (let depth = 0; depth < DEEPEST_REFERENCE; depth++) {
    const missing = [...wishes.texts].filter((id) => !asked.has(id))
    if (missing.length === 0) break
    for (const id of missing) asked.add(id)
    for (const text of await findReferencedTexts(database, missing, REFERRED)) {
      texts.set(text.id, text)
      addWishes(wishes, text.content)
    }
  }
  return texts
}

const BY_NAME = { orderBy: 'name', descending: false, limit: MOST_CATEGORIES, offset: 0 } as const

const PUBLIC_POSTS = visibleTo(ANONYMOUS, contentTypes.post, ['publish'])

const PAGES: EntryListQuery = {
  where: visibleTo(ANONYMOUS, contentTypes.page, ['publish']),
  orderBy: sql`e.menu_order, left(e.title_folded, 200), e.id`,
  limit: MOST_PAGES,
}

const ORDERS = {
  date: { up: sql`e.date, e.id`, down: sql`e.date DESC, e.id DESC` },
  title: {
    up: sql`left(e.title_folded, 200), e.id`,
    down: sql`left(e.title_folded, 200) DESC, e.id DESC`,
  },
} as const

function postsQuery({ count, categories, author, orderBy, ascending }: PostsWish): EntryListQuery {
  const conditions = [PUBLIC_POSTS]
  if (author !== undefined) conditions.push(sql`e.author_id = ${author}`)
  if (categories.length > 0) {
    conditions.push(sql`EXISTS (
      SELECT FROM entry_terms et
      WHERE et.entry_id = e.id AND et.term_id = ANY(${[...categories]}::int[]))`)
  }
  return {
    where: join(conditions, ' AND '),
    orderBy: ORDERS[orderBy][ascending ? 'up' : 'down'],
    limit: count,
  }
}
