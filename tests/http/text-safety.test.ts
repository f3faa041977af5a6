import { describe, expect, it } from '@jest/globals'
import { findUnsafeText } from '../../src/http/text-safety.ts'
import { fc } from '../support/properties.ts'

const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

describe('The search for unsafe text', () => {
  it.each([
    ['a NUL', 'a\0b'],
    ['half a surrogate pair', '\ud800'],
    ['the other half', 'x\udc00'],
    ['a NUL in a list', ['a', ['\0']]],
    ['a NUL in a member', { a: { b: '\0' } }],
    ['a NUL in a name', { 'a\0': 1 }],
    ['deep nesting', nested(40)],
    ['very deep nesting', nested(5000)],
  ])('names an argument with %s', (_, value) => {
    expect(Object.keys(findUnsafeText({ good: 'x', bad: value }))).toEqual(['bad'])
  })

  it('lets all other texts through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const safe = !text.includes('\0')
        expect(Object.keys(findUnsafeText({ text, list: [text], inside: { text } }))).toHaveLength(
          safe ? 0 : 3,
        )
      }),
      { seed: 20_261_121 },
    )
  })
})
