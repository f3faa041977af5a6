/**
 * What readers get for stored text. Each function is pure, so that results are remembered by the
 * text they were made from. Stored text itself is never changed here.
 */
import { NO_BLOCK_DATA, type BlockData } from '../blocks/block-data.ts'
import { renderBlocks } from '../blocks/render-blocks.ts'
import { needsData } from '../blocks/wishes.ts'
import { hasBlocks, keepTextBlocks } from './blocks.ts'
import { memoize } from './memo.ts'
import { addParagraphs } from './paragraphs.ts'
import { visibleText } from './plain-text.ts'
import { expandShortcodes, expandWithAdPlaces, removeShortcodes } from './shortcodes.ts'
import { typeset } from './typography.ts'

const megabyte = 1024 * 1024

/** Words of an excerpt that is made from the content. */
const excerptWords = 30
const excerptMore = ' [&hellip;]'

/**
 * The HTML of a stored content, e.g. `One\n\nTwo` as `<p>One</p>\n<p>Two</p>`.
 *
 * @param data what `loadBlockData` found for the text; without it blocks that need any are empty
 */
export function renderContent(raw: string, data: BlockData = NO_BLOCK_DATA): string {
  // What depends on more than the text is not remembered by the text.
  return needsData(raw) ? renderWith(raw, data, expandShortcodes) : renderAlone(raw)
}

type Shortcodes = (html: string) => string

const renderWith = (raw: string, data: BlockData, shortcodes: Shortcodes): string =>
  renderText(raw, (blocks) => renderBlocks(blocks, data), shortcodes)

const renderAlone = memoize(
  (raw) => renderWith(raw, NO_BLOCK_DATA, expandShortcodes),
  24 * megabyte,
)

/** The same, with places for the ads that shortcodes name: `<div data-ads-place="7"></div>`. */
export function renderContentForAds(raw: string, data: BlockData = NO_BLOCK_DATA): string {
  return needsData(raw) ? renderWith(raw, data, expandWithAdPlaces) : renderAloneForAds(raw)
}

const renderAloneForAds = memoize(
  (raw) => renderWith(raw, NO_BLOCK_DATA, expandWithAdPlaces),
  4 * megabyte,
)

function renderText(
  raw: string,
  fromBlocks: (raw: string) => string,
  withShortcodes: (html: string) => string,
): string {
  const blocks = hasBlocks(raw)
  const html = typeset(withShortcodes(blocks ? fromBlocks(raw) : raw))
  // Blocks bring their own markup; adding paragraphs could only harm it.
  return blocks ? html.trim() : addParagraphs(html)
}

/** The HTML of a stored title: typographic signs, no paragraphs. */
export function renderTitle(raw: string): string {
  return typeset(raw).trim()
}

/** The HTML of an excerpt that somebody wrote; '' for an empty one. */
export function renderExcerpt(raw: string): string {
  return addParagraphs(typeset(raw))
}

/** The HTML of an excerpt made from a stored content: its first words without any markup. */
export const renderGeneratedExcerpt: (rawContent: string) => string = memoize((raw) => {
  const html = renderText(raw, keepTextBlocks, removeShortcodes)
  // A `<` that is left over begins no tag; it must not begin one beside other words either.
  const text = visibleText(html).replace(/<(?=[a-z/!?])/gi, '&lt;')
  return renderExcerpt(firstWords(text, excerptWords))
}, 4 * megabyte)

/** The excerpt shown for an item: the written one, or one made from the content. */
export function renderExcerptOf(item: {
  readonly excerpt: string
  readonly content: string
}): string {
  return item.excerpt === '' ? renderGeneratedExcerpt(item.content) : renderExcerpt(item.excerpt)
}

function firstWords(text: string, limit: number): string {
  const words: string[] = []
  for (const [word] of text.matchAll(/[^ \t\r\n]+/g)) {
    if (words.length === limit) return words.join(' ') + excerptMore
    words.push(word)
  }
  return words.join(' ')
}
