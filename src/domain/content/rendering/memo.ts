import { hash } from 'node:crypto'
import type { CacheName } from '../../../cache/budget.ts'
import { createCache, textBytes } from '../../../cache/cache.ts'
import { runToCompletion, runInSlices, LARGE_TEXT, type Sliced } from '../../text/slices.ts'

/** A pure function of a text with cached results. */
export interface Memo {
  (input: string): string
  /**
   * Computes the result for a large text in slices, so that a later call finds it cached. Small
   * texts are computed on demand.
   */
  prepare(input: string): Promise<void>
}

/** Large texts are cached under their digests. */
const keyOf = (input: string): string =>
  input.length < LARGE_TEXT ? input : hash('sha256', input, 'base64')

/** Caches the results of work that can be done in slices. */
export function memoizeSliced(name: CacheName, render: (input: string) => Sliced<string>): Memo {
  const cache = createCache<string>({ name, sizeOf: textBytes })
  const pending = new Map<string, Promise<void>>()

  const memo = (input: string): string => {
    const key = keyOf(input)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const rendered = runToCompletion(render(input))
    cache.set(key, rendered)
    return rendered
  }

  const prepare = async (input: string): Promise<void> => {
    if (input.length < LARGE_TEXT) return
    const key = keyOf(input)
    if (cache.get(key) !== undefined) return
    const started =
      pending.get(key) ??
      runInSlices(() => render(input))
        .then((rendered) => cache.set(key, rendered))
        .finally(() => pending.delete(key))
    pending.set(key, started)
    await started
  }
  return Object.assign(memo, { prepare })
}

/** The same for work that is not sliced. */
export const memoize = (name: CacheName, render: (input: string) => string): Memo =>
  memoizeSliced(
    name,
    // oxlint-disable-next-line require-yield -- this work has no place to pause
    function* (input) {
      return render(input)
    },
  )
