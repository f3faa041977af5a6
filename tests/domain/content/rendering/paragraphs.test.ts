import { describe, expect, it } from '@jest/globals'
import { addParagraphs } from '../../../../src/domain/content/rendering/paragraphs.ts'

describe('The division into paragraphs', () => {
  it.each([
    ['blank text', ' \n\n ', ''],
    ['one line', 'One', '<p>One</p>'],
    ['a line end', 'One\nTwo\n\nThree', '<p>One<br />\nTwo</p>\n<p>Three</p>'],
    ['windows line ends', 'One\r\nTwo\r\n\r\nThree', '<p>One<br />\nTwo</p>\n<p>Three</p>'],
    ['old line ends', 'One\rTwo', '<p>One<br />\nTwo</p>'],
    ['many blank lines', 'One\n\n \n\t\n\nTwo', '<p>One</p>\n<p>Two</p>'],
    ['blanks at line ends', 'One  \nTwo', '<p>One<br />\nTwo</p>'],
    ['a break before a line end', 'One<br>\nTwo', '<p>One<br />\nTwo</p>'],
    ['two breaks', 'One<br><br />Two', '<p>One</p>\n<p>Two</p>'],
    ['own paragraphs', '<p>One</p>\n<p>Two</p>', '<p>One</p>\n<p>Two</p>'],
    ['text after a paragraph', '<p>One</p>two', '<p>One</p>\n<p>two</p>'],
    [
      'a blank line in a paragraph',
      '<p class="a">One\n\nTwo</p>',
      '<p class="a">One</p>\n<p>Two</p>',
    ],
    ['an empty paragraph', 'One\n\n<p> </p>', '<p>One</p>'],
    [
      'a paragraph left open',
      '<p>One<ul><li>a</li></ul></p>',
      '<p>One</p>\n<ul>\n<li>a</li>\n</ul>',
    ],
    ['a heading', '<h2>One</h2>\nTwo', '<h2>One</h2>\n<p>Two</p>'],
    ['a blank line in a heading', '<h2>One\n\nTwo</h2>', '<h2>One<br />\nTwo</h2>'],
    ['a rule', 'One<hr>Two', '<p>One</p>\n<hr>\n<p>Two</p>'],
    ['a list', '<ul><li>a</li><li>b</li></ul>', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    [
      'a list in a list',
      '<ul><li>a<ol><li>b</li></ol></li></ul>',
      '<ul>\n<li>a\n<ol>\n<li>b</li>\n</ol>\n</li>\n</ul>',
    ],
    ['a quote', '<blockquote>One</blockquote>', '<blockquote><p>One</p></blockquote>'],
    [
      'a quote of two paragraphs',
      '<blockquote>One\n\nTwo</blockquote>',
      '<blockquote><p>One</p>\n<p>Two</p></blockquote>',
    ],
    ['a division of one line', '<div>One</div>', '<div>One</div>'],
    ['a division of two', '<div>One\n\nTwo</div>', '<div><p>One</p>\n<p>Two</p></div>'],
    [
      'text next to a paragraph',
      '<div>One<p>Two</p>Three</div>',
      '<div><p>One</p>\n<p>Two</p>\n<p>Three</p></div>',
    ],
    [
      'a table',
      '<table>\n<tr>\n<td>a\nb</td>\n</tr>\n</table>',
      '<table>\n<tr>\n<td>a<br />\nb</td>\n</tr>\n</table>',
    ],
    ['a style', 'a\n<style>b {\n\n}</style>\nd', '<p>a</p>\n<style>b {\n\n}</style>\n<p>d</p>'],
    ['a style alone', '<style>b {}</style>', '<style>b {}</style>'],
    ['preformatted text', 'a\n<pre>b\n\nc</pre>\nd', '<p>a</p>\n<pre>b\n\nc</pre>\n<p>d</p>'],
    [
      'a script',
      '<script>\nlet a\n\nlet b\n</script>',
      '<p><script>\nlet a\n\nlet b\n</script></p>',
    ],
    ['a tag over two lines', '<img\nsrc="a">', '<p><img\nsrc="a"></p>'],
    ['a comment over blank lines', 'a <!-- b\n\nc --> d', '<p>a <!-- b\n\nc --> d</p>'],
    [
      'inline elements',
      'a <em>b</em>\n<strong>c</strong>',
      '<p>a <em>b</em><br />\n<strong>c</strong></p>',
    ],
    [
      'a figure',
      '<figure>\n<img src="a">\n<figcaption>b</figcaption>\n</figure>',
      '<figure><img src="a"><figcaption>b</figcaption></figure>',
    ],
    ['signs that are no tags', '1 < 2 and 3 > 2', '<p>1 < 2 and 3 > 2</p>'],
  ])('is right for %s', (_name, text, html) => {
    expect(addParagraphs(text)).toBe(html)
  })

  it.each(['One\nTwo\n\nThree', '<blockquote>One\n\nTwo</blockquote>', '<div>a<p>b</p></div>'])(
    'changes nothing but white space in its own result for %j',
    (text) => {
      const html = addParagraphs(text)
      expect(addParagraphs(html).replaceAll('\n', '')).toBe(html.replaceAll('\n', ''))
    },
  )
})
