import { Counter, Gauge } from 'prom-client'
import { cacheStatuses } from '../../cache/cache.ts'

/** How the caches of the process are used, and what they take. Caches of one name are one. */
export const cacheMetrics = () =>
  [
    new Counter({
      name: 'almanac_cache_lookups_total',
      help: 'Lookups in caches of the process.',
      labelNames: ['cache', 'result'],
      registers: [],
      collect() {
        this.reset()
        for (const { name: cache, hits, misses } of cacheStatuses()) {
          this.inc({ cache, result: 'hit' }, hits)
          this.inc({ cache, result: 'miss' }, misses)
        }
      },
    }),
    new Gauge({
      name: 'almanac_cache_bytes',
      help: 'Size of caches of the process.',
      labelNames: ['cache'],
      registers: [],
      collect() {
        this.reset()
        for (const { name: cache, bytes } of cacheStatuses()) this.inc({ cache }, bytes)
      },
    }),
  ] as const
