/** The blocks of a document and what may stand within their text. See `schema.ts`. */
import type { NodeSpec } from 'prosemirror-model'
import { safePicture } from './safe-addresses.ts'
import { cardDom, chipDom, findStored, numberOf } from './stored.ts'
import { attributeOf } from './tags.ts'

const nullable = { default: null, validate: 'string|null' }
const frame = { gap: nullable, before: nullable, after: nullable }
const textFrame = { ...frame, inner: nullable }

/** Line ends of stored text stay what they are. */
const text = { content: 'inline*', whitespace: 'pre' } as const

const headings = [2, 3, 4, 5, 6, 1].map((level) => ({ tag: `h${level}`, attrs: { level } }))

export const nodes = {
  doc: {
    content: 'block+',
    attrs: {
      /** Before the first block and after the last one. */
      start: { default: '', validate: 'string' },
      end: { default: '', validate: 'string' },
      /** Whether the text is not divided into blocks by comments. It stays so. */
      classic: { default: false, validate: 'boolean' },
    },
  },
  paragraph: {
    ...text,
    group: 'block',
    attrs: textFrame,
    toDOM: () => ['p', 0],
    parseDOM: [{ tag: 'p' }],
  },
  heading: {
    ...text,
    group: 'block',
    defining: true,
    attrs: { ...textFrame, level: { default: 2, validate: 'number' } },
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
    parseDOM: headings,
  },
  list: {
    content: 'item+',
    group: 'block',
    attrs: { ...frame, ordered: { default: false, validate: 'boolean' } },
    toDOM: ({ attrs: { ordered } }) => [ordered ? 'ol' : 'ul', 0],
    parseDOM: [
      { tag: 'ul', attrs: { ordered: false } },
      { tag: 'ol', attrs: { ordered: true } },
    ],
  },
  item: {
    content: 'paragraph list*',
    defining: true,
    attrs: frame,
    toDOM: () => ['li', 0],
    parseDOM: [{ tag: 'li' }],
  },
  quote: {
    content: 'block+ source?',
    group: 'block',
    defining: true,
    attrs: frame,
    toDOM: () => ['blockquote', 0],
    parseDOM: [{ tag: 'blockquote' }],
  },
  /** The source of a quotation. */
  source: { ...text, attrs: textFrame, toDOM: () => ['cite', 0] },
  code: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    whitespace: 'pre',
    attrs: textFrame,
    toDOM: () => ['pre', { class: 'code' }, ['code', 0]],
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  },
  preformatted: {
    ...text,
    group: 'block',
    defining: true,
    attrs: textFrame,
    toDOM: () => ['pre', 0],
  },
  /** A picture with its caption as content. Between `before` and `after`: `tag`, `between`, caption. */
  image: {
    content: 'inline*',
    group: 'block',
    whitespace: 'pre',
    defining: true,
    isolating: true,
    attrs: {
      ...textFrame,
      tag: { validate: 'string' },
      between: { default: '', validate: 'string' },
      /** The opening tag of the caption; null if there is none. */
      captionTag: nullable,
    },
    toDOM: ({ attrs: { tag } }) => {
      const src = safePicture(attributeOf(String(tag), 'src'))
      const alt = attributeOf(String(tag), 'alt') ?? ''
      return [
        'figure',
        { 'data-stored': String(numberOf(String(tag))) },
        ['img', { alt, ...(src && { src }) }],
        ['figcaption', 0],
      ]
    },
  },
  separator: {
    group: 'block',
    attrs: frame,
    toDOM: () => ['hr'],
    parseDOM: [{ tag: 'hr' }],
  },
  /** A block that the editor does not know: its source. */
  card: {
    group: 'block',
    draggable: true,
    attrs: { gap: nullable, raw: { validate: 'string' } },
    toDOM: ({ attrs: { raw } }) => cardDom(String(raw)),
    parseDOM: [{ tag: 'div[data-stored]', getAttrs: findStored }],
  },
  text: { group: 'inline' },
  break: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: { raw: { default: '<br>', validate: 'string' } },
    leafText: () => '\n',
    toDOM: () => ['br'],
    parseDOM: [{ tag: 'br' }],
  },
  /** Something within text that the editor does not know: its source. */
  chip: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { raw: { validate: 'string' } },
    toDOM: ({ attrs: { raw } }) => chipDom(String(raw)),
    parseDOM: [{ tag: 'span[data-stored]', getAttrs: findStored }],
  },
} satisfies Record<string, NodeSpec>
