/** Layout blocks. Their markup is stored in the content. */
import { staticType } from './block-type.ts'

export const designTypes = [
  staticType('buttons', {
    title: 'Buttons',
    description: 'Links that look like buttons, side by side.',
    category: 'design',
    keywords: ['link'],
    allowedBlocks: ['core/button'],
    supports: { anchor: true, align: ['wide', 'full'], html: false },
  }),
  staticType('button', {
    title: 'Button',
    description: 'A link that looks like a button.',
    category: 'design',
    keywords: ['link'],
    parent: ['core/buttons'],
    attributes: {
      tagName: { type: 'string', enum: ['a', 'button'], default: 'a' },
      url: { type: 'string', source: 'attribute', selector: 'a', attribute: 'href' },
      title: { type: 'string', source: 'attribute', selector: 'a,button', attribute: 'title' },
      text: { type: 'rich-text', source: 'rich-text', selector: 'a,button' },
      linkTarget: { type: 'string', source: 'attribute', selector: 'a', attribute: 'target' },
      rel: { type: 'string', source: 'attribute', selector: 'a', attribute: 'rel' },
      width: { type: 'number' },
    },
    supports: { anchor: true, reusable: false },
    styles: [
      { name: 'fill', label: 'Fill', isDefault: true },
      { name: 'outline', label: 'Outline' },
    ],
  }),
  staticType('columns', {
    title: 'Columns',
    description: 'Content side by side.',
    category: 'design',
    allowedBlocks: ['core/column'],
    attributes: {
      verticalAlignment: { type: 'string' },
      isStackedOnMobile: { type: 'boolean', default: true },
    },
    supports: { anchor: true, align: ['wide', 'full'], html: false },
  }),
  staticType('column', {
    title: 'Column',
    description: 'One of several columns.',
    category: 'design',
    parent: ['core/columns'],
    attributes: {
      verticalAlignment: { type: 'string' },
      width: { type: 'string' },
    },
    supports: { anchor: true, reusable: false, html: false },
  }),
  staticType('group', {
    title: 'Group',
    description: 'Blocks that belong together.',
    category: 'design',
    keywords: ['container', 'section'],
    attributes: {
      tagName: { type: 'string', default: 'div' },
    },
    supports: { anchor: true, align: ['wide', 'full'], html: false },
  }),
  staticType('separator', {
    title: 'Separator',
    description: 'A line between sections.',
    category: 'design',
    keywords: ['line', 'hr', 'divider'],
    attributes: {
      opacity: { type: 'string', default: 'alpha-channel' },
    },
    supports: { anchor: true, align: ['center', 'wide', 'full'] },
    styles: [
      { name: 'default', label: 'Default', isDefault: true },
      { name: 'wide', label: 'Wide line' },
      { name: 'dots', label: 'Dots' },
    ],
  }),
  staticType('spacer', {
    title: 'Spacer',
    description: 'Empty room.',
    category: 'design',
    attributes: {
      height: { type: 'string', default: '100px' },
      width: { type: 'string' },
    },
    supports: { anchor: true },
  }),
  staticType('more', {
    title: 'More',
    description: 'Where the teaser of a text ends.',
    category: 'design',
    attributes: {
      customText: { type: 'string', default: '' },
      noTeaser: { type: 'boolean', default: false },
    },
    supports: { className: false, html: false, multiple: false },
  }),
  staticType('nextpage', {
    title: 'Page break',
    description: 'Where the next page of a text begins.',
    category: 'design',
    supports: { className: false, html: false },
  }),
]
