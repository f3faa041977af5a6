/** How the markup of each dynamic block is made; `embed` is the one static block among them. */
import { DateTime } from 'luxon'
import type { EntryListItem } from '../../../data/block-reader.ts'
import type { TermRow } from '../../../data/term-row.ts'
import { contentTypes } from '../content-types.ts'
import { permalink } from '../permalinks.ts'
import { inlineMarkup } from '../rendering/allowed-html.ts'
import { sanitizeHtml } from '../rendering/sanitize.ts'
import { typeset } from '../rendering/typography.ts'
import { taxonomies } from '../taxonomies.ts'
import type { AttributeValues } from './attributes.ts'
import type { BlockData } from './block-data.ts'
import { dynamicTypes } from './dynamic-types.ts'
import { address, attribute, classes, textOf } from './markup.ts'
import type { Block } from './walk.ts'
import { keyOf, postsWish, referenceOf } from './wishes.ts'

/** What a maker works with beside the block. */
export interface Workshop {
  readonly data: BlockData
  /** The text of that id and type, its own blocks made; '' where it may not be shown here. */
  readonly expand: (id: number, type: string, around?: string) => string
}

type Maker = (block: Block, values: AttributeValues, workshop: Workshop) => string

const { navigation, navigationSubmenu } = dynamicTypes

export const makers: Readonly<Record<string, Maker>> = {
  [dynamicTypes.block.name]: (block, _values, { expand }) =>
    expand(referenceOf(block.attributes) ?? 0, 'core_block'),
  [dynamicTypes.latestPosts.name]: makeLatestPosts,
  [dynamicTypes.categories.name]: makeCategories,
  [dynamicTypes.pageList.name]: makePageList,
  [navigation.name]: makeNavigation,
  [dynamicTypes.navigationLink.name]: makeLink,
  [navigationSubmenu.name]: makeLink,
  'core/embed': ({ inner }) => linkAddress(inner),
}

/** Below this size an embed is one address in a frame of markup; above it is something else. */
const LARGEST_EMBED = 10_000
const LONE_ADDRESS = /(>\s*)(https?:\/\/[^\s<>"']{1,2000})(\s*<)/

/** The address that an embed holds, which programs replace by the thing itself, for readers. */
function linkAddress(inner: string): string {
  if (inner.length > LARGEST_EMBED) return inner
  return inner.replace(LONE_ADDRESS, '$1<a href="$2">$2</a>$3')
}

function makeLatestPosts(_block: Block, values: AttributeValues, { data }: Workshop): string {
  const posts = data.posts.get(keyOf(postsWish(values))) ?? []
  if (posts.length === 0) return ''
  const items = posts.map((post) => {
    const date = values['displayPostDate'] === true ? dateOf(post, data.zone) : ''
    return `<li>${entryLink('wp-block-latest-posts__post-title', post, 'post', data)}${date}</li>`
  })
  const own = classes('wp-block-latest-posts__list wp-block-latest-posts', values)
  return `<ul${own}>${items.join('\n')}</ul>`
}

function dateOf({ date }: EntryListItem, zone: string): string {
  const local = DateTime.fromJSDate(date, { zone }).setLocale('en')
  const machine = local.toISO({ suppressMilliseconds: true }) ?? ''
  const words = local.toLocaleString(DateTime.DATE_FULL)
  return `<time${attribute('datetime', machine)} class="wp-block-latest-posts__post-date">${words}</time>`
}

function entryLink(
  className: string,
  entry: EntryListItem,
  type: 'post' | 'page',
  { siteUrl }: BlockData,
): string {
  const link = permalink(siteUrl, contentTypes[type], entry)
  const title = sanitizeHtml(typeset(entry.title).trim(), inlineMarkup).replaceAll(
    /<\/?a\b[^>]*>/g,
    '',
  )
  return `<a class="${className}"${address(link)}>${title === '' ? '(no title)' : title}</a>`
}

/** Things below things; those whose upper one is not shown stand at the top. */
function treeOf<T extends { readonly id: number; readonly parentId: number }>(
  things: readonly T[],
): (parent: number) => readonly T[] {
  const known = new Set(things.map(({ id }) => id))
  const below = new Map<number, T[]>()
  for (const thing of things) {
    const parent = known.has(thing.parentId) ? thing.parentId : 0
    const list = below.get(parent)
    if (list === undefined) below.set(parent, [thing])
    else list.push(thing)
  }
  return (parent) => below.get(parent) ?? []
}

function makeCategories(_block: Block, values: AttributeValues, { data }: Workshop): string {
  const shown = data.categories.filter(({ count }) => count > 0 || values['showEmpty'] === true)
  const line = ({ id, name, slug, count }: TermRow, inner: string): string => {
    const link = address(`${data.siteUrl}/${taxonomies.category.path}/${slug}/`)
    const number = values['showPostCounts'] === true ? ` (${count})` : ''
    return `<li class="cat-item cat-item-${id}"><a${link}>${sanitizeHtml(name, inlineMarkup)}</a>${number}${inner}</li>`
  }
  const below = treeOf(shown)
  const nested = (parent: number): string[] =>
    below(parent).map((term) => {
      const inner = nested(term.id).join('\n')
      return line(term, inner === '' ? '' : `<ul class="children">${inner}</ul>`)
    })
  const onlyTop = values['showOnlyTopLevel'] === true
  const flat = (onlyTop ? below(0) : shown).map((term) => line(term, ''))
  const items = values['showHierarchy'] === true && !onlyTop ? nested(0) : flat
  if (items.length === 0) return ''
  return `<ul${classes('wp-block-categories-list wp-block-categories', values)}>${items.join('\n')}</ul>`
}

/** Pages cannot stand below themselves; should they all the same, the list has an end. */
const DEEPEST_PAGE = 50

function makePageList(block: Block, values: AttributeValues, { data }: Workshop): string {
  const below = treeOf(data.pages)
  const items = (parent: number, depth = 0): string =>
    (depth > DEEPEST_PAGE ? [] : below(parent))
      .map((page) => {
        const inner = items(page.id, depth + 1)
        const link = entryLink('wp-block-pages-list__item__link', page, 'page', data)
        const list =
          inner === '' ? '' : `<ul class="wp-block-page-list__submenu-container">${inner}</ul>`
        return `<li class="wp-block-pages-list__item">${link}${list}</li>`
      })
      .join('\n')
  const all = items(Number(values['parentPageID']))
  // A navigation is a list itself.
  const nested = block.parent === navigation.name || block.parent === navigationSubmenu.name
  if (all === '' || nested) return all
  return `<ul${classes('wp-block-page-list', values)}>${all}</ul>`
}

function makeNavigation(block: Block, values: AttributeValues, { expand }: Workshop): string {
  const ref = referenceOf(block.attributes)
  const inner = ref === undefined ? block.inner : expand(ref, 'core_navigation', navigation.name)
  if (inner.trim() === '') return ''
  const label = attribute('aria-label', textOf(values, 'ariaLabel'))
  return (
    `<nav${classes('wp-block-navigation', values)}${label}>` +
    `<ul class="wp-block-navigation__container">${inner.trim()}</ul></nav>`
  )
}

/** A link of a navigation, and what stands below it. */
function makeLink(block: Block, values: AttributeValues): string {
  const label = sanitizeHtml(textOf(values, 'label'), inlineMarkup).replaceAll(/<\/?a\b[^>]*>/g, '')
  if (label.trim() === '') return ''
  const elsewhere = values['opensInNewTab'] === true
  const relations = [textOf(values, 'rel'), elsewhere ? 'noopener' : ''].join(' ').trim()
  const link =
    address(textOf(values, 'url')) +
    (elsewhere ? ' target="_blank"' : '') +
    attribute('rel', relations) +
    attribute('title', textOf(values, 'title'))
  const kind = block.name === navigationSubmenu.name ? 'submenu' : 'link'
  const below = block.inner.trim()
  const list =
    below === '' ? '' : `<ul class="wp-block-navigation__submenu-container">${below}</ul>`
  return (
    `<li${classes(`wp-block-navigation-item wp-block-navigation-${kind}`, values)}>` +
    `<a class="wp-block-navigation-item__content"${link}>` +
    `<span class="wp-block-navigation-item__label">${label}</span></a>${list}</li>`
  )
}
