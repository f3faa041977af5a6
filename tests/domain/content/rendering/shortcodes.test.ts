import { describe, expect, it } from '@jest/globals'
import * as shortcodes from '../../../../src/domain/content/rendering/shortcodes.ts'
import { runToCompletion } from '../../../../src/domain/text/slices.ts'

const expandShortcodes = (html: string): string =>
  runToCompletion(shortcodes.expandShortcodes(html))
const removeShortcodes = (html: string): string =>
  runToCompletion(shortcodes.removeShortcodes(html))

describe('The expansion of shortcodes', () => {
  it.each([
    ['an unknown one', '[unknown-thing id="5"] stays'],
    ['one with a longer name', '[captions]x[/captions]'],
    ['one in preformatted text', '<pre>[embed]a[/embed]</pre> <code>[audio src="a"]</code>'],
    ['one in an attribute', '<a title="[embed]x onclick=alert(1)//[/embed]">a</a>'],
    ['an end without a beginning', 'a[/caption]'],
  ])('leaves %s', (_name, html) => {
    expect(expandShortcodes(html)).toBe(html)
  })

  it('shows one in doubled brackets', () => {
    expect(expandShortcodes('[[embed]] and [[gallery ids="1"]]')).toBe(
      '[embed] and [gallery ids="1"]',
    )
  })

  it('puts a caption below its image', () => {
    const html = '[caption id="a1" align="alignleft" width="300"]<img src="x"> Some words[/caption]'
    expect(expandShortcodes(`before ${html} after`)).toBe(
      'before <figure id="a1" class="caption alignleft" style="width: 300px">' +
        '<img src="x"><figcaption>Some words</figcaption></figure> after',
    )
  })

  it('plays sound and film', () => {
    expect(expandShortcodes('[audio mp3="/a.mp3"]')).toBe(
      '<figure><audio controls preload="metadata" src="/a.mp3"></audio></figure>',
    )
    expect(expandShortcodes('[video src="/a.mp4" width="640" poster="/a.png"][/video]')).toBe(
      '<figure><video controls preload="metadata" width="640" poster="/a.png" src="/a.mp4">' +
        '</video></figure>',
    )
  })

  it('links what is embedded', () => {
    expect(expandShortcodes('[embed]http://a.test/?b=1&amp;c=2[/embed]')).toBe(
      '<a href="http://a.test/?b=1&amp;c=2">http://a.test/?b=1&amp;c=2</a>',
    )
  })

  it.each([
    '[video src="javascript:alert(1)"]',
    '[video src="/a.mp4" poster="java&#115;cript:alert(1)"]',
    '[embed]javascript:alert(1)[/embed]',
    `[audio src='/a" onplay="alert(1)']`,
    `[caption class='" onclick="alert(1)']<img src="x"> y[/caption]`,
    '[caption width="1;background:url(//x)"]<img src="x"> y[/caption]',
  ])('lets nothing run by %s', (html) => {
    expect(expandShortcodes(html)).not.toMatch(/(?:src|href|poster)="[^"]*script:|" on|url\(/)
  })

  it('ends a shortcode at the next end of its own', () => {
    expect(expandShortcodes('[embed]a[/embed][embed]b[/embed]')).toBe(
      '<a href="a">a</a><a href="b">b</a>',
    )
  })
})

describe('The removal of shortcodes', () => {
  it('takes away what they enclose', () => {
    expect(removeShortcodes('a [caption]<img src="x"> b[/caption] c [gallery] [other]')).toBe(
      'a  c  [other]',
    )
  })
})
