import { describe, expect, it, jest } from '@jest/globals'
import { createBoundedCache, valueBytes, textBytes } from '../../src/cache/cache.ts'
import { heldMemory, toldBytes } from '../support/memory.ts'

jest.setTimeout(60_000)

const MAXIMUM_BYTES = 16 * 1024 * 1024

/** Values as caches hold them, a new one for each number. */
const values: readonly (readonly [string, (number: number) => object | string])[] = [
  ['short texts', (number) => `short ${number}`.padEnd(30, 'é')],
  ['long texts', (number) => `${number}${'語'.repeat(20_000)}`.slice(1)],
  ['objects', (number) => ({ number, texts: [`${number}`, 'x'], date: new Date(number) })],
  ['bytes', (number) => ({ bytes: Buffer.alloc(10_000, number), header: `${number}` })],
]

describe('a full cache', () => {
  it.each(values)('holds no more memory than it says: %s', (name, make) => {
    const before = heldMemory()
    const cache = createBoundedCache<object | string>({
      name,
      maxBytes: () => MAXIMUM_BYTES,
      sizeOf: valueBytes,
    })
    let number = 0
    while (toldBytes(name) < MAXIMUM_BYTES * 0.95) cache.set(`key ${number}`, make(number++))
    for (const first = number; number < 2 * first; number++)
      cache.set(`key ${number}`, make(number))
    const grown = heldMemory() - before
    expect(toldBytes(name)).toBeLessThanOrEqual(MAXIMUM_BYTES)
    expect(grown).toBeLessThan(MAXIMUM_BYTES * 1.1)
    cache.clear()
  })

  it('has no place for a value that would drive out most others', () => {
    const cache = createBoundedCache<string>({
      name: 'part',
      maxBytes: () => 10_000,
      sizeOf: textBytes,
    })
    cache.set('small', 'x')
    cache.set('huge', 'x'.repeat(4000))
    expect(cache.get('small')).toBe('x')
    expect(cache.get('huge')).toBeUndefined()
  })
})
