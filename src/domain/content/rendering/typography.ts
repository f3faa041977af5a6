/**
 * Typographic signs for typed ones in running text: curly quotes, dashes, ellipses, primes, and
 * `&#038;` for a bare ampersand. All as numeric codes, so that the text stays ASCII.
 */
import { runToCompletion, STEPS_PER_SLICE, type Sliced } from '../../text/slices.ts'
import { tokensOf } from '../../../markup/tokens.ts'

const sign = {
  ampersand: '&#038;',
  openDouble: '&#8220;',
  closeDouble: '&#8221;',
  openSingle: '&#8216;',
  closeSingle: '&#8217;',
  prime: '&#8242;',
  doublePrime: '&#8243;',
  ellipsis: '&#8230;',
  longDash: '&#8212;',
  shortDash: '&#8211;',
  times: '&#215;',
  trademark: '&#8482;',
}

/** Elements whose text is shown as typed. */
const verbatim = new Set(['code', 'kbd', 'tt'])
const rawElements = ['pre', 'script', 'style']

/** Typographic signs in all text of an HTML fragment, outside of tags and of verbatim elements. */
export const typeset = (html: string): string => runToCompletion(typesetting(html))

/** The same, in slices. */
export function* typesetting(html: string): Sliced<string> {
  if (!/[&'"`.(x-]/.test(html)) return html
  if (!html.includes('<')) return yield* typesettingText(html)
  let depth = 0
  let steps = 0
  const parts: string[] = []
  for (const token of tokensOf(html, { raw: rawElements })) {
    if (++steps % STEPS_PER_SLICE === 0) yield
    if (token.kind === 'tag' && verbatim.has(token.name)) {
      depth = Math.max(0, depth + (token.closing ? -1 : 1))
    }
    if (token.kind !== 'text' || depth > 0) parts.push(token.text)
    else parts.push(yield* typesettingText(token.text))
  }
  return parts.join('')
}

/** Each kind of sign, and how a text that may have some is written with it. */
const kinds: readonly (readonly [RegExp, (text: string) => string | Sliced<string>])[] = [
  [/\.\.\.|``|''|\(tm\)/i, replaceSigns],
  [/-/, replaceDashes],
  [/['"]/, replaceQuotes],
  [/\dx\d/, replaceTimes],
  [/&/, replaceAmpersands],
]

function* typesettingText(text: string): Sliced<string> {
  let result = text
  for (const [found, replace] of kinds) {
    if (!found.test(result)) continue
    yield
    const replaced = replace(result)
    result = typeof replaced === 'string' ? replaced : yield* replaced
  }
  return result
}

function replaceAmpersands(text: string): string {
  return text.replace(/&(?!#(?:\d+|x[a-f\d]+);|[a-z1-4]{1,8};)/gi, sign.ampersand)
}

function replaceSigns(text: string): string {
  return text
    .replaceAll('...', sign.ellipsis)
    .replaceAll('``', sign.openDouble)
    .replaceAll("''", sign.closeDouble)
    .replaceAll(' (tm)', ` ${sign.trademark}`)
}

/** Three hyphens, or two alone, are a long dash; two within a word, or one alone, a short one. */
function replaceDashes(text: string): string {
  return text.replace(/---|--|(?<!\S)-(?!\S)/g, (dashes, at: number) => {
    if (dashes === '---') return sign.longDash
    if (dashes === '-') return sign.shortDash
    // Names in the encoded form of international domains begin with `xn--`.
    if (text.startsWith('xn', at - 2)) return dashes
    const alone = /^\s?$/.test(text.charAt(at - 1)) && /^\s?$/.test(text.charAt(at + 2))
    return alone ? sign.longDash : sign.shortDash
  })
}

const elided = /^(?:tain|twere|twas|tis|twill|til|bout|nuff|round|cause|em)\b/
const year = /^\d\d(?:[.,:;!?)}\]\s-]|&gt;|$)/
const quotedNumber = /^\d[\d.,]*$/

/** Classifies each quote by its neighbours; after an opening one it is closing, not a prime. */
function* replaceQuotes(text: string): Sliced<string> {
  let steps = 0
  let openSingle = false
  let openDouble = false
  let result = ''
  let done = 0
  const quotes = /['"]/g
  for (let match = quotes.exec(text); match; match = quotes.exec(text)) {
    if (++steps % STEPS_PER_SLICE === 0) yield
    const at = match.index
    const before = at === 0 ? '' : text.charAt(at - 1)
    let replacement: string
    if (match[0] === '"') {
      const opens = startsWord(text, at, /[\s([{-]/) && !/\s/.test(text.charAt(at + 1))
      const prime = !opens && !openDouble && /\d/.test(before)
      if (opens) openDouble = true
      else if (!prime) openDouble = false
      replacement = opens ? sign.openDouble : prime ? sign.doublePrime : sign.closeDouble
    } else {
      const opens = startsWord(text, at, /[\s([{"-]/) && !isElision(text, at)
      const inWord = /[^\s.,:;!?"'(){}[\]-]/.test(text.charAt(at + 1))
      const prime = !opens && !inWord && !openSingle && /\d/.test(before)
      if (opens) openSingle = true
      else if (!inWord && !prime) openSingle = false
      replacement = opens ? sign.openSingle : prime ? sign.prime : sign.closeSingle
    }
    result += text.slice(done, at) + replacement
    done = at + 1
  }
  return result + text.slice(done)
}

function startsWord(text: string, at: number, openers: RegExp): boolean {
  if (at === 0 || openers.test(text.charAt(at - 1))) return true
  return text.startsWith('&lt;', at - 4) || text.startsWith('&nbsp;', at - 6)
}

/** Whether the quote marks omitted letters: 'tis, the '90s; but not in '42' or '90'. */
function isElision(text: string, at: number): boolean {
  const ahead = text.slice(at + 1, at + 24)
  if (elided.test(ahead)) return true
  if (!year.test(ahead) && !/^\d\ds\b/.test(ahead)) return false
  const close = ahead.indexOf("'")
  return close === -1 || !quotedNumber.test(ahead.slice(0, close))
}

/** The x between two numbers, as in 3x4, but not in the hexadecimal 0x4. */
function replaceTimes(text: string): string {
  return text.replace(/(?<=\d)x(?=\d)/g, (x, at: number) => {
    let start = at
    while (/[\d.,]/.test(text.charAt(start - 1))) start -= 1
    let end = at + 1
    while (/[\d.,]/.test(text.charAt(end))) end += 1
    const alone = !/\w/.test(text.charAt(start - 1)) && !/\w/.test(text.charAt(end))
    return alone && text.slice(start, at) !== '0' ? sign.times : x
  })
}
