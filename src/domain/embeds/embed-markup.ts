/**
 * Sanitizes the markup that other sites provide for embedding: a sandboxed frame, or a quotation
 * with links. Scripts and everything else are removed.
 */
import { escapeAttribute } from '../text/addresses.ts'
import type { MarkupPolicy } from '../text/allowed-html.ts'
import { readAttributes } from '../text/read-attributes.ts'
import { sanitizeHtml } from '../text/sanitize.ts'
import { tokenize, type Token } from '../../markup/tokens.ts'

const NONE: ReadonlySet<string> = new Set()

const policy: MarkupPolicy = {
  elements: new Map<string, ReadonlySet<string>>([
    ['iframe', new Set(['src', 'width', 'height', 'title'])],
    ['blockquote', new Set(['cite'])],
    ['a', new Set(['href', 'title'])],
    ...['p', 'br', 'em', 'strong', 'i', 'b'].map((name): [string, typeof NONE] => [name, NONE]),
  ]),
  common: new Set(['lang', 'dir']),
  prefixed: false,
}

/** Enough for players on other sites; never used for this site, whose pages could escape. */
const SANDBOX = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'
const LISTED_SANDBOX = `${SANDBOX} allow-same-origin allow-scripts`
const OTHER_SANDBOX = `${SANDBOX} allow-scripts`

export interface MarkupSource {
  /** Whether this is a listed provider; frames of others get an opaque origin. */
  readonly listed: boolean
  readonly siteUrl: string
}

/**
 * Returns the safe part of a provider's markup; '' if nothing visible remains. Elements are closed
 * in order, so that the markup cannot affect its surroundings.
 */
export function cleanEmbedMarkup(html: string, source: MarkupSource): string {
  const tokens = tokenize(sanitizeHtml(withoutScripts(html), policy))
  const open = new OpenElements()
  let inFrame = false
  let shows = false
  let result = ''
  for (const token of tokens) {
    if (token.kind === 'tag' && token.name === 'iframe') {
      const frame = token.closing || inFrame ? '' : frameOf(token, source)
      inFrame = !token.closing
      shows ||= frame !== ''
      result += frame
    } else if (!inFrame && token.kind === 'text') {
      shows ||= token.text.trim() !== ''
      result += token.text
    } else if (!inFrame && token.kind === 'tag') {
      result += open.balanced(token)
    }
  }
  return shows ? (result + open.closing()).trim() : ''
}

/** The content of scripts and styles is not text. */
const withoutScripts = (html: string): string =>
  tokenize(html, { raw: ['script', 'style'] })
    .filter(({ kind }) => kind === 'text' || kind === 'tag')
    .map(({ text }) => text)
    .join('')

/** The elements around a place, which end in order. */
class OpenElements {
  readonly #names: string[] = []
  /** How many there are of each name: to look for one that is not there takes long among thousands. */
  readonly #counts = new Map<string, number>()

  /** The text of a tag, with those that have to end before it; '' for an end without a beginning. */
  balanced({ name, text, closing }: Token): string {
    if (name === 'br') return closing ? '' : text
    const count = this.#counts.get(name) ?? 0
    if (!closing) {
      this.#names.push(name)
      this.#counts.set(name, count + 1)
      return text
    }
    return count === 0 ? '' : this.#closeFrom(this.#names.lastIndexOf(name))
  }

  /** The ends of all of them. */
  closing(): string {
    return this.#closeFrom(0)
  }

  #closeFrom(place: number): string {
    const names = this.#names.splice(place).toReversed()
    for (const name of names) this.#counts.set(name, (this.#counts.get(name) ?? 0) - 1)
    return names.map((name) => `</${name}>`).join('')
  }
}

/** Rebuilds a frame; '' if it shows this site itself or its address is not a web address. */
function frameOf({ text }: Token, { listed, siteUrl }: MarkupSource): string {
  const given = readAttributes(text)
  const address = (given.get('src') ?? '').trim()
  // Older players often use addresses without a scheme.
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(whole)) return ''
  const url = new URL(whole)
  const own = new URL(siteUrl)
  if (!['http:', 'https:'].includes(url.protocol) || url.hostname === own.hostname) return ''
  if (url.username !== '' || url.password !== '') return ''
  const title = escapeAttribute(given.get('title') ?? '')
  const sizes = ['width', 'height'].flatMap((name) => {
    const size = /^\d{1,4}$/.exec(given.get(name) ?? '')
    return size === null ? [] : [`${name}="${size[0]}"`]
  })
  return [
    `<iframe src="${escapeAttribute(url.href)}"`,
    ...(title === '' ? [] : [`title="${title}"`]),
    ...sizes,
    `sandbox="${listed ? LISTED_SANDBOX : OTHER_SANDBOX}"`,
    'allow="fullscreen; encrypted-media; picture-in-picture" allowfullscreen',
    'referrerpolicy="strict-origin-when-cross-origin" frameborder="0" loading="lazy"></iframe>',
  ].join(' ')
}
