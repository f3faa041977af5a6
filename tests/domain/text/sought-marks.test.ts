import { describe, expect, it } from '@jest/globals'
import { markWords, snippetOf } from '../../../src/domain/text/sought-marks.ts'

/** The parts as one text, with brackets around what was looked for. */
const marked = (text: string, words: readonly string[]): string =>
  markWords(text, words)
    .map((part) => (part.sought ? `[${part.text}]` : part.text))
    .join('')

describe('Words of a search in a text', () => {
  it.each([
    ['whatever their case', 'Heron and HERON', ['heron'], '[Heron] and [HERON]'],
    ['with accents', 'Ein Öl, ein Café', ['ol', 'cafe'], 'Ein [Öl], ein [Café]'],
    ['behind letters that fold to two', 'Ærø: the heron', ['heron'], 'Ærø: the [heron]'],
    ['behind characters of two halves', '🐦 heron', ['heron'], '🐦 [heron]'],
    ['within words', 'Heronry', ['heron'], '[Heron]ry'],
    ['that overlap, as one', 'abcd', ['abc', 'bcd'], '[abcd]'],
    ['that touch, as one', 'abcd', ['ab', 'cd'], '[abcd]'],
    ['as signs, not patterns', 'a.c abc', ['a.c'], '[a.c] abc'],
    ['that are not there', 'nothing', ['heron'], 'nothing'],
    ['without a word', 'nothing', [''], 'nothing'],
  ])('are marked %s', (_, text, words, expected) => {
    expect(marked(text, words)).toBe(expected)
  })
})

describe('The snippet of a text', () => {
  const long = `${'before '.repeat(50)}heron ${'after '.repeat(50)}`

  it('has the word with the text around it', () => {
    expect(snippetOf(long, ['heron'])).toMatch(/^… before .*before heron after .*after …$/)
  })

  it('is short', () => {
    expect(snippetOf(long, ['heron'])?.length).toBeLessThan(230)
  })

  it('is the whole of a short text', () => {
    expect(snippetOf('A grey heron.', ['heron'])).toBe('A grey heron.')
  })

  it('is undefined where none of the words is', () => {
    expect(snippetOf('A grey heron.', ['stork'])).toBeUndefined()
  })

  it('has the whole word, however long that is', () => {
    const word = 'x'.repeat(500)
    expect(snippetOf(`${'y'.repeat(500)}${word}${'z'.repeat(500)}`, [word])).toContain(word)
  })

  it('never splits a character', () => {
    const text = '🐦'.repeat(400)
    for (const cut of [
      snippetOf(`${text}heron${text}`, ['heron']),
      snippetOf(`x${text}heron${text}`, ['heron']),
    ])
      expect(cut?.isWellFormed()).toBe(true)
  })
})
