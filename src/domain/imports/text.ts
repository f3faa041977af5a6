/** Removes what a database cannot store: lone surrogates and control characters. */
export const storable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  text.toWellFormed().replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')

const MARKUP =
  /<\/?(?:p|br|a|b|i|u|em|strong|ul|ol|li|div|span|h[1-6]|img|html|body|table)\b[^<>]*>/i

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Converts a description to HTML. Text with common elements already is HTML; in plain text, empty
 * lines separate paragraphs and other line ends are kept.
 */
export function descriptionHtml(text: string): string {
  const clean = storable(text).replaceAll(/\r\n?/g, '\n').trim()
  if (clean === '') return ''
  if (MARKUP.test(clean)) return bodyOf(clean)
  return clean
    .replaceAll(/[&<>]/g, (sign) => REFERENCES[sign] ?? sign)
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />\n')}</p>`)
    .join('\n')
}

/** The visible part of a whole document, as written by Outlook. */
export function bodyOf(html: string): string {
  const from = /<body\b[^<>]*>/i.exec(html)
  const inner = from === null ? html : html.slice(from.index + from[0].length)
  const to = inner.search(/<\/body\s*>/i)
  return storable(to < 0 ? inner : inner.slice(0, to)).trim()
}
