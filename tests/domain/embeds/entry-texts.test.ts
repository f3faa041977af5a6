import { describe, expect, it } from '@jest/globals'
import { plainExcerpt, plainTitle } from '../../../src/domain/embeds/entry-texts.ts'

const entry = (members: object) => ({
  title: '',
  excerpt: '',
  content: '',
  password: '',
  ...members,
})

describe('The title in plain text', () => {
  it.each([
    ['Fish & <em>chips</em>', 'Fish & chips'],
    ['A &amp; B &ndash; C &lt;b&gt;', 'A & B – C <b>'],
    ['"Quoted" -- and...', '“Quoted” — and…'],
    ['&unknown; &hellip;', '&unknown; …'],
    ['Caf&eacute; &Eacute;t&eacute; &frac12; &#8364;', 'Café Été ½ €'],
    ['A &amp;eacute; is written, R&D stays', 'A &eacute; is written, R&D stays'],
    ['', ''],
  ])('is made of %j', (title, expected) => expect(plainTitle(entry({ title }))).toBe(expected))

  it('says that a password is required', () => {
    expect(plainTitle(entry({ title: 'Locked', password: 'x' }))).toBe('Protected: Locked')
  })
})

describe('The excerpt in plain text', () => {
  it('is cut like any excerpt', () => {
    const content = Array.from({ length: 40 }, (_, index) => `word${index}`).join('\n')
    expect(plainExcerpt(entry({ content }))).toMatch(/^word0 word1 .* word29 …$/)
  })

  it('is empty where a password is required', () => {
    expect(plainExcerpt(entry({ content: 'x', excerpt: 'y', password: 'z' }))).toBe('')
  })
})
