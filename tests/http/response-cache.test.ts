import { describe, expect, it } from '@jest/globals'
import { createLatestChanges } from '../../src/data/database/latest-changes.ts'
import { createResponseCache, type StoredAnswer } from '../../src/http/response-cache.ts'

const answer = (text: string): StoredAnswer => ({
  type: 'text/plain',
  headerLines: [],
  bytes: Buffer.from(text),
})

/** What is read depends on one thing, which `changed` invalidates. */
function setUp() {
  const changes = createLatestChanges()
  const state = { live: true }
  const cache = createResponseCache({
    get live() {
      return state.live
    },
    generation: () => changes.generation,
    begin() {
      const reading = changes.begin()
      reading.note(['entry:1'])
      return reading
    },
  })
  return { state, cache, changed: (key = 'entry:1') => changes.changed([key]) }
}

describe('The response cache', () => {
  it('returns a cached answer', () => {
    const { cache } = setUp()
    const kept = answer('a')
    cache.begin().keep('/a', kept)
    expect(cache.find('/a')).toBe(kept)
    expect(cache.find('/b')).toBeUndefined()
  })

  it('forgets what a change concerns', () => {
    const { changed, cache } = setUp()
    cache.begin().keep('/a', answer('a'))
    changed()
    expect(cache.find('/a')).toBeUndefined()
  })

  it('keeps what a change does not concern', () => {
    const { changed, cache } = setUp()
    const kept = answer('a')
    cache.begin().keep('/a', kept)
    changed('entry:2')
    expect(cache.find('/a')).toBe(kept)
  })

  it('keeps nothing that is already outdated', () => {
    const { changed, cache } = setUp()
    const { keep } = cache.begin()
    changed()
    keep('/a', answer('old'))
    expect(cache.find('/a')).toBeUndefined()
  })

  it('keeps and finds nothing while notices are missing', () => {
    const { state, cache } = setUp()
    cache.begin().keep('/a', answer('a'))
    state.live = false
    expect(cache.find('/a')).toBeUndefined()
    cache.begin().keep('/b', answer('b'))
    state.live = true
    expect(cache.find('/b')).toBeUndefined()
  })

  it('keeps no answer that is very large, and none of a very long address', () => {
    const { cache } = setUp()
    cache.begin().keep('/large', answer('x'.repeat(5 * 1024 * 1024)))
    const long = `/${'x'.repeat(3000)}`
    cache.begin().keep(long, answer('x'))
    expect(cache.find('/large')).toBeUndefined()
    expect(cache.find(long)).toBeUndefined()
  })
})

describe('The making of an answer', () => {
  it('is visible until it is over', async () => {
    const { cache } = setUp()
    const end = cache.make('/a')
    const making = cache.making('/a')
    end('own')
    expect(await making).toBe('own')
    expect(cache.making('/a')).toBeUndefined()
  })

  it('is not visible to requests after a change', () => {
    const { changed, cache } = setUp()
    cache.make('/a')
    changed()
    expect(cache.making('/a')).toBeUndefined()
  })

  it('is not visible while notices are missing', () => {
    const { state, cache } = setUp()
    cache.make('/a')
    state.live = false
    expect(cache.making('/a')).toBeUndefined()
  })

  it('ends only itself, and not a later one', () => {
    const { changed, cache } = setUp()
    const end = cache.make('/a')
    changed()
    cache.make('/a')
    end('over')
    expect(cache.making('/a')).toBeInstanceOf(Promise)
  })
})
