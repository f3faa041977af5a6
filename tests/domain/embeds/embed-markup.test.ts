import { describe, expect, it } from '@jest/globals'
import { cleanEmbedMarkup } from '../../../src/domain/embeds/embed-markup.ts'
import { growth, LINEAR } from '../../support/growth.ts'
import { fc } from '../../support/properties.ts'

const source = { listed: true, siteUrl: 'https://site.test' }
const clean = (html: string): string => cleanEmbedMarkup(html, source)

/** Elements that are not ended, and ends of others. */
const mismatched = (tags: number): string => '<p>'.repeat(tags) + '</b>'.repeat(tags)

describe('Markup of providers', () => {
  it('keeps a quotation with links', () => {
    const quotation = '<blockquote><p>Text <a href="https://a.test/">link</a></p></blockquote>'
    expect(clean(`${quotation}<script async src="https://a.test/x.js"></script>`)).toBe(quotation)
  })

  it('makes frames anew', () => {
    const frame = clean(
      '<iframe src="//a.test/p?x=1&amp;y=2" width="400" height="50%" title="A &quot;b&quot;" ' +
        'onload="alert(1)" srcdoc="<script>" sandbox="allow-top-navigation" style="position:fixed">' +
        '<b>inside</b></iframe>',
    )
    expect(frame).toBe(
      '<iframe src="https://a.test/p?x=1&amp;y=2" title="A &quot;b&quot;" width="400" ' +
        'sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation ' +
        'allow-same-origin allow-scripts" allow="fullscreen; encrypted-media; picture-in-picture" ' +
        'allowfullscreen referrerpolicy="strict-origin-when-cross-origin" frameborder="0" ' +
        'loading="lazy"></iframe>',
    )
  })

  it.each([
    ['this site', 'https://site.test/embed/1/'],
    ['this site at another port', 'http://site.test:8080/'],
    ['a script', 'javascript:alert(1)'],
    ['a hidden script', 'java&#10;script:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a relative address', '/player/7'],
    ['credentials', 'https://user:pass@a.test/'],
    ['nothing', ''],
  ])('drops a frame of %s', (_what, address) => {
    expect(clean(`<iframe src="${address}"></iframe>`)).toBe('')
  })

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<style>body{display:none}</style>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg onload=alert(1)>', ''],
    ['<form action="https://a.test"><input></form>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a href="alert(1)">x</a>'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">x</p>', '<p>x</p>'],
    ['</blockquote></div></article>x', 'x'],
    ['<blockquote><p>x', '<blockquote><p>x</p></blockquote>'],
    ['<blockquote><p>x</blockquote>y</p>', '<blockquote><p>x</p></blockquote>y'],
    ['<iframe src="https://a.test/"><iframe src="https://b.test/">', /^<iframe[^>]*><\/iframe>$/],
    ['x<!-- comment -->', 'x'],
  ])('makes of %s only what is harmless', (given, expected) => {
    if (typeof expected === 'string') expect(clean(given)).toBe(expected)
    else expect(clean(given)).toMatch(expected)
  })

  it('has nothing that runs, whatever the input', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      ' ',
      '&',
      '<iframe',
      '<script',
      '</iframe>',
      '<blockquote>',
      ' src=',
      'https://a.test',
      'javascript:',
      ' onload=',
      'alert(1)',
      '<!--',
      '-->',
      '<p',
      'x',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const result = clean(parts.join(''))
        const tags = result.match(/<[a-z][^>]*>/gi) ?? []
        for (const tag of tags) {
          expect(tag).toMatch(/^<(iframe|blockquote|a|p|br|em|strong|i|b)[\s>]/)
          expect(tag).not.toMatch(/\son\w+\s*=(?=[^"]*(?:"[^"]*"[^"]*)*$)/i)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('takes no longer for ends of what has not begun', async () => {
    expect(await growth((tags) => clean(mismatched(tags)), 50_000)).toBeLessThan(LINEAR)
  })
})
