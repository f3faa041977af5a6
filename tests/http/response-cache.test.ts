import { describe, expect, it } from '@jest/globals'
import { createResponseCache, type StoredAnswer } from '../../src/http/response-cache.ts'

const answer = (text: string): StoredAnswer => ({
  type: 'text/plain',
  headerLines: [],
  bytes: Buffer.from(text),
})

function setUp() {
  const state = { live: true, generation: 0 }
  const cache = createResponseCache({
    get live() {
      return state.live
    },
    generation: () => state.generation,
  })
  return { state, cache }
}

describe('the response cache', () => {
  it('finds what was kept', () => {
    const { cache } = setUp()
    const kept = answer('a')
    cache.begin()('/a', kept)
    expect(cache.find('/a')).toBe(kept)
    expect(cache.find('/b')).toBeUndefined()
  })

  it('forgets everything with a change', () => {
    const { state, cache } = setUp()
    cache.begin()('/a', answer('a'))
    state.generation++
    expect(cache.find('/a')).toBeUndefined()
  })

  it('keeps nothing that a change overtook', () => {
    const { state, cache } = setUp()
    const keep = cache.begin()
    state.generation++
    keep('/a', answer('old'))
    expect(cache.find('/a')).toBeUndefined()
  })

  it('keeps and finds nothing while changes would go unnoticed', () => {
    const { state, cache } = setUp()
    cache.begin()('/a', answer('a'))
    state.live = false
    expect(cache.find('/a')).toBeUndefined()
    cache.begin()('/b', answer('b'))
    state.live = true
    expect(cache.find('/b')).toBeUndefined()
  })

  it('keeps no answer that is very large, and none of a very long address', () => {
    const { cache } = setUp()
    cache.begin()('/large', answer('x'.repeat(5 * 1024 * 1024)))
    const long = `/${'x'.repeat(3000)}`
    cache.begin()(long, answer('x'))
    expect([cache.find('/large'), cache.find(long)]).toEqual([undefined, undefined])
  })
})

describe('the making of an answer', () => {
  it('is known until it is over', async () => {
    const { cache } = setUp()
    const end = cache.make('/a')
    const making = cache.making('/a')
    end('own')
    expect(await making).toBe('own')
    expect(cache.making('/a')).toBeUndefined()
  })

  it('is not known to those who ask after a change', () => {
    const { state, cache } = setUp()
    cache.make('/a')
    state.generation++
    expect(cache.making('/a')).toBeUndefined()
  })

  it('is not known while changes would go unnoticed', () => {
    const { state, cache } = setUp()
    cache.make('/a')
    state.live = false
    expect(cache.making('/a')).toBeUndefined()
  })

  it('ends only itself, and not a later one', () => {
    const { state, cache } = setUp()
    const end = cache.make('/a')
    state.generation++
    cache.make('/a')
    end('over')
    expect(cache.making('/a')).toBeInstanceOf(Promise)
  })
})
