import { decodeHTML } from 'entities'
import { memoizeSliced } from '../content/rendering/memo.ts'
import { visibleWordsOf } from '../text/plain-text.ts'
import {
  prerender,
  renderContent,
  renderExcerptOf,
  renderTitle,
  type RenderableTexts,
} from '../content/rendering/render.ts'
import type { Sliced } from '../text/slices.ts'

interface Titled {
  readonly title: string
  readonly password: string
}

/** The visible text of markup, on one line. */
export const plainText = memoizeSliced('plain texts', readPlainText)

function* readPlainText(html: string): Sliced<string> {
  const visible = yield* visibleWordsOf(html)
  yield
  return decodeHTML(visible.replaceAll(' [&hellip;]', ' …')).replaceAll(/\s+/g, ' ').trim()
}

/** Computes the plain text of entries in slices, as `renderAhead` does. */
export async function plainContentsAhead(entries: readonly RenderableTexts[]): Promise<void> {
  await prerender(entries, ['content'])
  for (const { content } of entries) await plainText.prepare(renderContent(content))
}

/** The title as HTML, with a prefix if the entry has a password. */
export function htmlTitle({ title, password }: Titled): string {
  const html = renderTitle(title)
  return password === '' ? html : `Protected: ${html}`
}

/** The same as plain text. */
export const plainTitle = (entry: Titled): string => plainText(htmlTitle(entry))

/** The excerpt as plain text; empty for an entry with a password. */
export function plainExcerpt(
  entry: Titled & { readonly excerpt: string; readonly content: string },
): string {
  return entry.password === '' ? plainText(renderExcerptOf(entry)) : ''
}
