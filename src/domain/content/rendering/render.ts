/**
 * Renders stored text for readers. Each function is pure, so that results are cached by their
 * input. Stored text itself is never changed here.
 */
import { NO_BLOCK_DATA, type BlockData } from '../blocks/block-data.ts'
import { renderBlocks } from '../blocks/render-blocks.ts'
import { needsData } from '../blocks/data-needs.ts'
import { hasBlocks } from '../../../markup/block-delimiters.ts'
import { keepTextBlocks } from './blocks.ts'
import { memoizeSliced, type Memo } from './memo.ts'
import { addingParagraphs, addParagraphs } from './paragraphs.ts'
import { visibleBeginning } from '../../text/plain-text.ts'
import { expandShortcodes, expandWithAdPlaces, removeShortcodes } from './shortcodes.ts'
import { runToCompletion, runInSlices, LARGE_TEXT, type Sliced } from '../../text/slices.ts'
import { typeset, typesetting } from './typography.ts'

/** Of an excerpt that is made from the content; not all languages have blanks between words. */
const excerptLimits = { words: 30, characters: 1000 }
const excerptMore = ' [&hellip;]'

/**
 * The HTML of a stored content, e.g. `One\n\nTwo` as `<p>One</p>\n<p>Two</p>`.
 *
 * @param data what `loadBlockData` found for the text; without it blocks that need any are empty
 */
export function renderContent(raw: string, data: BlockData = NO_BLOCK_DATA): string {
  // Results that depend on more than the text are not cached by the text.
  return needsData(raw) ? renderWith(raw, data, 'content') : renderAlone(raw)
}

export interface RenderableTexts {
  readonly content: string
  readonly excerpt: string
}

type ContentPart = 'content' | 'content for ads'

export type RenderedPart = ContentPart | 'excerpt'

const CONTENT_PARTS: readonly ContentPart[] = ['content', 'content for ads']

/**
 * Renders the large texts of entries in slices, so that the synchronous functions here find them in
 * the cache. Await it wherever entries are about to be shown.
 *
 * @param data the data of the blocks; texts that need it are rendered with it
 * @returns the data to show the entries with
 */
export async function prerender(
  entries: readonly RenderableTexts[],
  parts: readonly RenderedPart[],
  data: BlockData = NO_BLOCK_DATA,
): Promise<BlockData> {
  const rendered = new Map(data.rendered)
  for (const { content, excerpt } of entries) {
    for (const part of CONTENT_PARTS) {
      if (!parts.includes(part)) continue
      if (!needsData(content)) await memoOf(content, part).prepare(content)
      else if (sizeWith(content, data) >= LARGE_TEXT)
        rendered.set(
          keyOf(content, part),
          await runInSlices(() => renderingWith(content, data, part)),
        )
    }
    if (parts.includes('excerpt') && excerpt === '') await renderGeneratedExcerpt.prepare(content)
  }
  return { ...data, rendered }
}

/** The length of a text and of those that it may refer to. */
const sizeWith = (raw: string, { texts }: BlockData): number =>
  [...texts.values()].reduce((size, { content }) => size + content.length, raw.length)

type Shortcodes = (html: string) => Sliced<string>

const shortcodesOf: Readonly<Record<ContentPart, Shortcodes>> = {
  content: expandShortcodes,
  'content for ads': expandWithAdPlaces,
}

const keyOf = (raw: string, part: ContentPart): string => `${part}\n${raw}`

const renderWith = (raw: string, data: BlockData, part: ContentPart): string =>
  data.rendered.get(keyOf(raw, part)) ?? runToCompletion(renderingWith(raw, data, part))

const renderingWith = (raw: string, data: BlockData, part: ContentPart): Sliced<string> =>
  renderingText(raw, (blocks) => renderBlocks(blocks, data), shortcodesOf[part])

const renderAlone = memoizeSliced('contents', (raw) => renderingWith(raw, NO_BLOCK_DATA, 'content'))

/** The same, with places for the ads that shortcodes name: `<div data-ads-place="7"></div>`. */
export function renderContentForAds(raw: string, data: BlockData = NO_BLOCK_DATA): string {
  const part = 'content for ads'
  return needsData(raw) ? renderWith(raw, data, part) : memoOf(raw, part)(raw)
}

const renderAloneForAds = memoizeSliced('contents with ads', (raw) =>
  renderingWith(raw, NO_BLOCK_DATA, 'content for ads'),
)

/** Most texts name no ads; blocks may do so in another spelling. */
const memoOf = (raw: string, part: ContentPart): Memo =>
  part === 'content for ads' && (raw.includes('[ads') || hasBlocks(raw))
    ? renderAloneForAds
    : renderAlone

/** The HTML of a text: blocks, then shortcodes, then typographic signs, then paragraphs. */
function* renderingText(
  raw: string,
  fromBlocks: (raw: string) => string,
  withShortcodes: Shortcodes,
): Sliced<string> {
  const blocks = hasBlocks(raw)
  const expanded = yield* withShortcodes(blocks ? fromBlocks(raw) : raw)
  yield
  const html = yield* typesetting(expanded)
  yield
  // Blocks have their own markup, which automatic paragraphs would break.
  return blocks ? html.trim() : yield* addingParagraphs(html)
}

/** The HTML of a stored title: typographic signs, no paragraphs. */
export function renderTitle(raw: string): string {
  return typeset(raw).trim()
}

/** The HTML of a manual excerpt; '' for an empty one. */
export function renderExcerpt(raw: string): string {
  return addParagraphs(typeset(raw))
}

/** The marks with which authors end a teaser and a page; the first may name its link. */
const TEASER_END = /<!--(?:more[^<>\n]{0,200}|nextpage)-->/

/** The part of a content that its excerpt is made from: all, unless a mark ends it after some text. */
function teaserOf(raw: string): string {
  const teaser = raw.slice(0, TEASER_END.exec(raw)?.index)
  return teaser.trim() === '' ? raw : teaser
}

/** The HTML of an excerpt made from a stored content: its first words without any markup. */
export const renderGeneratedExcerpt = memoizeSliced('excerpts', function* (raw) {
  const html = yield* renderingText(teaserOf(raw), keepTextBlocks, removeShortcodes)
  yield
  const { text: first, hasMore } = yield* visibleBeginning(html, excerptLimits)
  const text = hasMore ? first + excerptMore : first
  // A remaining `<` does not begin a tag, and must not begin one next to other words either.
  return renderExcerpt(text.replace(/<(?=[a-z/!?])/gi, '&lt;'))
})

/** The excerpt shown for an item: the written one, or one made from the content. */
export function renderExcerptOf(item: {
  readonly excerpt: string
  readonly content: string
}): string {
  return item.excerpt === '' ? renderGeneratedExcerpt(item.content) : renderExcerpt(item.excerpt)
}
