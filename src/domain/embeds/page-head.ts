import { Parser } from 'htmlparser2'

/** An element in the head of a page. */
export interface HeadElement {
  /** In lower case. */
  readonly name: string
  /** Values with their character references decoded, by names in lower case. */
  readonly attributes: ReadonlyMap<string, string>
  /** The text of a title, decoded; '' for other elements. */
  readonly text: string
}

/** The most elements of a head that are read, which bounds how deep they can be nested, too. */
const MOST = 500

/** Elements whose content does not belong to the head. */
const OPAQUE = ['noscript', 'template']
const IN_HEAD = new Set(
  [...OPAQUE, 'html', 'head', 'base', 'basefont', 'bgsound', 'link', 'meta'].concat([
    'script',
    'style',
    'title',
  ]),
)

/**
 * The elements in the head of a page, in their order. It ends where it is closed, where the body
 * begins, and, unless it was opened itself, with the first element that has no place in it.
 */
export function readHead(page: string): readonly HeadElement[] {
  const elements: HeadElement[] = []
  let hasHead = false
  let count = 0
  let opaque = 0
  let title: string | undefined
  const parser = new Parser({
    onopentagname(name) {
      if (OPAQUE.includes(name)) opaque++
      else if (opaque > 0) return
      hasHead ||= name === 'head'
      if (name === 'body' || (!hasHead && !IN_HEAD.has(name)) || ++count > MOST) parser.pause()
    },
    onopentag(name, attributes) {
      if (opaque > 0) return
      if (name === 'title') title = ''
      else elements.push({ name, attributes: new Map(Object.entries(attributes)), text: '' })
    },
    ontext(text) {
      if (title !== undefined) title += text
    },
    onclosetag(name) {
      if (OPAQUE.includes(name)) opaque--
      if (name === 'head') parser.pause()
      if (name !== 'title' || title === undefined) return
      elements.push({ name, attributes: new Map(), text: title })
      title = undefined
    },
  })
  parser.end(page)
  return elements
}
