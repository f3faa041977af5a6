/** A picture in a figure, with its caption and the link around it. */
import type { Node } from 'prosemirror-model'
import { elementOf } from './elements.ts'
import { readInline } from './inline.ts'
import { schema } from './schema.ts'

const TAG = String.raw`(?:"[^"]*"|'[^']*'|[^"'<>])*`
const FIGURE = new RegExp(
  String.raw`^(\s*(?:<a\s${TAG}>\s*)?)(<img\s${TAG}>)(\s*(?:</a>\s*)?)` +
    String.raw`(?:(<figcaption(?:\s${TAG})?>)([^]*)</figcaption>(\s*))?$`,
  'i',
)

/** The image of a block, or of a `figure` alone; undefined if there is more or less in it. */
export function readImage(block: {
  readonly gap: string | null
  readonly opening: string
  readonly inner: string
  readonly closing: string
}): Node | undefined {
  const figure = elementOf(block.inner)
  const parts = figure?.name === 'figure' ? FIGURE.exec(figure.inner) : null
  if (figure === undefined || parts === null) return undefined
  const [, link = '', tag = '', between = '', captionTag = null, inner = '', end = ''] = parts
  const caption = readInline(inner)
  if (caption === undefined) return undefined
  const attrs = {
    gap: block.gap,
    before: block.opening + figure.before + link,
    tag,
    between,
    captionTag,
    inner,
    after: end + figure.after + block.closing,
  }
  return schema.nodes.image.create(attrs, caption)
}
