import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readLocalAddress } from '../../../src/pages/account/local-address.ts'

const SITE = 'https://example.org'

describe('An address to return to', () => {
  it.each([
    ['/', '/'],
    ['/write/posts?status=draft#list', '/write/posts?status=draft#list'],
    ['/write/../account/', '/account/'],
    ['/hérons', '/h%C3%A9rons'],
  ])('is read from %j as a path of the site', (text, address) => {
    expect(readLocalAddress(text, SITE)).toBe(address)
  })

  it.each([
    null,
    '',
    'write',
    'https://example.org/write',
    'https://other.example/',
    '//other.example/',
    '/\\other.example/',
    '\\\\other.example',
    '/\t/other.example/',
    '/\n//other.example/',
    '/.//other.example/',
    '/write/..//other.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //other.example',
    `/${'x'.repeat(2000)}`,
  ])('is not read from %j', (text) => {
    expect(readLocalAddress(text, SITE)).toBeUndefined()
  })

  it('lies below the folder of the site, if it has one', () => {
    const site = 'https://example.org/town'
    expect(readLocalAddress('/town/write', site)).toBe('/town/write')
    expect(readLocalAddress('/town', site)).toBe('/town')
    expect(readLocalAddress('/townhall', site)).toBeUndefined()
    expect(readLocalAddress('/town/../admin', site)).toBeUndefined()
  })

  it('never leads to another site', () => {
    const texts = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '\t', '@', ':', 'a.example', '%2f', '?'),
    )
    fc.assert(
      fc.property(texts, (parts) => {
        const address = readLocalAddress(`/${parts.join('')}`, SITE)
        expect(new URL(address ?? '/', 'https://example.org/account/').host).toBe('example.org')
      }),
    )
  })
})
