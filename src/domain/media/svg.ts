import { readFile, stat, writeFile } from 'node:fs/promises'
import { XMLBuilder, XMLParser } from 'fast-xml-parser'
import type { Extent } from './image-sizes.ts'

/** Drawings are read as a whole, so they may not be large. */
const LARGEST_BYTES = 2 * 1024 * 1024

const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
    'textPath linearGradient radialGradient stop clipPath mask pattern marker filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feFlood feGaussianBlur feMerge feMergeNode ' +
    'feMorphology feOffset feTile feFuncR feFuncG feFuncB feFuncA switch'
  ).split(' '),
)

/** Addresses may only point into the drawing itself. */
const REFERENCES = new Set(['href', 'xlink:href'])

const SHAPE = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  processEntities: false,
  commentPropName: '#comment',
} as const

interface XmlNode {
  readonly ':@'?: Readonly<Record<string, string>>
  readonly [name: string]: unknown
}

/**
 * Cleans a drawing in place: only elements that draw stay, no handlers, no styles that load
 * anything, no address that leads out of the drawing.
 * @returns its extent where it says one
 * @throws Error for what is no drawing, or names entities
 */
export async function cleanDrawing(file: string): Promise<Extent | undefined> {
  if ((await stat(file)).size > LARGEST_BYTES) throw new Error('The drawing is too large.')
  const text = await readFile(file, 'utf8')
  if (/<!(?:doctype|entity)/i.test(text)) throw new Error('Drawings may not define entities.')
  const nodes = new XMLParser(SHAPE).parse(text) as XmlNode[]
  const root = nodes.find((node) => nameOf(node) === 'svg')
  const clean = root && cleanNode(root, 0)
  if (clean === undefined) throw new Error('No drawing.')
  const built: string = new XMLBuilder(SHAPE).build([clean])
  await writeFile(file, built)
  return extentOf(clean[':@'] ?? {})
}

const DEEPEST = 200

const nameOf = (node: XmlNode): string => Object.keys(node).find((key) => key !== ':@') ?? ''

function cleanNode(node: XmlNode, depth: number): XmlNode | undefined {
  const name = nameOf(node)
  if (name === '#text') return node
  if (!ELEMENTS.has(name) || depth > DEEPEST) return undefined
  const inner = Array.isArray(node[name]) ? (node[name] as XmlNode[]) : []
  const kept = inner.flatMap((child) => cleanNode(child, depth + 1) ?? [])
  const attributes = Object.entries(node[':@'] ?? {}).filter(([key, value]) =>
    isHarmless(key, value),
  )
  return { [name]: kept, ':@': Object.fromEntries(attributes) }
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'xmlns' || name === 'xmlns:xlink') return /^https?:\/\/www\.w3\.org\//.test(value)
  if (REFERENCES.has(name)) return /^#[\w-]+$/.test(value)
  if (!/^[a-z][\w-]*$/i.test(name) || /^on/i.test(name)) return false
  // Escapes could hide what a style or a reference says.
  if (/[\\&]|\/\*/.test(value) && name === 'style') return false
  const outside = value.replaceAll(/url\(\s*(["']?)#[\w-]+\1\s*\)/gi, '')
  return !/url\s*\(|javascript:|data:|@import|expression\s*\(|<|&#/i.test(outside)
}

function extentOf(attributes: Readonly<Record<string, string>>): Extent | undefined {
  const [, , boxWidth, boxHeight] = (attributes['viewBox'] ?? '').trim().split(/[\s,]+/)
  const width = lengthOf(attributes['width']) ?? lengthOf(boxWidth)
  const height = lengthOf(attributes['height']) ?? lengthOf(boxHeight)
  return width !== undefined && height !== undefined ? { width, height } : undefined
}

/** Whole pixels of `12`, `12.5` or `12px`. */
function lengthOf(text: string | undefined): number | undefined {
  const number = Number(/^(\d{1,5}(?:\.\d+)?)(?:px)?$/.exec(text ?? '')?.[1])
  return number >= 1 ? Math.round(number) : undefined
}
