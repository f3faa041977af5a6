import { createCache, type Cache, type CacheOptions } from '../../cache/cache.ts'
import type { ChangeNotices } from './change-notices.ts'

/**
 * A cache of what holds as long as change notices say, one for each node of this process: several
 * nodes share a process in tests.
 */
export function cacheOfChanges<Value extends object>(
  options: CacheOptions<Value>,
): (changes: ChangeNotices) => Cache<Value> {
  const caches = new WeakMap<ChangeNotices, Cache<Value>>()
  return (changes) => {
    const known = caches.get(changes)
    if (known !== undefined) return known
    const made = createCache(options)
    caches.set(changes, made)
    return made
  }
}
