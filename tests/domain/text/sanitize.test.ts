import { describe, expect, it } from '@jest/globals'
import { html as standard, parse, type DefaultTreeAdapterTypes } from 'parse5'
import {
  addressAttributes,
  inlineMarkup,
  postMarkup,
} from '../../../src/domain/text/allowed-html.ts'
import { sanitizeHtml } from '../../../src/domain/text/sanitize.ts'
import { fc } from '../../support/properties.ts'

describe('Markup', () => {
  it.each([
    'plain text',
    '<p>Hello <strong>you</strong></p>',
    '<p>left open',
    '<a href="http://link.example.test/">link</a>',
    '<a href="/a?b=1&amp;c=2#d" target="_blank" rel="noopener">x</a>',
    '<a href="mailto:a@b.test">m</a> <a href="tel:+1">t</a> <a href="#x">x</a>',
    "<a href='/x'>single quotes</a>",
    '<img src="https://a.test/b.png" alt="c" width="3"><br><br /><hr>',
    '<p class="a" id="b" style="color: red;margin-top:2px" data-x="1" aria-label="y">z</p>',
    '<div style="background-image:url(https://a.test/b.png)">x</div>',
    '<p style="width:calc(100% - 2rem);color:rgb(1,2,3)">x</p>',
    '<!-- wp:paragraph {"align":"left","a":"\\u003cb\\u003e \\u0026"} --><p>x</p><!-- /wp:paragraph -->',
    '<!-- wp:latest-posts /--><!--more--><!--nextpage-->',
    '<video src="/a.mp4" controls></video>',
    '&copy; &#169; &#xa9; &lt;b&gt;',
    'Ünïcödé 🚀 C:\\temp [gallery ids="1"]',
  ])('stays: %s', (html) => {
    expect(sanitizeHtml(html)).toBe(html)
  })
})

describe('Markup', () => {
  it.each([
    [
      '<p onclick="x()">Hello</p><script>alert(1)</script><em>ok</em>',
      '<p>Hello</p>alert(1)<em>ok</em>',
    ],
    [
      '<iframe src="http://a.test/"></iframe><a href="/b" onmouseover="y()">c</a>',
      '<a href="/b">c</a>',
    ],
    ['<style>p{}</style><blink>wink</blink> <em>stays</em>', 'p{}wink <em>stays</em>'],
    ['Fish & chips, 1 < 2', 'Fish &amp; chips, 1 &lt; 2'],
    ['Salt & pepper 1 < 2 > 0', 'Salt &amp; pepper 1  0'],
    ['a > b', 'a &gt; b'],
    ['<a title="a > b & c">x</a>', '<a title="a &gt; b &amp; c">x</a>'],
    ['<img src=x alt=y/>', '<img src="x" alt="y/" />'],
    ['<P CLASS=a>x</P >', '<p class="a">x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a href="alert(1)">x</a>'],
    ['<p style="color:red; position: fixed; top:0">x</p>', '<p style="color:red">x</p>'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<p style="background:&#117red;color:&#114;ed">x</p>', '<p style="color:red">x</p>'],
    ['<!-- a -- b > c <img> -->', '<!-- a - b &gt; c &lt;img&gt; -->'],
    ['<!-- never closed <b>', '<!-- never closed &lt;b&gt;-->'],
    ['<!DOCTYPE html><?php echo 1 ?><![CDATA[x]]>', ''],
    ['a\u0000b', 'ab'],
  ])('is changed: %s', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean)
  })

  it('keeps in a title a few inline elements', () => {
    expect(sanitizeHtml('<script>t()</script><b>Bold</b> <p class="x">a</p>', inlineMarkup)).toBe(
      't()<b>Bold</b> a',
    )
  })
})

/** Ways to make a browser run something, and the ways to hide them. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//a.test/x.js></SCRIPT>',
  '<script/src=//a.test/x.js>',
  '<script\n>alert(1)</script\n>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>script>alert(1)</script>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)"//',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  '<img src=`x` onerror=alert(1)>',
  "<img src='x'onerror='alert(1)'>",
  '<img """><script>alert(1)</script>">',
  '<img src=x:alert(1) onerror\n=\nalert(1)>',
  '<img src=x on\u0000error=alert(1)>',
  '<img title="><img src=x onerror=alert(1)>">',
  "<img title='\"><img src=x onerror=alert(1)>'>",
  '<img alt="`" title="` onerror=alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<template><img src=x onerror=alert(1)></template>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!---><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>-->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml ><img src=x onerror=alert(1)> ?>',
  '<!a "><img src=x onerror=alert(1)>">',
  '</p/><img src=x onerror=alert(1)>',
  '</p onclick=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="java&NewLine;script&colon;alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#0000106avascript:alert(1)">x</a>',
  '<a href="&#x6a;avascript&#58;alert(1)">x</a>',
  '<a href="javascript&#x000000000000003a;alert(1)">x</a>',
  '<a href="javascript&#00000000000000058;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href="javascript:javascript:alert(1)">x</a>',
  '<a href="javascript:javascript&amp;#58;alert(1)">x</a>',
  '<a href="http:javascript:alert(1)">x</a>',
  '<a href="javascript:http://a.test/%0aalert(1)">x</a>',
  '<a href=javascript:alert(1)>x</a>',
  "<a href='javascript:alert(1)'>x</a>",
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="DATA:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="blob:http://a.test/x">x</a><a href="file:///etc/passwd">y</a>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<video poster="javascript:alert(1)" src="javascript:alert(1)" onerror=alert(1)></video>',
  '<video><source src="javascript:alert(1)" onerror=alert(1)></video>',
  '<map name=m><area href="javascript:alert(1)" shape=default></map><img usemap="javascript:x">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input onfocus=alert(1) autofocus><select onfocus=alert(1) autofocus>',
  '<isindex action=javascript:alert(1) type=image>',
  '<base href="javascript:/"><link rel=import href="//a.test"><meta http-equiv=refresh content="0;javascript:alert(1)">',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)">',
  '<body onload=alert(1)><html manifest="//a.test">',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width: expression(alert(1))">x</p>',
  '<p style="width: exp/**/ression(alert(1))">x</p>',
  '<p style="width: e\\78 pression(alert(1))">x</p>',
  '<p style="-moz-binding:url(//a.test/x.xml#x)">x</p>',
  '<p style="behavior:url(x.htc)">x</p>',
  '<p style="background:&#117;rl(&quot;javascript:alert(1)&quot;)">x</p>',
  '<p style="background-image:url(\'data:image/svg+xml,x\')">x</p>',
  '<p style="color:red&quot; onmouseover=&quot;alert(1)">x</p>',
  '<p style=\'color:red" onmouseover="alert(1)\'>x</p>',
  '<p style="font-family:\'}</style><img src=x onerror=alert(1)>\'">x</p>',
  '<p style="@import \'//a.test/x.css\'">x</p>',
  "<p data-x='\"><img src=x onerror=alert(1)>'>x</p>",
  '<p data-="" aria-onclick=x on-click=alert(1) onclick\u2028=alert(1)>x</p>',
  '<p \u000bonclick=alert(1)>x</p>',
  '<p\u000conclick=alert(1)>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<p =onclick=alert(1)>x</p>',
  "<p '=' onclick=alert(1)>x</p>",
  '<p "" onclick=alert(1)>x</p>',
  '<p a="b"c="d\'><img src=x onerror=alert(1)>\'">',
  '<a title="&quot;><script>alert(1)</script>">x</a>',
  '<a title="<!--" href="x">--><img src=x onerror=alert(1)>"></a>',
  '<p title="a<b" class="</p><script>alert(1)</script>">x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<ſcript>alert(1)</ſcript>',
  '<ımg src=x onerror=alert(1)>',
  '＜script＞alert(1)＜/script＞',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<a-b onclick=alert(1)>x</a-b>',
]

/** Elements that a parser adds by itself. */
const IMPLIED = new Set(['html', 'head', 'body', 'tbody', 'colgroup'])

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** All elements that a browser would make of HTML in a page; no recursion, so any depth will do. */
function elementsOf(markup: string): Element[] {
  const found: Element[] = []
  const nodes: Node[] = [parse(`<!doctype html><body>${markup}`)]
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if ('tagName' in node) found.push(node)
    if ('content' in node) nodes.push(node.content)
    if ('childNodes' in node) nodes.push(...node.childNodes)
  }
  return found
}

const isAllowed = (allowed: ReadonlySet<string>, name: string): boolean =>
  allowed.has(name) || postMarkup.common.has(name) || /^(?:data|aria)-\w/.test(name)

/** What a browser would see in cleaned HTML besides allowed elements and harmless attributes. */
function harmIn(clean: string): string[] {
  return elementsOf(clean).flatMap(({ tagName, namespaceURI, attrs }) => {
    const allowed = postMarkup.elements.get(tagName)
    if (namespaceURI !== standard.NS.HTML || (allowed === undefined && !IMPLIED.has(tagName)))
      return [tagName]
    return attrs.flatMap(({ name, value }) => {
      const plain = value.replace(/[\0-\x20]/g, '').toLowerCase()
      const harmless =
        isAllowed(allowed ?? new Set(), name) &&
        !(addressAttributes.has(name) && /^(?:javascript|vbscript|data|blob|file):/.test(plain)) &&
        !(name === 'style' && HARMFUL_STYLE.test(plain))
      return harmless ? [] : [`${tagName} ${name}=${value}`]
    })
  })
}

const HARMFUL_STYLE = /expression\(|script:|data:|\\|\/\*|@|(?:behavior|binding|position):/

describe('Attacks', () => {
  it.each([
    ['<img src=x onerror=alert(1)>', 'img onerror=alert(1)'],
    ['<a href="java&Tab;script:alert(1)">x</a>', 'a href=java\tscript:alert(1)'],
    ['<svg><p>x</p></svg>', 'svg'],
    ['<template><script>alert(1)</script></template>', 'template'],
    ['<p style="position:fixed">x</p>', 'p style=position:fixed'],
  ])('are detected by the test itself where nothing is cleaned: %s', (html, harm) => {
    expect(harmIn(html)).toContain(harm)
  })

  it.each(attacks)('are harmless: %j', (html) => {
    const clean = sanitizeHtml(html)
    expect(harmIn(clean)).toEqual([])
    expect(sanitizeHtml(clean)).toBe(clean)
  })

  const piece = fc.oneof(
    fc.constantFrom(...attacks),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '/',
      '=',
      '&',
      ';',
      '<!--',
      '-->',
      '--',
      '<p ',
      '<a href=',
      '</',
      '\n',
      ' ',
    ),
    fc.constantFrom(
      'onclick=alert(1)',
      'javascript:',
      'style="',
      'title="',
      "title='",
      '&quot;',
      '&#58;',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const soup = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    // Two attacks, one cut off and put inside of the other.
    fc
      .tuple(fc.constantFrom(...attacks), fc.constantFrom(...attacks), fc.nat(), fc.nat())
      .map(([a, b, from, at]) => {
        const place = at % (a.length + 1)
        return a.slice(0, place) + b.slice(from % b.length) + a.slice(place)
      }),
  )

  it('stay harmless in any mixture, and a clean text is unchanged', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const clean = sanitizeHtml(html)
        expect(harmIn(clean)).toEqual([])
        expect(sanitizeHtml(clean)).toBe(clean)
      }),
      { numRuns: 3000 },
    )
  })
})
