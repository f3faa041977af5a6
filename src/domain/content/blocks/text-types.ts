/** Blocks of text. Their markup is stored in the content. */
import { staticType } from './block-type.ts'

export const textTypes = [
  staticType('paragraph', {
    title: 'Paragraph',
    description: 'Running text.',
    category: 'text',
    keywords: ['text'],
    attributes: {
      content: { type: 'rich-text', source: 'rich-text', selector: 'p' },
      align: { type: 'string' },
      dropCap: { type: 'boolean', default: false },
      placeholder: { type: 'string' },
    },
    supports: { anchor: true },
  }),
  staticType('heading', {
    title: 'Heading',
    description: 'The title of a section.',
    category: 'text',
    keywords: ['title', 'subtitle'],
    attributes: {
      content: { type: 'rich-text', source: 'rich-text', selector: 'h1,h2,h3,h4,h5,h6' },
      level: { type: 'integer', default: 2, minimum: 1, maximum: 6 },
      textAlign: { type: 'string' },
    },
    supports: { anchor: true },
  }),
  staticType('list', {
    title: 'List',
    description: 'Points, in an order or in none.',
    category: 'text',
    keywords: ['bullet', 'ordered', 'numbered'],
    allowedBlocks: ['core/list-item'],
    attributes: {
      ordered: { type: 'boolean', default: false },
      start: { type: 'integer' },
      reversed: { type: 'boolean' },
      type: { type: 'string' },
    },
    supports: { anchor: true, html: false },
  }),
  staticType('list-item', {
    title: 'List item',
    description: 'A point of a list.',
    category: 'text',
    parent: ['core/list'],
    allowedBlocks: ['core/list'],
    attributes: {
      content: { type: 'rich-text', source: 'rich-text', selector: 'li' },
    },
    supports: { anchor: true, splitting: true },
  }),
  staticType('quote', {
    title: 'Quote',
    description: 'Somebody else’s words.',
    category: 'text',
    keywords: ['blockquote', 'cite'],
    attributes: {
      value: { type: 'string', source: 'html', selector: 'blockquote', default: '' },
      citation: { type: 'rich-text', source: 'rich-text', selector: 'cite' },
      textAlign: { type: 'string' },
    },
    supports: { anchor: true },
    styles: [
      { name: 'default', label: 'Default', isDefault: true },
      { name: 'plain', label: 'Plain' },
    ],
  }),
  staticType('pullquote', {
    title: 'Pullquote',
    description: 'A line of the text, set apart.',
    category: 'text',
    attributes: {
      value: { type: 'rich-text', source: 'rich-text', selector: 'p' },
      citation: { type: 'rich-text', source: 'rich-text', selector: 'cite' },
      textAlign: { type: 'string' },
    },
    supports: { anchor: true, align: ['left', 'right', 'wide', 'full'] },
  }),
  staticType('code', {
    title: 'Code',
    description: 'Program text with its blanks.',
    category: 'text',
    attributes: {
      content: { type: 'rich-text', source: 'rich-text', selector: 'code' },
    },
    supports: { anchor: true },
  }),
  staticType('preformatted', {
    title: 'Preformatted',
    description: 'Text with its blanks and line ends.',
    category: 'text',
    attributes: {
      content: { type: 'rich-text', source: 'rich-text', selector: 'pre' },
    },
    supports: { anchor: true },
  }),
  staticType('verse', {
    title: 'Verse',
    description: 'A poem or a song.',
    category: 'text',
    keywords: ['poetry', 'poem'],
    attributes: {
      content: { type: 'rich-text', source: 'rich-text', selector: 'pre' },
      textAlign: { type: 'string' },
    },
    supports: { anchor: true },
  }),
  staticType('table', {
    title: 'Table',
    description: 'Rows and columns.',
    category: 'text',
    attributes: {
      hasFixedLayout: { type: 'boolean', default: true },
      caption: { type: 'rich-text', source: 'rich-text', selector: 'figcaption' },
      head: { type: 'array', default: [] },
      body: { type: 'array', default: [] },
      foot: { type: 'array', default: [] },
    },
    supports: { anchor: true, align: true },
    styles: [
      { name: 'regular', label: 'Default', isDefault: true },
      { name: 'stripes', label: 'Stripes' },
    ],
  }),
  staticType('details', {
    title: 'Details',
    description: 'Text that opens on demand.',
    category: 'text',
    keywords: ['accordion', 'summary'],
    attributes: {
      showContent: { type: 'boolean', default: false },
      summary: { type: 'rich-text', source: 'rich-text', selector: 'summary' },
    },
    supports: { align: ['wide', 'full'], html: false },
  }),
  staticType('freeform', {
    title: 'Classic',
    description: 'Text from an editor that knows no blocks.',
    category: 'text',
    attributes: {
      content: { type: 'string', source: 'raw' },
    },
    supports: { className: false, reusable: false },
  }),
  staticType('html', {
    title: 'Custom HTML',
    description: 'Markup of one’s own.',
    category: 'widgets',
    keywords: ['embed'],
    attributes: {
      content: { type: 'string', source: 'raw' },
    },
    supports: { className: false, html: false },
  }),
  staticType('shortcode', {
    title: 'Shortcode',
    description: 'A shortcode on a line of its own.',
    category: 'widgets',
    attributes: {
      text: { type: 'string', source: 'raw' },
    },
    supports: { className: false, html: false },
  }),
]
