/** Offsets of the positions in a rendered text (behaviour/ads.md#positions). */
import { field, type StoredFields } from '../units/fields.ts'
import type { Element, Outline } from './outline.ts'
import { parseSelector, selectElements } from './selector.ts'

export interface Text extends Outline {
  readonly html: string
}

type Find = (text: Text, fields: StoredFields, chance: number) => readonly number[]

/** Elements that must not be split. */
const WHOLE = new Set(['table', 'blockquote', 'figure', 'pre', 'ul', 'ol', 'dl', 'button', 'svg'])

/** Elements that may contain a separate block. */
const HOLDERS = new Set(
  'div section article aside main header footer details li td th dd form fieldset center'.split(
    ' ',
  ),
)

/** Paragraphs that may have ads between them. */
function paragraphs({ elements }: Text, fields: StoredFields): readonly Element[] {
  const isExcluded = exclusionBy(fields)
  return elements.filter(
    (element) => element.name === 'p' && !isWithin(element, WHOLE) && !isExcluded(element),
  )
}

function isWithin({ parent }: Element, names: ReadonlySet<string>): boolean {
  return parent !== undefined && (names.has(parent.name) || isWithin(parent, names))
}

/**
 * Creates the test whether an element, or one around it, has an excluded name. The names of each
 * element are read only once: there may be many on one that is around thousands of others.
 */
function exclusionBy(fields: StoredFields): (element: Element) => boolean {
  const names = field(fields, 'exclude_from_class_id')
    .split(',')
    .map((name) => name.trim().replace(/^[.#]/, ''))
    .filter((name) => name !== '')
  if (names.length === 0) return () => false
  const known = new Map<Element, boolean>()
  const isExcluded = (element: Element): boolean => {
    const found = known.get(element)
    if (found !== undefined) return found
    const own = new Set([element.attribute('id') ?? '', ...element.classes()])
    const { parent } = element
    const excluded =
      names.some((name) => own.has(name)) || (parent !== undefined && isExcluded(parent))
    known.set(element, excluded)
    return excluded
  }
  return isExcluded
}

/** The outermost ancestor that cannot contain a separate block; the element itself if there is none. */
function wholeOf(element: Element): Element {
  let whole = element
  for (let at = element.parent; at !== undefined; at = at.parent) {
    if (!HOLDERS.has(at.name)) whole = at
  }
  return whole
}

/** The n-th item and, with `repeat_paragraph`, its multiples up to the given number. */
function chosen<T>(items: readonly T[], number: number, fields: StoredFields): readonly T[] {
  const repeat = field(fields, 'repeat_paragraph')
  const limit = field(fields, 'paragraph_limit')
  const found = items.filter((_, index) =>
    repeat ? (index + 1) % number === 0 : index + 1 === number,
  )
  return limit > 0 ? found.slice(0, limit) : found
}

const ends = (elements: readonly Element[]): readonly number[] => elements.map(({ end }) => end)
const starts = (elements: readonly Element[]): readonly number[] =>
  elements.map(({ start }) => start)

function pictures(text: Text, fields: StoredFields): readonly Element[] {
  const images = text.elements.filter((element) => element.name === 'img')
  return chosen(images, field(fields, 'image_number'), fields)
}

/** The element to treat as the picture: its figure if that has the caption. */
function pictureBlock(image: Element, fields: StoredFields): Element {
  if (!field(fields, 'image_caption')) return wholeOf(image)
  for (let at = image.parent; at !== undefined; at = at.parent) {
    if (at.name === 'figure') return wholeOf(at)
  }
  return wholeOf(image)
}

const TAGS: Readonly<Record<string, string>> = { p_tag: 'p', div_tag: 'div', img_tag: 'img' }

function countedTags(text: Text, fields: StoredFields): readonly Element[] {
  const own = field(fields, 'enter_your_tag').toLowerCase()
  const name = TAGS[field(fields, 'count_as_per')] ?? own
  const isExcluded = exclusionBy(fields)
  const tags = text.elements.filter((element) => element.name === name && !isExcluded(element))
  return chosen(tags, field(fields, 'paragraph_number'), fields).map(wholeOf)
}

const matching =
  (selectorOf: (fields: StoredFields) => string): Find =>
  (text, fields) => {
    const selector = parseSelector(selectorOf(fields))
    if (selector === undefined) return []
    const found = selectElements(selector, text.elements)
    return ends(chosen(found, field(fields, 'paragraph_number'), fields).map(wholeOf))
  }

/** Ends of top-level blocks, for positions that count words or letters. */
const blocks = ({ elements }: Text): readonly Element[] =>
  elements.filter(
    (element) =>
      (element.parent === undefined || HOLDERS.has(element.parent.name)) &&
      !isWithin(element, WHOLE),
  )

function afterParagraph(text: Text, fields: StoredFields): readonly number[] {
  const all = paragraphs(text, fields)
  const found = ends(chosen(all, field(fields, 'paragraph_number'), fields))
  const isShort = found.length === 0 && field(fields, 'enable_on_end_of_post')
  return isShort ? [text.html.length] : found
}

function afterWords(text: Text, fields: StoredFields): readonly number[] {
  const step = field(fields, 'word_count_number')
  const places: number[] = []
  let wanted = step
  for (const block of blocks(text)) {
    if (block.words < wanted) continue
    places.push(block.end)
    if (!field(fields, 'repeat_paragraph')) break
    wanted = (Math.floor(block.words / step) + 1) * step
  }
  return places
}

const positions = {
  beginning_of_post: () => [0],
  end_of_post: ({ html }) => [html.length],
  middle_of_post: (text, fields) => {
    const all = paragraphs(text, fields)
    const before = all[Math.floor(all.length / 2) - 1]
    return [before?.end ?? 0]
  },
  after_more_tag: ({ more, elements }) => {
    if (more < 0) return []
    // The marker may be within a paragraph of its own, which ends first.
    const around = elements.find(
      ({ name, start, end }) => name === 'p' && start < more && more < end,
    )
    return [around?.end ?? more]
  },
  before_last_paragraph: (text, fields) => starts(paragraphs(text, fields).slice(-1)),
  after_paragraph: afterParagraph,
  after_image: (text, fields) =>
    ends(pictures(text, fields).map((image) => pictureBlock(image, fields))),
  before_image: (text, fields) =>
    starts(pictures(text, fields).map((image) => pictureBlock(image, fields))),
  after_word_count: afterWords,
  after_the_percentage: (text, fields) => {
    const wanted = (text.letters * field(fields, 'after_the_percentage_value')) / 100
    return ends(
      paragraphs(text, fields)
        .filter(({ letters }) => letters >= wanted)
        .slice(0, 1),
    )
  },
  ad_after_html_tag: (text, fields) => ends(countedTags(text, fields)),
  ad_before_html_tag: (text, fields) => starts(countedTags(text, fields)),
  ad_after_id: matching((fields) => `#${field(fields, 'after_id_name').replace(/^#/, '')}`),
  ad_after_class: matching((fields) => `.${field(fields, 'after_class_name').replace(/^\./, '')}`),
  ad_after_customq: matching((fields) => field(fields, 'after_customq_name')),
  random_ad_placement: (text, fields, chance) => {
    const all = paragraphs(text, fields)
    const limit = field(fields, 'paragraph_limit')
    const among = limit > 0 ? all.slice(0, limit) : all
    return ends(among.slice(chance % Math.max(among.length, 1)).slice(0, 1))
  },
} as const satisfies Record<string, Find>

export type TextPosition = keyof typeof positions

/** Whether a position is within the text of an item. */
export const isTextPosition = (name: string): name is TextPosition => Object.hasOwn(positions, name)

/**
 * Returns the offsets of a position in a text in ascending order; empty if it does not occur.
 * @param chance the source of randomness
 */
export function placesOf(
  position: TextPosition,
  text: Text,
  fields: StoredFields,
  chance: number,
): readonly number[] {
  return [...new Set(positions[position](text, fields, chance))].toSorted((a, b) => a - b)
}

/** The offsets for groups of ads: one after every n paragraphs. */
export function groupPlaces(text: Text, fields: StoredFields): readonly number[] {
  const step = field(fields, 'insert_after')
  const limit = field(fields, 'paragraph_limit')
  const found = paragraphs(text, fields).filter((_, index) => (index + 1) % step === 0)
  return ends(limit > 0 ? found.slice(0, limit) : found)
}
