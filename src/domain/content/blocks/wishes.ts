import { delimitersOf } from '../rendering/blocks.ts'
import { parseAttributes, readAttributes, type AttributeValues } from './attributes.ts'
import { dynamicTypes } from './dynamic-types.ts'
import { fullName } from './walk.ts'

/** A list of posts that a block shows. */
export interface PostsWish {
  readonly count: number
  /** Ids; empty for any. */
  readonly categories: readonly number[]
  readonly author: number | undefined
  readonly orderBy: 'date' | 'title'
  readonly ascending: boolean
}

/** What the blocks of some texts have to be told before they can be made. */
export interface Wishes {
  /** Ids of texts that are referred to. */
  readonly texts: Set<number>
  /** By their keys. */
  readonly posts: Map<string, PostsWish>
  pages: boolean
  categories: boolean
}

export const noWishes = (): Wishes => ({
  texts: new Set(),
  posts: new Map(),
  pages: false,
  categories: false,
})

/** The most that a single text is given; further blocks stay empty. */
const MOST_TEXTS = 50
const MOST_LISTS = 10

const { block, categories, latestPosts, navigation, pageList } = dynamicTypes

/** Blocks whose markup depends on more than the text in which they stand. */
export const growingBlocks: ReadonlySet<string> = new Set(
  [block, categories, latestPosts, navigation, pageList].map(({ name }) => name),
)

const needy = /<!--\swp:(?:core\/)?(?:block|categories|latest-posts|navigation|page-list)\s/

/** Whether a text has blocks whose markup depends on more than the text. */
export const needsData = (raw: string): boolean => needy.test(raw)

/** Adds what the blocks of a text need. */
export function addWishes(wishes: Wishes, raw: string): void {
  if (!needsData(raw)) return
  let texts = 0
  let lists = 0
  for (const delimiter of delimitersOf(raw)) {
    if (delimiter.closing) continue
    const name = fullName(delimiter.name)
    if (name === pageList.name) wishes.pages = true
    if (name === categories.name) wishes.categories = true
    if ((name === block.name || name === navigation.name) && ++texts <= MOST_TEXTS) {
      const ref = referenceOf(parseAttributes(delimiter.attributes))
      if (ref !== undefined) wishes.texts.add(ref)
    }
    if (name === latestPosts.name && ++lists <= MOST_LISTS) {
      const wish = postsWish(parseAttributes(delimiter.attributes))
      wishes.posts.set(keyOf(wish), wish)
    }
  }
}

/** The text that a block stands for. */
export function referenceOf(attributes: AttributeValues): number | undefined {
  const { ref } = readAttributes(block.attributes, attributes).values
  return typeof ref === 'number' && ref > 0 ? ref : undefined
}

export function postsWish(given: AttributeValues): PostsWish {
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

export const keyOf = (wish: PostsWish): string => JSON.stringify(wish)

const MOST_CATEGORIES = 50

/** `[{ id: 3 }]`, or `[3]`. */
function idsOf(given: unknown): number[] {
  const list: unknown[] = Array.isArray(given) ? given.slice(0, MOST_CATEGORIES) : []
  return list
    .map((item) => Number(item instanceof Object && 'id' in item ? item.id : item))
    .filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
}
