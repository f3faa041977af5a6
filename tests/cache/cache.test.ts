import { describe, expect, it, jest } from '@jest/globals'
import { createCachePool } from '../../src/cache/cache-pool.ts'
import { createBoundedCache, valueBytes, textBytes } from '../../src/cache/cache.ts'
import { heldMemory, reportedBytes } from '../support/memory.ts'

jest.setTimeout(60_000)

const MAXIMUM_BYTES = 16 * 1024 * 1024

/** Values as caches hold them, a new one for each number. */
const values: readonly (readonly [string, (number: number) => object | string])[] = [
  ['short texts', (number) => `short ${number}`.padEnd(30, 'é')],
  ['long texts', (number) => `${number}${'語'.repeat(20_000)}`.slice(1)],
  ['objects', (number) => ({ number, texts: [`${number}`, 'x'], date: new Date(number) })],
  ['bytes', (number) => ({ bytes: Buffer.alloc(10_000, number), header: `${number}` })],
]

describe('A full cache', () => {
  it.each(values)('holds no more memory than it reports: %s', (name, make) => {
    const before = heldMemory()
    const cache = createBoundedCache<object | string>({
      name,
      maxBytes: () => MAXIMUM_BYTES,
      sizeOf: valueBytes,
    })
    let number = 0
    while (reportedBytes(name) < MAXIMUM_BYTES * 0.95) cache.set(`key ${number}`, make(number++))
    for (const first = number; number < 2 * first; number++)
      cache.set(`key ${number}`, make(number))
    const grown = heldMemory() - before
    expect(reportedBytes(name)).toBeLessThanOrEqual(MAXIMUM_BYTES)
    expect(grown).toBeLessThan(MAXIMUM_BYTES * 1.1)
    cache.clear()
  })

  it('has no room for a value that would evict most others', () => {
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

describe('Caches that share memory', () => {
  const VALUE = 'x'.repeat(400)

  function createSharing(names = ['large', 'small']) {
    const pool = createCachePool(() => 100_000)
    const [large, small] = names.map((name) =>
      createBoundedCache<string>({ name, maxBytes: () => 50_000, pool, sizeOf: textBytes }),
    )
    if (large === undefined || small === undefined) throw new Error('There are two.')
    const kept = (cache: typeof large): number =>
      Array.from({ length: 300 }, (_, number) => cache.get(`key ${number}`)).filter(Boolean).length
    const fill = (cache: typeof large, count: number): void => {
      for (let number = 0; number < count; number++) cache.set(`key ${number}`, VALUE)
    }
    return { large, small, kept, fill }
  }

  it('use what the others leave', () => {
    const { large, kept, fill } = createSharing()
    fill(large, 80)
    expect(kept(large)).toBe(80)
  })

  it('never exceed their common limit', () => {
    const { large, small, fill } = createSharing(['one', 'another'])
    fill(large, 300)
    fill(small, 300)
    expect(reportedBytes('one') + reportedBytes('another')).toBeLessThanOrEqual(100_000)
  })

  it('evict even if no cache exceeds its part, because parts were promised twice', () => {
    const pool = createCachePool(() => 10_000)
    const part = { pool, sizeOf: textBytes }
    const empty = createBoundedCache<string>({ ...part, name: 'empty', maxBytes: () => 1000 })
    for (const name of ['full', 'full']) {
      const cache = createBoundedCache<string>({ ...part, name, maxBytes: () => 40_000 })
      for (let number = 0; number < 30; number++) cache.set(`key ${number}`, VALUE)
    }
    expect(reportedBytes('full')).toBeLessThanOrEqual(10_000)
    expect(empty.get('key')).toBeUndefined()
  })

  it('return borrowed space, and keep their own share', () => {
    const { large, small, kept, fill } = createSharing()
    fill(large, 300)
    fill(small, 300)
    fill(small, 300)
    expect(kept(large)).toBeGreaterThanOrEqual(40)
    expect(kept(small)).toBeGreaterThanOrEqual(40)
  })
})
