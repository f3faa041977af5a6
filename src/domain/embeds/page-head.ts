import { decodeHTMLAttribute } from 'entities'
import { tokenize } from '../text/tokens.ts'
import { readAttributes } from './attributes.ts'

/** An element in the head of a page. */
export interface HeadElement {
  /** In lower case. */
  readonly name: string
  /** Values with their character references decoded, by names in lower case. */
  readonly attributes: ReadonlyMap<string, string>
  /** What stands in a title, as written. */
  readonly text: string
}

/** The most elements of a head that are looked at. */
const MOST = 500

/** Elements whose inside is not markup. */
const RAW = ['script', 'style', 'title', 'noscript', 'template']
const IN_HEAD = new Set([...RAW, 'html', 'head', 'base', 'basefont', 'bgsound', 'link', 'meta'])

/**
 * The elements in the head of a page, in their order. It ends where it is closed, where the body
 * begins, and, unless it was opened itself, with the first element that has no place in it.
 */
export function* readHead(page: string): Generator<HeadElement> {
  let opened = false
  let looked = 0
  for (const { kind, name, text, closing } of tokenize(page, { raw: RAW })) {
    if (kind !== 'tag' && kind !== 'raw') continue
    if (name === 'body' || (name === 'head' && closing)) return
    if (!opened && !IN_HEAD.has(name)) return
    if (closing || ++looked > MOST) continue
    opened ||= name === 'head'
    yield elementOf(name, text)
  }
}

function elementOf(name: string, text: string): HeadElement {
  const end = name === 'title' ? endOfTag(text) : text.length
  const attributes = [...readAttributes(text.slice(0, end))].map(
    ([key, value]) => [key, decodeHTMLAttribute(value)] as const,
  )
  return { name, attributes: new Map(attributes), text: text.slice(end).replace(/<\/[^<]*$/, '') }
}

/** Titles have attributes hardly ever, and no `>` in them. */
const endOfTag = (text: string): number => text.indexOf('>') + 1
