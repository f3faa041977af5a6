import { createCache, type Cache, type CacheOptions } from '../../cache/cache.ts'
import { perObject } from '../../cache/per-object.ts'
import type { ChangeNotices } from './change-notices.ts'

/**
 * A cache of what holds as long as change notices say, one for each node of this process: several
 * nodes share a process in tests.
 */
export const cacheOfChanges = <Value extends object>(
  options: CacheOptions<Value>,
): ((changes: ChangeNotices) => Cache<Value>) => perObject(() => createCache(options))
