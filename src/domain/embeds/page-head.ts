import { Parser } from 'htmlparser2'

export interface HeadElement {
  /** In lower case. */
  readonly name: string
  /** Values with decoded character references, by lower-case name. */
  readonly attributes: ReadonlyMap<string, string>
  /** The text of a title, decoded; '' for other elements. */
  readonly text: string
}

/** The maximum number of elements to read, which also limits their nesting. */
const MOST = 500
/** The same for elements that are passed over: closing nested ones takes longer the more there are. */
const MOST_PASSED_OVER = 5000

/** Elements whose content is not part of the head. */
const OPAQUE = ['noscript', 'template']
const IN_HEAD = new Set(
  [...OPAQUE, 'html', 'head', 'base', 'basefont', 'bgsound', 'link', 'meta'].concat([
    'script',
    'style',
    'title',
  ]),
)

/**
 * Returns the elements in the head of a page, in order. The head ends with its closing tag, at the
 * start of the body or, if it has no opening tag, at the first element that cannot be in a head.
 */
export function readHead(page: string): readonly HeadElement[] {
  const elements: HeadElement[] = []
  let hasHead = false
  let count = 0
  let passedOver = 0
  let opaque = 0
  let title: string | undefined
  const parser = new Parser({
    onopentagname(name) {
      if (opaque > 0 && ++passedOver > MOST_PASSED_OVER) parser.pause()
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
