import { describe, expect, it } from '@jest/globals'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { ELEMENTS, keptValue } from '../../../src/domain/media/drawings/allowed.ts'
import { cleanMarkup } from '../../../src/domain/media/drawings/clean-markup.ts'
import { fc } from '../../support/properties.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (inner: string, attributes = ''): string => `<svg ${XMLNS}${attributes}>${inner}</svg>`
const clean = (source: string): string => cleanMarkup(source).text

describe('Drawings', () => {
  it.each([
    '<g id="a" class="b c"><rect x="1" y="2" width="3" height="4" fill="#abc"></rect></g>',
    '<path d="M1 2L3,4 5-6z" stroke="rgb(1,2,3)" transform="rotate(45 1 2)"></path>',
    '<defs><linearGradient id="p-1"><stop offset="50%"></stop></linearGradient></defs>',
    '<use href="#a"></use><rect fill="url(#p-1)" style="fill:url(#p-1);opacity:.5"></rect>',
    '<title>Fish &amp; chips</title><text x="1">a &lt; b\n ü <tspan dy="1em">🚀</tspan></text>',
    '<text font-family="Noto Sans, \'Open Sans\'" lang="de" aria-label="a: b">x</text>',
  ])('stay as they are: %s', (inner) => {
    expect(clean(svg(inner))).toBe(svg(inner))
  })
})

describe('Drawings', () => {
  it.each([
    [
      'CDATA is text',
      '<text><![CDATA[<script>x</script>]]></text>',
      '<text>&lt;script&gt;x&lt;/script&gt;</text>',
    ],
    ['scripts go, with what is in them', '<script>x</script><g><script/></g>', '<g></g>'],
    ['links go, with what is in them', '<a href="#a"><rect/></a>', ''],
    [
      'animations go',
      '<rect><set attributeName="href" to="javascript:x"/></rect>',
      '<rect></rect>',
    ],
    [
      'foreign objects go',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
      '',
    ],
    ['elements of HTML go', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">x</h:script>', ''],
    ['styles and comments go', '<style>*{}</style><!-- <script> --><?php echo 1 ?>', ''],
    ['handlers go', '<g onload="x()" ONCLICK="y()" id="a"/>', '<g id="a"></g>'],
    [
      'addresses outside go',
      '<use href="https://e.test/a.svg#b"/><use href="data:,"/>',
      '<use></use><use></use>',
    ],
    [
      'addresses outside go from styles',
      '<rect style="fill:url(//e.test/a);opacity:1"/>',
      '<rect style="opacity:1"></rect>',
    ],
    [
      'addresses outside go from properties',
      '<rect fill="url( \'//e.test\' )" mask="image-set(\'//e\')"/>',
      '<rect></rect>',
    ],
    [
      'hidden letters of styles go',
      '<rect style="fill:u\\72l(//e.test)" fill="u&#92;72l(//e)"/>',
      '<rect></rect>',
    ],
    ['texts of titles hold no element', '<title><text>x</text>y</title>', '<title>y</title>'],
    [
      'codes are read once',
      '<text>&amp;lt;script&#62;&#x3c;</text>',
      '<text>&amp;lt;script&gt;&lt;</text>',
    ],
    [
      'another prefix for drawings is the same',
      '<s:g xmlns:s="http://www.w3.org/2000/svg"/>',
      '<g></g>',
    ],
  ])('are changed: %s', (_what, inner, kept) => {
    expect(clean(svg(inner))).toBe(svg(kept))
  })

  it('have links in the older namespace written as plain ones', () => {
    const xlink = 'xmlns:l="http://www.w3.org/1999/xlink"'
    expect(clean(`<svg ${XMLNS} ${xlink}><use l:href="#a"/></svg>`)).toBe(
      svg('<use href="#a"></use>'),
    )
  })
})

describe('Drawings', () => {
  it.each([
    ['nothing', ''],
    ['another root', '<html><svg/></html>'],
    ['a root of HTML', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['definitions of entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['unknown entities', svg('&nbsp;')],
    ['what is not closed', `<svg ${XMLNS}><g></svg>`],
    ['two roots', svg('') + svg('')],
    ['unbound prefixes', svg('<a:b/>')],
    ['depth', svg('<g>'.repeat(300) + '</g>'.repeat(300))],
  ])('are refused: %s', (_what, source) => {
    expect(() => clean(source)).toThrow(Error)
  })
})

/** An element as a parser read it, with everything that could matter. */
interface ReadElement {
  readonly name: string
  readonly namespace: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
}

const SVG = 'http://www.w3.org/2000/svg'
/** What a parser of HTML puts around whatever it reads. */
const FRAME = new Set(['html', 'head', 'body'])

function readAsHtml(markup: string): ReadElement[] {
  const found: ReadElement[] = []
  const visit = (node: DefaultTreeAdapterMap['node']): void => {
    if ('tagName' in node) {
      const attributes = node.attrs.map(({ name, value }) => [name, value] as const)
      if (!FRAME.has(node.tagName) || node.attrs.length > 0) {
        found.push({ name: node.tagName, namespace: node.namespaceURI, attributes })
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(markup))
  return found
}

type XmlNode = Readonly<Record<string, unknown>>

function readAsXml(markup: string): ReadElement[] {
  if (XMLValidator.validate(markup) !== true) throw new Error(`Not well-formed: ${markup}`)
  const options = { preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' }
  const found: ReadElement[] = []
  const visit = (node: XmlNode): void => {
    for (const [name, children] of Object.entries(node)) {
      if (name === ':@' || name === '#text') continue
      const attributes = Object.entries((node[':@'] ?? {}) as Record<string, string>)
      found.push({ name, namespace: SVG, attributes })
      ;(children as XmlNode[]).forEach(visit)
    }
  }
  ;(new XMLParser(options).parse(markup) as XmlNode[]).forEach(visit)
  return found
}

const isListed = ({ name, namespace, attributes }: ReadElement): boolean =>
  namespace === SVG &&
  ELEMENTS.has(name) &&
  attributes.every(([key, value]) =>
    key === 'xmlns' ? value === SVG : keptValue(key, value) === value,
  )

const unlisted = (elements: readonly ReadElement[]): ReadElement[] =>
  elements.filter((element) => !isListed(element))

/** Pieces that attacks on cleaners are made of. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'<g> </g> <text> </text> <title> </title> <desc> </desc> <style> </style> <script> </script>'.split(
      ' ',
    ),
    ...'<![CDATA[ ]]> <!-- --> --!> <?x ?> <foreignObject> </foreignObject> <svg> </svg> </p> <br/>'.split(
      ' ',
    ),
    ...'<math> <mi> </mi> </math> <table> <font color="a"> <b> <img/> <noscript> </noscript>'.split(
      ' ',
    ),
    ...'&lt; &gt; &amp; &quot; &#60; &#x3c;script&#62; &#92; &#9; " \' / = :'.split(' '),
    '<use href="javascript:alert(1)"/>',
    '<use href="#a"/>',
    '<image href="https://e.test/"/>',
    '<rect style="fill:url(//e.test);x:expression(1)" onload="x()"/>',
    '<rect fill="url(#a)url(//e.test)"/>',
    '<a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="javascript:x">',
    '</a>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">x</h:script>',
    '<p xmlns="http://www.w3.org/1999/xhtml">',
    '<animate attributeName="href" values="javascript:x"/>',
    '<text aria-label="&lt;/svg&gt;&lt;script&gt;" class="&quot;&gt;&lt;img src=x onerror=x&gt;"/>',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)

/** Balanced markup, so that most cases get past the reader, of hostile names, values and texts. */
const nested = fc.letrec<{ node: string }>((tie) => {
  const name = fc.constantFrom(...ELEMENTS, 'script', 'style', 'a', 'foreignObject', 'image', 'p')
  const attribute = fc
    .tuple(
      fc.constantFrom('href', 'style', 'fill', 'id', 'class', 'onload', 'd', 'src', 'aria-label'),
      piece.map((text) =>
        text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
      ),
    )
    .map(([key, value]) => ` ${key}="${value}"`)
  const text = fc.oneof(
    piece.map((inner) => `<![CDATA[${inner.replaceAll(']]>', '')}]]>`),
    piece.map((inner) => inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    piece,
  )
  return {
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text,
      fc
        .tuple(name, fc.option(attribute, { nil: '' }), fc.array(tie('node'), { maxLength: 4 }))
        .map(([tag, key, inner]) => `<${tag}${key}>${inner.join('')}</${tag}>`),
    ),
  }
}).node

describe('Drawings', () => {
  it('come out with nothing outside of the list, whatever goes in, for readers of XML and of HTML alike', () => {
    let cleaned = 0
    const source = fc.oneof(fc.array(nested, { maxLength: 4 }), fc.array(piece, { maxLength: 12 }))
    fc.assert(
      fc.property(source, (parts) => {
        let text: string
        try {
          text = clean(svg(parts.join('')))
        } catch {
          // What is refused is stored nowhere.
          return
        }
        cleaned += 1
        expect(unlisted(readAsXml(text))).toEqual([])
        expect(unlisted(readAsHtml(text))).toEqual([])
        expect(clean(text)).toBe(text)
      }),
      { numRuns: 4000 },
    )
    expect(cleaned).toBeGreaterThan(1000)
  })
})
