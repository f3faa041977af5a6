import { describe, expect, it } from '@jest/globals'
import { pathOf } from '../../../src/domain/transfer/site/addresses.ts'
import { linkedPaths, rewriteLinks } from '../../../src/domain/transfer/site/rewrite-links.ts'
import { fc } from '../../support/properties.ts'

const HOST = 'old.example:8080'
const places: Record<string, string> = {
  '/about': 'https://new.example/about-us/',
  '/uploads/2020/01/a b.jpg': 'https://new.example/uploads/2026/11/a-b.jpg',
}
const rewritten = (text: string): string => rewriteLinks(text, HOST, (path) => places[path])

describe('Links to the site that a text comes from', () => {
  it.each([
    [
      '<a href="http://old.example:8080/about/">x</a>',
      '<a href="https://new.example/about-us/">x</a>',
    ],
    [
      '<a href="https://old.example:8080/about">x</a>',
      '<a href="https://new.example/about-us/">x</a>',
    ],
    [
      '<a href="//old.example:8080/about/#team">x</a>',
      '<a href="https://new.example/about-us/#team">x</a>',
    ],
    ["<a href='/about/'>x</a>", "<a href='https://new.example/about-us/'>x</a>"],
    [
      '<img src="http://OLD.example:8080/uploads/2020/01/a%20b.jpg">',
      '<img src="https://new.example/uploads/2026/11/a-b.jpg">',
    ],
    [
      '<img srcset="http://old.example:8080/about 1x, http://old.example:8080/about 2x">',
      '<img srcset="https://new.example/about-us/ 1x, https://new.example/about-us/ 2x">',
    ],
    [
      String.raw`{"url":"http:\/\/old.example:8080\/about\/"}`,
      String.raw`{"url":"https:\/\/new.example\/about-us\/"}`,
    ],
    ['See http://old.example:8080/about.', 'See https://new.example/about-us/.'],
  ])('lead to the present address: %s', (before, after) => {
    expect(rewritten(before)).toBe(after)
  })

  it.each([
    '<a href="http://old.example:8080/elsewhere/">x</a>',
    '<a href="http://old.example:8080/about/?p=7">x</a>',
    '<a href="http://old.example/about/">x</a>',
    '<a href="http://old.example:8080.evil.example/about/">x</a>',
    '<a href="http://not-old.example:8080/about/">x</a>',
    '<a data-href="x" title="/about/">x</a>',
    '/about/ as a word',
  ])('stay: %s', (text) => {
    expect(rewritten(text)).toBe(text)
  })

  it('are found each once', () => {
    const text =
      '<a href="/about/"><a href="http://old.example:8080/about"><a href="//old.example:8080/">'
    expect(linkedPaths(text, HOST)).toEqual(['/about', ''])
  })

  it('are all that changes of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(rewriteLinks(text, HOST, () => undefined)).toBe(text)
      }),
    )
  })
})

describe('The path of an address', () => {
  it.each([
    ['http://x.example/a/b/', '/a/b'],
    ['http://x.example/caf%C3%A9/', '/café'],
    ['http://x.example/', ''],
    ['http://x.example/?p=7', ''],
    ['http://x.example/%E0%A4%A', '/%E0%A4%A'],
    ['no address', ''],
  ])('is for %s %j', (address, path) => {
    expect(pathOf(address)).toBe(path)
  })
})
