import { decodeEntities } from '../content/rendering/addresses.ts'
import { memoize } from '../content/rendering/memo.ts'
import { visibleText } from '../content/rendering/plain-text.ts'
import { renderExcerptOf, renderTitle } from '../content/rendering/render.ts'

interface Titled {
  readonly title: string
  readonly password: string
}

/** Signs that writers of texts name rather than type, and that no safety depends on. */
const SIGNS: Readonly<Record<string, string>> = {
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  deg: '°',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
}

/** What a reader of the markup would see, on one line. */
export const plainText = memoize(readPlainText, 8 * 1024 * 1024)

function readPlainText(html: string): string {
  const text = visibleText(html)
    .replaceAll(' [&hellip;]', ' …')
    .replaceAll(/&([a-z]{3,6});/g, (whole, name: string) => SIGNS[name] ?? whole)
  return decodeEntities(text).replaceAll(/\s+/g, ' ').trim()
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
