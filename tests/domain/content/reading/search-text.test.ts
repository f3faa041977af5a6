import { describe, expect, it } from '@jest/globals'
import { parseSearch } from '../../../../src/domain/content/reading/search-text.ts'

const wordsOf = (text: string): string[] | undefined =>
  parseSearch(text)?.words.map((word) => (word.excluded ? `not ${word.text}` : word.text))

describe('The parser of searches', () => {
  it.each([
    ['one two', ['one', 'two']],
    ['  one  ', ['one']],
    ['crow,men', ['crow', 'men']],
    ['a+b', ['a', 'b']],
    ['"white bark"', ['white bark']],
    ['leaf -bark', ['leaf', 'not bark']],
    ['leaf -"white bark"', ['leaf', 'not white bark']],
    ['well-known', ['well-known']],
    ['"never closed', ['never closed']],
    ['one"two three"', ['one', 'two three']],
    ['--double', ['not double']],
  ])('parses %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it.each(['', '   ', ',', '-', '""', '- ,'])('finds no words in %j', (text) => {
    expect(parseSearch(text)).toBeUndefined()
  })

  it('treats a text of very many words as one phrase', () => {
    const text = Array.from({ length: 50 }, (_, index) => `word${index}`).join(' ')
    expect(wordsOf(text)).toEqual([text])
  })
})
