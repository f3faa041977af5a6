import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import { ELEMENTS, keptValue, TEXT_ONLY } from './allowed.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

const DEEPEST = 200

export interface CleanMarkup {
  readonly text: string
  /** Attributes of the root element. */
  readonly attributes: ReadonlyMap<string, string>
}

/**
 * Parses a drawing as XML and writes a new one with the allowed elements and attributes. Nothing is
 * copied verbatim: every text and value is escaped again, so that CDATA, comments, entities and
 * namespaces of the source have no effect in the output.
 *
 * @throws Error for what is not well-formed, is not a drawing, is too deep or defines entities
 */
export function cleanMarkup(source: string): CleanMarkup {
  const written: string[] = []
  const open: string[] = []
  let root: ReadonlyMap<string, string> | undefined
  /** The number of open elements within a dropped one, itself included. */
  let dropped = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  // Other declarations are dropped like everything that is not allowed.
  parser.on('doctype', (declaration) => {
    if (declaration.includes('[')) throw new Error('Drawings may not define entities.')
  })
  parser.on('opentag', (tag) => {
    if (open.length + dropped >= DEEPEST) throw new Error('The drawing is nested too deeply.')
    if (dropped > 0 || !isKept(tag, open.at(-1))) {
      dropped += 1
      return
    }
    const attributes = keptAttributes(tag)
    const namespace = root === undefined ? ` xmlns="${SVG}"` : ''
    root ??= attributes
    open.push(tag.local)
    written.push(`<${tag.local}${namespace}${markupOf(attributes)}>`)
  })
  parser.on('closetag', () => {
    if (dropped > 0) dropped -= 1
    else written.push(`</${open.pop()}>`)
  })
  const writeText = (text: string): void => {
    if (dropped === 0 && open.length > 0) written.push(escapeText(text))
  }
  parser.on('text', writeText)
  parser.on('cdata', writeText)
  parser.write(source).close()
  if (root === undefined) throw new Error('No drawing.')
  return { text: written.join(''), attributes: root }
}

/** Nothing is kept unless the root element is a drawing. */
function isKept({ local, uri }: SaxesTagNS, parent: string | undefined): boolean {
  if (uri !== SVG && uri !== '') return false
  if (parent === undefined) return local === 'svg'
  return ELEMENTS.has(local) && !TEXT_ONLY.has(parent)
}

function keptAttributes({ attributes }: SaxesTagNS): ReadonlyMap<string, string> {
  const kept = new Map<string, string>()
  for (const attribute of Object.values(attributes)) {
    const name = nameOf(attribute)
    const value = name === undefined ? undefined : keptValue(name, attribute.value)
    if (name !== undefined && value !== undefined) kept.set(name, value)
  }
  return kept
}

/** `href` in the XLink namespace is the same attribute; other prefixes are not allowed. */
function nameOf({ local, uri, prefix }: SaxesAttributeNS): string | undefined {
  if (uri === XLINK && local === 'href') return 'href'
  return uri === '' && prefix === '' ? local : undefined
}

const markupOf = (attributes: ReadonlyMap<string, string>): string =>
  Array.from(attributes, ([name, value]) => ` ${name}="${escapeValue(value)}"`).join('')

const CODES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

const escapeText = (text: string): string =>
  text.replaceAll(/[&<>\r]/g, (sign) => CODES[sign] ?? sign)

/** Line breaks in a value would be read as spaces unless they are written as references. */
const escapeValue = (value: string): string =>
  value.replaceAll(/[&<>"\t\n\r]/g, (sign) => CODES[sign] ?? sign)
