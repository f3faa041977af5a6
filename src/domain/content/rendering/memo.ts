import { hash } from 'node:crypto'
import { createCache, textBytes } from '../../../cache/cache.ts'
import { atOnce, inSlices, LARGE_TEXT, type Sliced } from './slices.ts'

/** A pure function of a text that remembers its results. */
export interface Memo {
  (input: string): string
  /**
   * Makes the result of a large text in slices, so that asking for it afterwards takes no time.
   * Small texts are left for then.
   */
  ahead(input: string): Promise<void>
}

/** Large texts are known by their digests. */
const keyOf = (input: string): string =>
  input.length < LARGE_TEXT ? input : hash('sha256', input, 'base64')

/**
 * Remembers the results of work that can be done in slices.
 *
 * @param maxBytes the most that keys and results may take together
 */
export function memoizeSliced(
  name: string,
  render: (input: string) => Sliced<string>,
  maxBytes: number,
): Memo {
  const cache = createCache<string>({ name, maxBytes, sizeOf: textBytes })
  const underWay = new Map<string, Promise<void>>()

  const memo = (input: string): string => {
    const key = keyOf(input)
    const known = cache.get(key)
    if (known !== undefined) return known
    const rendered = atOnce(render(input))
    cache.set(key, rendered)
    return rendered
  }

  const ahead = async (input: string): Promise<void> => {
    if (input.length < LARGE_TEXT) return
    const key = keyOf(input)
    if (cache.get(key) !== undefined) return
    const started =
      underWay.get(key) ??
      inSlices(() => render(input))
        .then((rendered) => cache.set(key, rendered))
        .finally(() => underWay.delete(key))
    underWay.set(key, started)
    await started
  }
  return Object.assign(memo, { ahead })
}

/** The same for work that is done at once. */
export const memoize = (name: string, render: (input: string) => string, maxBytes: number): Memo =>
  memoizeSliced(
    name,
    // oxlint-disable-next-line require-yield
    function* (input) {
      return render(input)
    },
    maxBytes,
  )
