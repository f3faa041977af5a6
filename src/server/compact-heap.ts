import { setFlagsFromString } from 'node:v8'

/** How far the heap grows beyond what was alive before garbage is looked for again. */
const GROWTH_PERCENT = 40

/**
 * Bounds the garbage of a long run. Entries that leave full caches are old by then, and V8 lets old
 * garbage come to several times of what is alive before it looks for it.
 */
export function keepHeapCompact(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
