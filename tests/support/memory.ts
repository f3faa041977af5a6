import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { cacheStatuses } from '../../src/cache/cache.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes that survive garbage collection. */
export function heldMemory(): number {
  // What the first round lets go of, the second one frees.
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** What the caches of a name say that they hold; those of all names without one. */
export const reportedBytes = (wanted?: string): number =>
  cacheStatuses()
    .filter(({ name }) => wanted === undefined || name === wanted)
    .reduce((sum, { bytes }) => sum + bytes, 0)
