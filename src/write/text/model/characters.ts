/** Characters of running text and the references that HTML writes for them. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  times: '×',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
}

/** A character reference; those that HTML also takes without a semicolon are text here. */
export const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});/gi

/** The character that a reference such as `&hellip;` stands for; undefined if it is not known. */
export function characterOf(reference: string): string | undefined {
  const name = reference.slice(1, -1)
  if (!name.startsWith('#')) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return isCharacter(code) ? String.fromCodePoint(code) : undefined
}

/** Control characters and what HTML maps to others is left as it is written. */
const isCharacter = (code: number): boolean =>
  code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0x7f && code < 0xa0) && !isSurrogate(code)
const isSurrogate = (code: number): boolean => code >= 0xd8_00 && code <= 0xdf_ff

/** Text as HTML. A blank that does not break is written so that it can be seen. */
export const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00A0', '&nbsp;')

/** The text of HTML without tags; references that are not known stay. */
export const unescapeText = (html: string): string =>
  html.replace(REFERENCE, (reference) => characterOf(reference) ?? reference)
