import { describe, expect, it } from '@jest/globals'
import { acceptedEncoding, encodeContent, toContent } from '../../src/http/content-encoding.ts'

describe('The encoding of an answer', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['deflate, compress', undefined],
    ['GZIP', 'gzip'],
    [`${'x,'.repeat(5000)}gzip`, 'gzip'],
    [';;q=,=', undefined],
  ])('for Accept-Encoding %j is %j', (header, encoding) => {
    expect(acceptedEncoding({ 'accept-encoding': header })).toBe(encoding)
  })
})

describe('Content', () => {
  const headers = { 'accept-encoding': 'br' }

  it('is compressed once while it is cached', async () => {
    const content = toContent('application/json', 'a'.repeat(5000))
    const first = await encodeContent(content, headers).bytes()
    expect(encodeContent(content, headers).bytes()).toBe(first)
  })

  it.each([
    ['is short', toContent('text/html', 'a'.repeat(900))],
    ['is compressed by its nature', toContent('image/png', 'a'.repeat(5000))],
  ])('stays as it is where it %s', (_, content) => {
    const form = encodeContent(content, headers)
    expect(form.encoding).toBeUndefined()
    expect(form.bytes()).toBe(content.bytes)
  })
})
