/** Marks of running text. Each keeps its opening tag, with attributes that the editor ignores. */
import type { MarkSpec } from 'prosemirror-model'
import { escapeAttribute, attributeOf } from './tags.ts'
import { safeLink } from './safe-addresses.ts'

const mark = (name: string, ...others: readonly string[]): MarkSpec => ({
  attrs: { open: { default: `<${name}>`, validate: 'string' } },
  toDOM: () => [name, 0],
  parseDOM: [name, ...others].map((tag) => ({ tag })),
})

/** The opening tag of a new link. */
export const linkTag = (address: string): string => `<a href="${escapeAttribute(address)}">`

export const marks = {
  link: {
    attrs: { open: { validate: 'string' } },
    inclusive: false,
    // Addresses that a browser would run are never given to it.
    toDOM: ({ attrs: { open } }) => {
      const address = safeLink(attributeOf(String(open), 'href'))
      return ['a', address === undefined ? {} : { href: address }, 0]
    },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const address = safeLink(dom.getAttribute('href') ?? undefined)
          return address === undefined ? false : { open: linkTag(address) }
        },
      },
    ],
  },
  strong: mark('strong', 'b'),
  em: mark('em', 'i'),
  strike: mark('s', 'del', 'strike'),
  monospace: { ...mark('code'), code: true },
  /** Any other element within text, such as `<span class="note">`; shown without its attributes. */
  element: {
    attrs: { open: { validate: 'string' } },
    excludes: '',
    inclusive: false,
    toDOM: () => ['span', { class: 'stored-element' }, 0],
  },
} satisfies Record<string, MarkSpec>

/** The elements that are marks of their own. */
export const MARK_OF: Readonly<Record<string, keyof typeof marks>> = {
  a: 'link',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'monospace',
}

/** The other elements within text that may be around it; those of blocks and programs are not. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(
  'abbr acronym bdi bdo big cite data dfn font ins kbd mark q samp small span sub sup time tt u var'.split(
    ' ',
  ),
)
