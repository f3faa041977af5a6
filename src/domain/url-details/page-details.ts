import { decodedLine } from '../text/plain-line.ts'
import { readHead, type HeadElement } from '../embeds/page-head.ts'

/**
 * The metadata of a page, with empty strings for what is missing
 * (behaviour/tools.md#details-of-an-address).
 */
export interface PageDetails {
  title: string
  /** Absolute URL, or a `data:` URL of an image. */
  icon: string
  description: string
  /** Absolute URL. */
  image: string
}

export const NO_DETAILS: PageDetails = { title: '', icon: '', description: '', image: '' }

const LONGEST_TITLE = 500
const LONGEST_DESCRIPTION = 2000
const LONGEST_ADDRESS = 2048
const LONGEST_DATA = 32 * 1024

const ICONS = new Set(['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'])
const DESCRIPTIONS = new Set(['description', 'og:description'])
const IMAGES = new Set(['og:image', 'og:image:url'])

/**
 * Reads the metadata in the head of a page. The first element with a value counts.
 *
 * @param page the URL of the page, for relative addresses
 */
export function readPageDetails(html: string, page: URL): PageDetails {
  const elements = [...readHead(html)]
  const base = baseOf(elements, page)
  return {
    title: first(elements, ({ name, text }) =>
      name === 'title' ? decodedLine(text, LONGEST_TITLE) : '',
    ),
    icon: first(elements, (element) => iconAddress(element, base)),
    description: first(elements, (element) =>
      decodedLine(contentOf(element, DESCRIPTIONS), LONGEST_DESCRIPTION),
    ),
    image: first(elements, (element) => webAddress(contentOf(element, IMAGES), base)),
  }
}

function first(elements: readonly HeadElement[], read: (element: HeadElement) => string): string {
  for (const element of elements) {
    const value = read(element)
    if (value !== '') return value
  }
  return ''
}

function baseOf(elements: readonly HeadElement[], page: URL): URL {
  const href = elements.find(({ name }) => name === 'base')?.attributes.get('href') ?? ''
  const address = webAddress(href, page)
  return address === '' ? page : new URL(address)
}

function iconAddress({ name, attributes }: HeadElement, base: URL): string {
  const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
  if (name !== 'link' || !relations.some((relation) => ICONS.has(relation))) return ''
  const href = (attributes.get('href') ?? '').trim()
  const isData = /^data:image\/[\w.+-]+[;,]/i.test(href) && href.length <= LONGEST_DATA
  return isData ? href : webAddress(href, base)
}

/** Returns the content of a `meta` element with one of these names or properties. */
function contentOf({ name, attributes }: HeadElement, names: ReadonlySet<string>): string {
  if (name !== 'meta') return ''
  const given = [attributes.get('name'), attributes.get('property')]
  const wanted = given.some((word) => word !== undefined && names.has(word.trim().toLowerCase()))
  return wanted ? (attributes.get('content') ?? '') : ''
}

function webAddress(text: string, base: URL): string {
  const trimmed = text.trim()
  const empty = trimmed === '' || trimmed.length > LONGEST_ADDRESS
  if (empty || !URL.canParse(trimmed, base.href)) return ''
  const url = new URL(trimmed, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : ''
}
