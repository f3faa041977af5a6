import { describe, expect, it } from '@jest/globals'
import { typeset, typesetting } from '../../../../src/domain/content/rendering/typography.ts'

const open = '&#8220;'
const close = '&#8221;'

describe('Typography', () => {
  it.each([
    ['Fish & chips', 'Fish &#038; chips'],
    ['A &amp; B &copy; &#169; &#xa9; &;', 'A &amp; B &copy; &#169; &#xa9; &#038;;'],
    ['"Hi," he said', `${open}Hi,${close} he said`],
    ['("so")', `(${open}so${close})`],
    ["it's 'ok'", 'it&#8217;s &#8216;ok&#8217;'],
    ["'tis the '90s", '&#8217;tis the &#8217;90s'],
    ["class of '99.", 'class of &#8217;99.'],
    ["the '42' bus", 'the &#8216;42&#8217; bus'],
    ['6\' 2" tall', '6&#8242; 2&#8243; tall'],
    ['"version 2"', `${open}version 2${close}`],
    ['a -- b', 'a &#8212; b'],
    ['a--b', 'a&#8211;b'],
    ['a---b', 'a&#8212;b'],
    ['a - b', 'a &#8211; b'],
    ['well-known', 'well-known'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['wait...', 'wait&#8230;'],
    ["``quoted''", `${open}quoted${close}`],
    ['Name (tm)', 'Name &#8482;'],
    ['3x4 and 0x9f and 2x', '3&#215;4 and 0x9f and 2x'],
    ['1,000x2', '1,000&#215;2'],
    ['abc1x2', 'abc1x2'],
    ['plain', 'plain'],
  ])('makes of %j %j', (text, html) => {
    expect(typeset(text)).toBe(html)
  })

  it.each([
    '<a title="a -- b & c">x</a>',
    '<pre>"a" -- b</pre>',
    '<code>"a" -- <em>b</em></code>',
    '<kbd>"</kbd><tt>\'</tt>',
    '<script>if (a && "b") c--</script>',
    '<style>a { content: "--" }</style>',
    '<!-- "a" -- & -->',
  ])('leaves %s as it is', (html) => {
    expect(typeset(html)).toBe(html)
  })

  it('goes on behind verbatim elements', () => {
    expect(typeset('<code>"</code> "a" <em>"b"</em>')).toBe(
      `<code>"</code> ${open}a${close} <em>${open}b${close}</em>`,
    )
  })

  it('changes nothing in its own result', () => {
    const html = typeset('"Fish" & \'chips\' -- 3x4...')
    expect(typeset(html)).toBe(html)
  })
})

describe('Typesetting', () => {
  it('has pauses between the quotes of a long text, so that others are served', () => {
    const pauses = [...typesetting('"'.repeat(100_000))].length
    expect(pauses).toBeGreaterThan(40)
  })
})
