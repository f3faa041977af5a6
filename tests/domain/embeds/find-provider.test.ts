import { describe, expect, it } from '@jest/globals'
import { createProviderFinder, isPattern } from '../../../src/domain/embeds/find-provider.ts'
import { wellKnownProviders } from '../../../src/domain/embeds/providers.ts'

const find = createProviderFinder([], wellKnownProviders)
const nameOf = (url: string) => find(new URL(url))?.name

describe('Well-known providers', () => {
  it.each([
    ['https://www.youtube.com/watch?v=x', 'YouTube'],
    ['http://youtube.com/watch?v=x', 'YouTube'],
    ['https://m.youtube.com/shorts/x', 'YouTube'],
    ['https://youtu.be/x', 'YouTube'],
    ['https://vimeo.com/7', 'Vimeo'],
    ['https://open.spotify.com/track/x', 'Spotify'],
    ['https://x.com/someone/status/7', 'X'],
    ['https://www.flickr.com/photos/a/1', 'Flickr'],
  ])('are found for %s', (url, name) => expect(nameOf(url)).toBe(name))

  it.each([
    'https://youtube.com.evil.test/watch?v=x',
    'https://evil.test/https://www.youtube.com/watch?v=x',
    'https://notyoutube.com/watch?v=x',
    'https://evil.test/.youtube.com/watch',
    'https://www.youtube.com:8080/watch?v=x',
    'https://www.youtube.com/about',
    'https://example.org/',
  ])('are not found for %s', (url) => expect(nameOf(url)).toBeUndefined())

  it('have patterns that can be read and secure endpoints', () => {
    for (const { patterns, endpoint } of wellKnownProviders) {
      expect(patterns.filter((pattern) => !isPattern(pattern))).toEqual([])
      expect(new URL(endpoint).protocol).toBe('https:')
    }
  })
})

describe('Configured providers', () => {
  const own = { name: 'Own', patterns: ['https://own.test/v/*'], endpoint: 'https://own.test/o' }

  it('come before the others', () => {
    const both = createProviderFinder(
      [{ ...own, patterns: ['https://youtu.be/*'] }],
      wellKnownProviders,
    )
    expect(both(new URL('https://youtu.be/x'))?.name).toBe('Own')
  })

  it('replace one with the same name', () => {
    const changed = createProviderFinder(
      [{ ...own, name: 'YOUTUBE', patterns: [] }],
      wellKnownProviders,
    )
    expect(changed(new URL('https://youtu.be/x'))).toBeUndefined()
    expect(changed(new URL('https://vimeo.com/7'))?.name).toBe('Vimeo')
  })

  it.each(['youtube.com/*', 'https://own.test', 'ftp://own.test/', 'https://own.test/?q=*', ''])(
    'cannot have the pattern %j',
    (pattern) => expect(isPattern(pattern)).toBe(false),
  )
})
