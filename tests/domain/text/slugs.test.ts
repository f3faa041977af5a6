import { describe, expect, it } from '@jest/globals'
import {
  cleanSlug,
  decodeSlug,
  isReservedSlug,
  nextSlug,
  restoredSlug,
  slugify,
  slugLimit,
  storedSlug,
  trashedSlug,
} from '../../../src/domain/text/slugs.ts'
import { fc } from '../../support/properties.ts'

const letters = 'abcdefghij'.repeat(25)

describe('A slug', () => {
  it.each([
    ['Morning, tide: report!', 'morning-tide-report'],
    ['  Some SLUG with_under.dots & More! ', 'some-slug-with_under-dots-more'],
    ['a/b%20c%zz x', 'a-b%20czz-x'],
    ['--a---b-- x--', 'a-b-x'],
    ['Crème brûlée à Århus, Straße', 'creme-brulee-a-arhus-strase'],
    ['Creme bru\u0302le\u0301e', 'creme-brulee'],
    ['Ærø Œuvre Łódź Þór', 'aero-oeuvre-lodz-thor'],
    ['日本 x', '%e6%97%a5%e6%9c%ac-x'],
    ['Йод', '%d0%b9%d0%be%d0%b4'],
    ['Party 🎉 time', 'party-%f0%9f%8e%89-time'],
    ['R&amp;D <em>lab</em> &#169; x', 'rd-lab-x'],
    ["Either/or v1.2 it's", 'either-or-v1-2-its'],
    ['Salt & pepper 1 < 2 > 0', 'salt-pepper-1-2-0'],
    ['t()<b>Bold</b> title', 'tbold-title'],
    ['one\u00a0two\u2003three', 'one-two-three'],
    ['one – two—three&mdash;four&nbsp;five', 'one-two-three-four-five'],
    ['“quoted” ‘words’ … ™ ©', 'quoted-words'],
    ['soft\u00adhyphen zero\u200bwidth', 'softhyphen-zerowidth'],
    ['3×4', '3x4'],
    ['half \ud83c pair', 'half-pair'],
    ['%E6%97%A5', '%e6%97%a5'],
    ['50%ff off', '50-off'],
    ['%e6%97%a5%ff%e6 x', '%e6%97%a5-x'],
    ['100%41 %2E%2f%5F%00 50%', '100a-_-50'],
    ['per%25ff', 'per%25ff'],
    ['4%“41', '441'],
    ['?! ...', ''],
    ['', ''],
  ])('is made of %j: %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('is cut at the limit', () => {
    expect(slugify(letters)).toBe(letters.slice(0, slugLimit))
  })

  it('is never cut within a letter', () => {
    expect(slugify('日'.repeat(40))).toBe('%e6%97%a5'.repeat(22))
  })

  it('is clean whatever the text, and stays as it is when clean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^(?:[a-z0-9_-]|%[0-9a-f]{2})*$/)
        expect(slug).not.toMatch(/^-|-$|--/)
        expect(slug.length).toBeLessThanOrEqual(slugLimit)
        expect(cleanSlug(slug)).toBe(slug)
      }),
    )
  })

  it('is what its address names, however often it is numbered or thrown away', () => {
    const pieces = [
      '%',
      '%ff',
      '%e6',
      '%41',
      '%2f',
      '%20',
      '%25',
      '%00',
      '%e6%97%a5',
      '日',
      '“',
      '41',
      'x',
      '-',
    ]
    const titles = fc.array(fc.constantFrom(...pieces), { maxLength: 80 })
    fc.assert(
      fc.property(titles, fc.integer({ min: 1, max: 12 }), (title, number) => {
        const slug = nextSlug(slugify(title.join('')), number)
        for (const stored of [slug, trashedSlug(slug)]) {
          const step = decodeURIComponent(stored)
          expect({ stored, step }).toEqual({
            stored: storedSlug(step),
            step: expect.not.stringMatching(/[/\0]/),
          })
        }
      }),
    )
  })

  it('is found alike in its encoded and its plain form', () => {
    expect(cleanSlug('日本-x')).toBe(cleanSlug('%e6%97%a5%e6%9c%ac-x'))
  })
})

describe('A decoded slug', () => {
  it.each([
    ['%e6%97%a5%e6%9c%ac-x', '日本-x'],
    ['plain', 'plain'],
    ['broken-%e6%97', 'broken-%e6%97'],
  ])('is read from %j as %j', (slug, text) => {
    expect(decodeSlug(slug)).toBe(text)
  })
})

describe('The next slug', () => {
  it('counts from the slug itself', () => {
    expect([1, 2, 3].map((n) => nextSlug('a', n))).toEqual(['a', 'a-2', 'a-3'])
  })

  it('makes room for the number', () => {
    const base = letters.slice(0, slugLimit)
    expect(nextSlug(base, 2)).toBe(`${base.slice(0, 198)}-2`)
    expect(nextSlug(base, 10)).toBe(`${base.slice(0, 197)}-10`)
  })

  it('never cuts within a percent code', () => {
    expect(nextSlug('%e6%97%a5'.repeat(22), 100)).toBe(`${'%e6%97%a5'.repeat(21)}-100`)
  })
})

describe('The trash', () => {
  it('marks a slug and restores it', () => {
    expect(trashedSlug('a')).toBe('a__trashed')
    expect(trashedSlug('a__trashed')).toBe('a__trashed')
    expect(trashedSlug('')).toBe('__trashed')
    expect(restoredSlug('a__trashed')).toBe('a')
    expect(restoredSlug('a')).toBe('a')
  })

  it('keeps within the limit', () => {
    expect(trashedSlug(letters.slice(0, slugLimit))).toHaveLength(slugLimit)
  })
})

describe('The check of reserved slugs', () => {
  it.each([
    ['embed', false, false, true],
    ['feed', true, false, true],
    ['12', true, true, true],
    ['page2', true, true, true],
    ['12', false, true, false],
    ['about', true, true, false],
    ['events', true, true, true],
    ['docs', false, true, true],
    ['events', true, false, false],
    ['docs', false, false, false],
  ])(
    'is right for %s, hierarchical %s, first step %s: %s',
    (slug, hierarchical, first, reserved) => {
      expect(isReservedSlug(slug, { hierarchical, first })).toBe(reserved)
    },
  )
})
