import { decodeHTML } from 'entities'
import { memoizeSliced } from '../content/rendering/memo.ts'
import { visibleTextOf } from '../text/plain-text.ts'
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

/** What a reader of the markup would see, on one line. */
export const plainText = memoizeSliced('plain texts', readPlainText)

function* readPlainText(html: string): Sliced<string> {
  const visible = yield* visibleTextOf(html)
  yield
  return decodeHTML(visible.replaceAll(' [&hellip;]', ' …')).replaceAll(/\s+/g, ' ').trim()
}

/** Makes the plain texts of the contents of entries in slices, as `renderAhead` renders them. */
export async function plainContentsAhead(entries: readonly RenderableTexts[]): Promise<void> {
  await prerender(entries, ['content'])
  for (const { content } of entries) await plainText.prepare(renderContent(content))
}

/** The title as HTML, with a word before it where a password is asked for. */
export function htmlTitle({ title, password }: Titled): string {
  const html = renderTitle(title)
  return password === '' ? html : `Protected: ${html}`
}

/** The same as plain text. */
export const plainTitle = (entry: Titled): string => plainText(htmlTitle(entry))

/** The excerpt as plain text; nothing of an entry with a password. */
export function plainExcerpt(
  entry: Titled & { readonly excerpt: string; readonly content: string },
): string {
  return entry.password === '' ? plainText(renderExcerptOf(entry)) : ''
}
