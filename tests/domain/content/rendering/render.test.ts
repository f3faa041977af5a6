import { describe, expect, it } from '@jest/globals'
import { sanitizeText, stripTags } from '../../../../src/domain/text/plain-text.ts'
import {
  renderContent,
  renderExcerpt,
  renderExcerptOf,
  renderGeneratedExcerpt,
  renderTitle,
} from '../../../../src/domain/content/rendering/render.ts'

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i + 1}`).join(' ')

describe('The rendering of content', () => {
  it.each([
    ['', ''],
    ['Fish & chips', '<p>Fish &#038; chips</p>'],
    ['Seen <!-- not seen --> text', '<p>Seen <!-- not seen --> text</p>'],
    ['C:\\temp\\new', '<p>C:\\temp\\new</p>'],
    ['Ünïcödé 🚀 текст', '<p>Ünïcödé 🚀 текст</p>'],
    ['Before\n\n<!--more-->\n\nAfter', '<p>Before</p>\n<p><!--more--></p>\n<p>After</p>'],
    ['One\n<!--nextpage-->\nTwo', '<p>One<br />\n<!--nextpage--><br />\nTwo</p>'],
  ])('takes %j', (raw, html) => {
    expect(renderContent(raw)).toBe(html)
  })

  it('leaves the markup of blocks as it is', () => {
    const raw =
      '<!-- wp:heading {"level":3} -->\n<h3>A & B</h3>\n<!-- /wp:heading -->\n\n' +
      '<!-- wp:paragraph -->\n<p>One\nTwo</p>\n<!-- /wp:paragraph -->\n<!-- wp:latest /-->'
    expect(renderContent(raw).replace(/\n+/g, '\n')).toBe('<h3>A &#038; B</h3>\n<p>One\nTwo</p>')
  })

  it('expands shortcodes before it adds paragraphs', () => {
    expect(renderContent('One\n\n[audio src="/a.mp3"]')).toBe(
      '<p>One</p>\n<figure><audio controls preload="metadata" src="/a.mp3"></audio></figure>',
    )
  })
})

describe('The rendering of a title', () => {
  it.each([
    ['<em>Soft</em> title', '<em>Soft</em> title'],
    [' Fish & chips ', 'Fish &#038; chips'],
    ['t()<b>Bold</b>', 't()<b>Bold</b>'],
    ['Größe 日本 🎉', 'Größe 日本 🎉'],
    ['', ''],
  ])('takes %j', (raw, html) => {
    expect(renderTitle(raw)).toBe(html)
  })
})

describe('Excerpts', () => {
  it('have paragraphs when written', () => {
    expect(renderExcerpt('One\n\nTwo & three')).toBe('<p>One</p>\n<p>Two &#038; three</p>')
    expect(renderExcerpt('')).toBe('')
  })

  it('are made from the content when not', () => {
    expect(renderExcerptOf({ excerpt: '', content: 'Body' })).toBe('<p>Body</p>')
    expect(renderExcerptOf({ excerpt: 'Own', content: 'Body' })).toBe('<p>Own</p>')
  })

  it.each([
    ['thirty words', words(30), words(30)],
    ['more words', words(31), `${words(30)} [&hellip;]`],
    ['markup', '<h2>Heading</h2><p>Words of the <em>body</em>.</p>', 'Heading Words of the body.'],
    ['a comment', 'Seen <!-- not --> text', 'Seen text'],
    ['a script', 'One <script>alert(1)</script> two <style>p{}</style>', 'One two'],
    ['shortcodes', 'One [caption]<img src="x"> two[/caption] three', 'One three'],
    ['entities', 'Fish & chips &copy;', 'Fish &#038; chips &copy;'],
    ['what is left of a tag', 'a <<b>script>x', 'a &lt;script>x'],
    ['what follows the end of a teaser', 'One<!--more-->two', 'One'],
    ['what follows a named end', 'One\n\n<!--more Read on-->\n\ntwo', 'One'],
    ['the next page', 'One<!--nextpage-->two', 'One'],
    ['no teaser without a text', '\n<!--more-->One', 'One'],
  ])('cut or clean %s', (_name, content, text) => {
    expect(renderGeneratedExcerpt(content)).toBe(`<p>${text}</p>`)
  })

  it('take words from blocks of text only', () => {
    const raw =
      '<!-- wp:group --><div><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --></div>' +
      '<!-- /wp:group --><!-- wp:image {"id":1} --><figure><figcaption>no</figcaption></figure>' +
      '<!-- /wp:image --><!-- wp:core/list --><ul><li>two</li></ul><!-- /wp:core/list -->'
    expect(renderGeneratedExcerpt(raw)).toBe('<p>Onetwo</p>')
  })

  it('end with the teaser of blocks', () => {
    const raw =
      '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->\n<!-- wp:more -->\n<!--more-->\n' +
      '<!-- /wp:more -->\n<!-- wp:paragraph --><p>two</p><!-- /wp:paragraph -->'
    expect(renderGeneratedExcerpt(raw)).toBe('<p>One</p>')
  })

  it('of nothing are nothing', () => {
    expect(renderGeneratedExcerpt('')).toBe('')
    expect(renderGeneratedExcerpt('<img src="x">')).toBe('')
  })
})

describe('Plain text', () => {
  it.each([
    ['a <b>b</b> c', 'a b c'],
    ['1 < 2 <b>', '1 < 2 '],
    ['<a title="x > y">z</a>', 'z'],
    ['<script>a</script>', 'a'],
  ])('of %j has no tags', (html, text) => {
    expect(stripTags(html)).toBe(text)
  })

  it.each([
    ['  a\n\tb  c ', 'a b c'],
    ['<b>a</b><script>x</script>', 'a'],
    ['1 < 2 & 3', '1 &lt; 2 & 3'],
    ['<<b>script>x', '&lt;script>x'],
    ['a\u0000b', 'ab'],
    ['50%20 off', '50%20 off'],
  ])('of %j has nothing that could be markup', (text, clean) => {
    expect(sanitizeText(text)).toBe(clean)
  })
})
