/** What is written around the content of new blocks. */
import type { Node } from 'prosemirror-model'
import { attributesText, type CommentAttributes } from '../../../markup/block-comments.ts'
import { attributeOf } from './tags.ts'

export interface Frame {
  readonly before: string
  readonly after: string
}

/** Where a block is: whether blocks have no comments there, and whether it is outermost. */
export interface Place {
  readonly isPlain: boolean
  readonly isOutermost: boolean
}

interface Element {
  readonly block: string
  readonly attributes?: CommentAttributes
  /** The name of the element, and those within it around the content. */
  readonly tags: readonly [string, ...string[]]
  readonly hasClass?: boolean
}

/** By the type of the node. */
const ELEMENTS: Readonly<Record<string, (node: Node) => Element>> = {
  paragraph: () => ({ block: 'paragraph', tags: ['p'] }),
  heading: ({ attrs: { level } }) => ({
    block: 'heading',
    ...(level === 2 ? {} : { attributes: { level } }),
    tags: [`h${level}`],
    hasClass: true,
  }),
  list: ({ attrs: { ordered } }) => ({
    block: 'list',
    ...(ordered === true ? { attributes: { ordered } } : {}),
    tags: [ordered === true ? 'ol' : 'ul'],
    hasClass: true,
  }),
  item: () => ({ block: 'list-item', tags: ['li'] }),
  quote: () => ({ block: 'quote', tags: ['blockquote'], hasClass: true }),
  code: () => ({ block: 'code', tags: ['pre', 'code'], hasClass: true }),
  preformatted: () => ({ block: 'preformatted', tags: ['pre'], hasClass: true }),
  image: ({ attrs: { tag } }) => ({
    block: 'image',
    ...libraryId(String(tag)),
    tags: ['figure'],
    hasClass: true,
  }),
}

/** The id of a picture in the media library, from its class. */
function libraryId(tag: string): { attributes?: CommentAttributes } {
  const [, id] = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec(attributeOf(tag, 'class') ?? '') ?? []
  return id === undefined ? {} : { attributes: { id: Number(id) } }
}

const SEPARATOR: Frame = {
  before: '<!-- wp:separator -->\n<hr class="wp-block-separator has-alpha-channel-opacity"/>\n',
  after: '<!-- /wp:separator -->',
}

/** The frame of a new block. */
export function newFrame(node: Node, { isPlain, isOutermost }: Place): Frame {
  const type = node.type.name
  if (type === 'separator') return isPlain ? { before: '<hr />', after: '' } : SEPARATOR
  if (type === 'source') return { before: '<cite>', after: '</cite>' }
  if (type === 'paragraph' && isPlain && isOutermost) return { before: '', after: '' }
  const element = ELEMENTS[type]?.(node)
  return element === undefined ? { before: '', after: '' } : frameOf(element, isPlain)
}

function frameOf({ block, attributes, tags, hasClass }: Element, isPlain: boolean): Frame {
  const [outer, ...within] = tags
  const own = hasClass === true && !isPlain ? ` class="wp-block-${block}"` : ''
  const before = `<${outer}${own}>${within.map((tag) => `<${tag}>`).join('')}`
  const after = tags
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('')
  if (isPlain) return { before, after }
  const given = attributes === undefined ? '' : ` ${attributesText(attributes)}`
  return {
    before: `<!-- wp:${block}${given} -->\n${before}`,
    after: `${after}\n<!-- /wp:${block} -->`,
  }
}
