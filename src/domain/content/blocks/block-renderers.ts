/** Renderers of dynamic blocks; `embed` is the only static block among them. */
import type { EntryListItem } from '../../../data/entries/block-reader.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { permalink } from '../permalinks.ts'
import { inlineMarkup } from '../../text/allowed-html.ts'
import { sanitizeHtml } from '../../text/sanitize.ts'
import { dateWithOffset, longDate } from '../../time/local-time.ts'
import { typeset } from '../rendering/typography.ts'
import { taxonomies } from '../../content-types/taxonomies.ts'
import type { AttributeValues } from './attributes.ts'
import type { BlockData } from './block-data.ts'
import { dynamicTypes } from './dynamic-types.ts'
import { address, attribute, classes, textOf } from './markup.ts'
import type { Block } from './walk.ts'
import { queryKey, latestPostsQuery, referenceOf } from './data-needs.ts'

export interface RenderContext {
  readonly data: BlockData
  /** Renders the text with that id and type; '' if it must not be shown here. */
  readonly expand: (id: number, type: string, around?: string) => string
}

type BlockRenderer = (block: Block, values: AttributeValues, context: RenderContext) => string

const { navigation, navigationSubmenu } = dynamicTypes

export const blockRenderers: Readonly<Record<string, BlockRenderer>> = {
  [dynamicTypes.block.name]: (block, _values, { expand }) =>
    expand(referenceOf(block.attributes) ?? 0, 'core_block'),
  [dynamicTypes.latestPosts.name]: renderLatestPosts,
  [dynamicTypes.categories.name]: renderCategories,
  [dynamicTypes.pageList.name]: renderPageList,
  [navigation.name]: renderNavigation,
  [dynamicTypes.navigationLink.name]: renderNavigationLink,
  [navigationSubmenu.name]: renderNavigationLink,
  'core/embed': ({ inner }) => linkAddress(inner),
}

/** Below this length an embed is a single address with markup around it. */
const MAX_EMBED_LENGTH = 10_000
const LONE_ADDRESS = /(>\s*)(https?:\/\/[^\s<>"']{1,2000})(\s*<)/

/** Turns the address of an embed, which programs replace with its content, into a link for readers. */
function linkAddress(inner: string): string {
  if (inner.length > MAX_EMBED_LENGTH) return inner
  return inner.replace(LONE_ADDRESS, '$1<a href="$2">$2</a>$3')
}

function renderLatestPosts(
  _block: Block,
  values: AttributeValues,
  { data }: RenderContext,
): string {
  const posts = data.posts.get(queryKey(latestPostsQuery(values))) ?? []
  if (posts.length === 0) return ''
  const items = posts.map((post) => {
    const date = values['displayPostDate'] === true ? dateOf(post, data.zone) : ''
    return `<li>${entryLink('wp-block-latest-posts__post-title', post, 'post', data)}${date}</li>`
  })
  const own = classes('wp-block-latest-posts__list wp-block-latest-posts', values)
  return `<ul${own}>${items.join('\n')}</ul>`
}

function dateOf({ date }: EntryListItem, zone: string): string {
  const machine = attribute('datetime', dateWithOffset(date, zone))
  return `<time${machine} class="wp-block-latest-posts__post-date">${longDate(date, zone)}</time>`
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

/** Groups items by parent; items whose parent is not shown move to the top level. */
function childrenByParent<T extends { readonly id: number; readonly parentId: number }>(
  items: readonly T[],
): (parent: number) => readonly T[] {
  const known = new Set(items.map(({ id }) => id))
  const below = new Map<number, T[]>()
  for (const thing of items) {
    const parent = known.has(thing.parentId) ? thing.parentId : 0
    const list = below.get(parent)
    if (list === undefined) below.set(parent, [thing])
    else list.push(thing)
  }
  return (parent) => below.get(parent) ?? []
}

function renderCategories(_block: Block, values: AttributeValues, { data }: RenderContext): string {
  const shown = data.categories.filter(({ count }) => count > 0 || values['showEmpty'] === true)
  const line = ({ id, name, slug, count }: TermRow, inner: string): string => {
    const link = address(`${data.siteUrl}/${taxonomies.category.path}/${slug}/`)
    const number = values['showPostCounts'] === true ? ` (${count})` : ''
    return `<li class="cat-item cat-item-${id}"><a${link}>${sanitizeHtml(name, inlineMarkup)}</a>${number}${inner}</li>`
  }
  const below = childrenByParent(shown)
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

/** Bounds the recursion in case of a cycle, which should not occur. */
const MAX_PAGE_DEPTH = 50

function renderPageList(block: Block, values: AttributeValues, { data }: RenderContext): string {
  const below = childrenByParent(data.pages)
  const items = (parent: number, depth = 0): string =>
    (depth > MAX_PAGE_DEPTH ? [] : below(parent))
      .map((page) => {
        const inner = items(page.id, depth + 1)
        const link = entryLink('wp-block-pages-list__item__link', page, 'page', data)
        const list =
          inner === '' ? '' : `<ul class="wp-block-page-list__submenu-container">${inner}</ul>`
        return `<li class="wp-block-pages-list__item">${link}${list}</li>`
      })
      .join('\n')
  const all = items(Number(values['parentPageID']))
  // A navigation already is a list.
  const nested = block.parent === navigation.name || block.parent === navigationSubmenu.name
  if (all === '' || nested) return all
  return `<ul${classes('wp-block-page-list', values)}>${all}</ul>`
}

function renderNavigation(
  block: Block,
  values: AttributeValues,
  { expand }: RenderContext,
): string {
  const ref = referenceOf(block.attributes)
  const inner = ref === undefined ? block.inner : expand(ref, 'core_navigation', navigation.name)
  if (inner.trim() === '') return ''
  const label = attribute('aria-label', textOf(values, 'ariaLabel'))
  return (
    `<nav${classes('wp-block-navigation', values)}${label}>` +
    `<ul class="wp-block-navigation__container">${inner.trim()}</ul></nav>`
  )
}

/** Renders a link of a navigation, with its children. */
function renderNavigationLink(block: Block, values: AttributeValues): string {
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
