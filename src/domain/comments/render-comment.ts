import { memoize } from '../content/rendering/memo.ts'
import { addParagraphs } from '../content/rendering/paragraphs.ts'
import { tokenize, type Token } from '../../markup/tokens.ts'
import { typeset } from '../content/rendering/typography.ts'

const VOID = new Set('area br col hr img source track wbr'.split(' '))

/**
 * Renders a stored comment as HTML: adds paragraphs, turns addresses into links, and closes open
 * elements. Links are marked for search engines as user-generated.
 */
export const renderComment: (raw: string) => string = memoize('comments', (raw) =>
  addParagraphs(typeset(closeElements(linkAddresses(tokenize(raw))))),
)

/** Adds the required relation to links, and turns bare addresses into links. */
function linkAddresses(tokens: readonly Token[]): Token[] {
  let inside = 0
  return tokens.flatMap((token) => {
    if (token.kind === 'tag' && (token.name === 'a' || token.name === 'code')) {
      inside = Math.max(0, inside + (token.closing ? -1 : 1))
    }
    if (token.kind === 'tag' && token.name === 'a' && !token.closing) {
      return [{ ...token, text: withRelation(token.text) }]
    }
    if (token.kind !== 'text' || inside > 0 || !token.text.includes('://')) return [token]
    return tokenize(token.text.replace(BARE_ADDRESS, linkTo))
  })
}

const RELATION = ' rel="nofollow ugc"'

/** Attributes of a stored tag, one after the other; their values are quoted. */
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:=(?:"[^"]*"|'[^']*'))?/g

function withRelation(tag: string): string {
  const others = tag.replace(ATTRIBUTE, (whole, name: string) =>
    name.toLowerCase() === 'rel' ? '' : whole,
  )
  return others.replace(/\s*\/?>$/, `${RELATION}>`)
}

/** Text is stored with its signs encoded, and ends of sentences belong to no address. */
const BARE_ADDRESS = /\bhttps?:\/\/[^\s<>"'()]*[^\s<>"'().,:;!?]/gi

const linkTo = (address: string): string => `<a href="${address}"${RELATION}>${address}</a>`

/** The tokens as text: ends without a beginning go, beginnings without an end get one. */
function closeElements(tokens: readonly Token[]): string {
  const open: string[] = []
  const counts = new Map<string, number>()
  const parts: string[] = []
  const closeLast = (): string | undefined => {
    const last = open.pop()
    if (last === undefined) return undefined
    counts.set(last, (counts.get(last) ?? 1) - 1)
    parts.push(`</${last}>`)
    return last
  }
  for (const { kind, name, closing, text } of tokens) {
    if (kind !== 'tag' || VOID.has(name) || text.endsWith('/>')) parts.push(text)
    else if (!closing) {
      open.push(name)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      parts.push(text)
    } else if ((counts.get(name) ?? 0) > 0) {
      while (closeLast() !== name);
    }
  }
  while (open.length > 0) closeLast()
  return parts.join('')
}
