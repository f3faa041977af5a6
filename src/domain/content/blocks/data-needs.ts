import { parseAttributes } from '../../../markup/block-comments.ts'
import { delimitersOf } from '../../../markup/block-delimiters.ts'
import { isRowId } from '../../../stored-integer.ts'
import { readAttributes, type AttributeValues } from './attributes.ts'
import { dynamicTypes } from './dynamic-types.ts'
import { fullName } from './walk.ts'

/** A list of posts that a block shows. */
export interface LatestPostsQuery {
  readonly count: number
  /** Ids; empty for any. */
  readonly categories: readonly number[]
  readonly author: number | undefined
  readonly orderBy: 'date' | 'title'
  readonly ascending: boolean
}

/** The data that the blocks of some texts need to be rendered. */
export interface DataNeeds {
  readonly texts: Set<number>
  /** By their keys. */
  readonly posts: Map<string, LatestPostsQuery>
  pages: boolean
  categories: boolean
}

export const noDataNeeds = (): DataNeeds => ({
  texts: new Set(),
  posts: new Map(),
  pages: false,
  categories: false,
})

/** Limits for a single text; further blocks stay empty. */
const MAX_REFERENCES = 50
const MAX_POST_LISTS = 10

const { block, categories, latestPosts, navigation, pageList } = dynamicTypes

/** Blocks whose markup depends on more than the text that contains them. */
export const dataBlocks: ReadonlySet<string> = new Set(
  [block, categories, latestPosts, navigation, pageList].map(({ name }) => name),
)

const dataBlockPattern =
  /<!--\swp:(?:core\/)?(?:block|categories|latest-posts|navigation|page-list)\s/

/** Whether a text has blocks whose markup depends on more than the text. */
export const needsData = (raw: string): boolean => dataBlockPattern.test(raw)

/** Adds the needs of the blocks of a text. */
export function collectDataNeeds(needs: DataNeeds, raw: string): void {
  if (!needsData(raw)) return
  let texts = 0
  let lists = 0
  for (const delimiter of delimitersOf(raw)) {
    if (delimiter.closing) continue
    const name = fullName(delimiter.name)
    if (name === pageList.name) needs.pages = true
    if (name === categories.name) needs.categories = true
    if ((name === block.name || name === navigation.name) && ++texts <= MAX_REFERENCES) {
      const ref = referenceOf(parseAttributes(delimiter.attributes))
      if (ref !== undefined) needs.texts.add(ref)
    }
    if (name === latestPosts.name && ++lists <= MAX_POST_LISTS) {
      const query = latestPostsQuery(parseAttributes(delimiter.attributes))
      needs.posts.set(queryKey(query), query)
    }
  }
}

/** Returns the id of the text that a block refers to. */
export function referenceOf(attributes: AttributeValues): number | undefined {
  const { ref } = readAttributes(block.attributes, attributes).values
  return typeof ref === 'number' && ref > 0 ? ref : undefined
}

export function latestPostsQuery(given: AttributeValues): LatestPostsQuery {
  const { values } = readAttributes(latestPosts.attributes, given)
  const author = values['selectedAuthor']
  return {
    count: Number(values['postsToShow']),
    categories: idsOf(values['categories']),
    author: typeof author === 'number' ? author : undefined,
    orderBy: values['orderBy'] === 'title' ? 'title' : 'date',
    ascending: values['order'] === 'asc',
  }
}

export const queryKey = (query: LatestPostsQuery): string => JSON.stringify(query)

const MAX_CATEGORIES = 50

/** `[{ id: 3 }]`, or `[3]`. */
function idsOf(given: unknown): number[] {
  const list: unknown[] = Array.isArray(given) ? given.slice(0, MAX_CATEGORIES) : []
  return list
    .map((item) => Number(item instanceof Object && 'id' in item ? item.id : item))
    .filter(isRowId)
}
