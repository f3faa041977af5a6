import { describe, expect, it } from '@jest/globals'
import { findEmbedLink } from '../../../src/domain/embeds/discovery.ts'
import { growth, LINEAR } from '../../support/growth.ts'

const page = new URL('https://site.test/folder/page')
const find = (html: string) => findEmbedLink(html, page)
const link = (attributes: string): string => `<head><link ${attributes}></head>`

describe('The link to embed data', () => {
  it.each([
    ['rel="alternate" type="application/json+oembed" href="/e?a=1&amp;b=2"', '/e?a=1&b=2'],
    ["REL='Alternate' TYPE='Application/JSON+oEmbed' HREF='e'", '/folder/e'],
    ['rel=alternate type=application/json+oembed href=//b.test/e', 'https://b.test/e'],
    ['href="/e" rel="nofollow alternate" type="text/xml+oembed"', '/e'],
  ])('is found in %s', (attributes, expected) => {
    expect(find(link(attributes))).toBe(new URL(expected, page).href)
  })

  it.each([
    ['another relation', link('rel="canonical" type="application/json+oembed" href="/e"')],
    ['another type', link('rel="alternate" type="application/rss+xml" href="/e"')],
    ['no address', link('rel="alternate" type="application/json+oembed"')],
    ['a wrong address', link('rel="alternate" type="application/json+oembed" href="http://"')],
    ['a comment', `<!-- ${link('rel="alternate" type="application/json+oembed" href="/e"')} -->`],
    ['a script', `<script>"${link('rel="alternate" type="text/xml+oembed" href="/e"')}"</script>`],
    ['the body', `<head></head><body>${link('rel="alternate" type="text/xml+oembed" href="/e"')}`],
    ['nothing', ''],
  ])('is not found in %s', (_where, html) => {
    expect(find(html)).toBeUndefined()
  })

  it.each(['<link ', '<link rel="', '<!--', '<', '<script>', '<link a= '])(
    'is found in time that grows linearly with the page: %s',
    async (piece) => {
      const grown = await growth((count) => find(piece.repeat(count)), 80_000)
      expect(grown).toBeLessThan(LINEAR)
    },
  )

  it('is found in time that grows linearly with the page, skipped elements included', async () => {
    const grown = await growth((count) => find(`<head><template>${'<b>'.repeat(count)}`), 80_000)
    expect(grown).toBeLessThan(LINEAR)
  })
})
