import { randomBytes } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { seal, unseal } from '../../../../src/domain/ads/provider/seal.ts'
import { fc } from '../../../support/properties.ts'

const key = randomBytes(32)

describe('What is sealed', () => {
  it('opens with its key and for its purpose, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, purpose) => {
        expect(unseal(key, purpose, seal(key, purpose, text))).toBe(text)
      }),
    )
  })

  it('looks different each time, and shows nothing', () => {
    const [first, second] = [seal(key, 'a', 'secret words'), seal(key, 'a', 'secret words')]
    expect(first.equals(second)).toBe(false)
    expect(first.includes('secret')).toBe(false)
  })

  it('does not open after any change, with another key, or for another purpose', () => {
    const sealed = seal(key, 'a', 'secret words')
    const changed = Array.from(sealed, (byte, at) => {
      const copy = Buffer.from(sealed)
      copy[at] = byte ^ 1
      return copy
    })
    for (const bytes of [
      ...changed,
      sealed.subarray(0, -1),
      sealed.subarray(0, 5),
      Buffer.alloc(0),
    ]) {
      expect(() => unseal(key, 'a', bytes)).toThrow(/different ADS_PROVIDER_KEY/)
    }
    expect(() => unseal(randomBytes(32), 'a', sealed)).toThrow(/different ADS_PROVIDER_KEY/)
    expect(() => unseal(key, 'b', sealed)).toThrow(/different ADS_PROVIDER_KEY/)
  })
})
