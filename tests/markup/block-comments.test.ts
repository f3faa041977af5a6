import { describe, expect, it } from '@jest/globals'
import { delimitersOf } from '../../src/markup/block-delimiters.ts'
import { parseAttributes, serializeBlock } from '../../src/markup/block-comments.ts'
import { fc } from '../support/properties.ts'

describe('The comment of a block', () => {
  it('returns any attributes, whatever their text would end', () => {
    const parts = fc.constantFrom('--', '>', '<', '"', '\\', '&', '/-->', '\u0000', 'a', '}')
    const text = fc.array(parts, { maxLength: 8 }).map((found) => found.join(''))
    fc.assert(
      fc.property(fc.dictionary(text, text), (attributes) => {
        const [delimiter] = delimitersOf(serializeBlock('paragraph', attributes))
        expect(parseAttributes(delimiter?.attributes ?? '')).toEqual(attributes)
      }),
    )
  })
})
