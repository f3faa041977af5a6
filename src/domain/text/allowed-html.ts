/**
 * The markup allowed to authors without the capability for unfiltered HTML
 * (behaviour/permissions.md#writing-posts-and-pages).
 */

export interface MarkupPolicy {
  /** The attributes of each allowed element, in addition to the common ones. */
  readonly elements: ReadonlyMap<string, ReadonlySet<string>>
  /** Attributes of every element. */
  readonly common: ReadonlySet<string>
  /** Whether every element may have `data-` and `aria-` attributes. */
  readonly prefixed: boolean
}

function policy(table: string, common: string, prefixed: boolean): MarkupPolicy {
  const elements = table
    .trim()
    .split(/\s*\n\s*/)
    .flatMap((row) => {
      const [names = '', attributes = ''] = row.split(':')
      const allowed = new Set(attributes.split(' ').filter(Boolean))
      return names.split(' ').map((name) => [name, allowed] as const)
    })
  return { elements: new Map(elements), common: new Set(common.split(' ')), prefixed }
}

/**
 * Posts and pages: everything for text, tables and media. Nothing that runs scripts, frames, submits
 * or restyles the page, and nothing whose content a browser does not parse as markup.
 */
export const postMarkup = policy(
  `
  a:href rel rev name target download hreflang type
  abbr acronym address article aside b bdi bdo big center cite code dfn div dt em footer header
  hgroup i kbd main mark nav p pre rb rp rt rtc ruby s samp section small span strike strong sub
  summary sup tt u var wbr br figure figcaption dd dl:align width clear
  audio:autoplay controls loop muted preload src
  blockquote q:cite
  button:disabled name type value
  caption:align
  col colgroup:align char charoff span valign width
  del ins:cite datetime
  details:open name
  fieldset legend:align
  font:color face size
  h1 h2 h3 h4 h5 h6:align
  hr:align noshade size width
  img:align alt border decoding height hspace loading longdesc sizes src usemap vspace width
  label:for
  li:align value
  map:name
  area:alt coords href nohref shape target
  menu:type
  ol:reversed start type
  picture:
  source:media sizes src type width height
  table:align bgcolor border cellpadding cellspacing rules summary width
  tbody tfoot thead tr:align bgcolor char charoff valign
  td th:abbr align axis bgcolor char charoff colspan headers height nowrap rowspan scope valign width
  time:datetime
  track:default kind label src srclang
  ul:type
  video:autoplay controls height loop muted playsinline poster preload src width
  `.replace(/\n\s+(hgroup|summary) /g, ' $1 '),
  'class id style title lang dir role hidden',
  true,
)

/** Titles, names of terms and descriptions: a few inline elements. */
export const inlineMarkup = policy(
  `
  a:href title
  abbr acronym:title
  b code em i s strike strong
  blockquote q:cite
  del:datetime
  cite
  `,
  'lang dir',
  false,
)

/** Comments: what replies, quotations and links need. */
export const commentMarkup = policy(
  `
  a:href title
  abbr acronym:title
  blockquote q:cite
  del:datetime
  b cite code em i s strike strong
  `,
  'lang dir',
  false,
)

/** Attributes that hold an address. */
export const addressAttributes: ReadonlySet<string> = new Set([
  'href',
  'src',
  'cite',
  'longdesc',
  'poster',
  'usemap',
])

/** Allowed properties of style attributes; none that moves an element out of its place. */
const styles = new Set(
  (
    'aspect-ratio background background-color background-image background-position ' +
    'background-repeat background-size border border-bottom border-bottom-color ' +
    'border-bottom-left-radius border-bottom-right-radius border-bottom-style ' +
    'border-bottom-width border-collapse border-color border-left border-left-color ' +
    'border-left-style border-left-width border-radius border-right border-right-color ' +
    'border-right-style border-right-width border-spacing border-style border-top ' +
    'border-top-color border-top-left-radius border-top-right-radius border-top-style ' +
    'border-top-width border-width box-shadow caption-side clear color column-count column-fill ' +
    'column-gap column-rule column-span column-width columns direction display fill filter ' +
    'flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font ' +
    'font-family font-size font-style font-variant font-weight gap grid-column grid-gap grid-row ' +
    'grid-template-columns grid-template-rows height justify-content justify-items justify-self ' +
    'align-content align-items align-self letter-spacing line-height list-style list-style-type ' +
    'margin margin-block margin-bottom margin-inline margin-left margin-right margin-top ' +
    'max-height max-width min-height min-width object-fit object-position opacity order overflow ' +
    'padding padding-block padding-bottom padding-inline padding-left padding-right padding-top ' +
    'row-gap stroke table-layout text-align text-decoration text-indent text-shadow ' +
    'text-transform vertical-align white-space width word-spacing writing-mode'
  ).split(' '),
)

const imageStyles = new Set(['background', 'background-image'])
const imageAddress = /url\(\s*(["']?)(?:https?:\/)?\/[^"'()\s]*\1\s*\)/gi
const functions =
  /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|calc|min|max|clamp|minmax|repeat|var|(?:linear|radial|conic)-gradient|blur|brightness|contrast|grayscale|sepia|drop-shadow)\(/gi

/**
 * Returns the safe declarations of a style attribute in order, joined by semicolons.
 *
 * @param style the attribute's value with character references decoded
 */
export function safeStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter(isSafeDeclaration)
    .join(';')
}

function isSafeDeclaration(declaration: string): boolean {
  const colon = declaration.indexOf(':')
  const property = declaration.slice(0, colon).trim().toLowerCase()
  const value = declaration.slice(colon + 1)
  if (colon < 1 || !(styles.has(property) || /^--[\w-]{1,80}$/.test(property))) return false
  // oxlint-disable-next-line no-control-regex -- control characters can hide a word
  if (/[\\<>&{}@\0-\x08\x0b-\x1f]|\/\*/.test(value)) return false
  const plain = imageStyles.has(property) ? value.replace(imageAddress, '') : value
  // A colon would belong to an address that has not been checked.
  if (plain.includes(':')) return false
  // The rest may call only the listed functions, with balanced parentheses.
  const calls = plain.replace(functions, '(')
  if (/[^\s(,+*/-]\(/.test(calls)) return false
  return (plain.match(/\(/g)?.length ?? 0) === (plain.match(/\)/g)?.length ?? 0)
}
