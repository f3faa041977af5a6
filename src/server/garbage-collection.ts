import { setFlagsFromString } from 'node:v8'

/** How far the heap grows beyond live data before the next full collection. */
const GROWTH_PERCENT = 40

/** Adapts V8's garbage collector to a server whose cores are shared with its database and clients. */
export function tuneGarbageCollector(): void {
  // Entries evicted from full caches are old by then, and by default V8 lets old garbage grow to a
  // multiple of the live data.
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
  // Little is left of new objects. Collecting them takes a thread half a millisecond, but waiting for
  // helper threads on busy cores takes ten.
  setFlagsFromString('--no-parallel-scavenge')
}
