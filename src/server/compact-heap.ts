import { setFlagsFromString } from 'node:v8'

/** How far the heap grows beyond live data before the next collection. */
const GROWTH_PERCENT = 40

/**
 * Limits garbage over long runs. Entries evicted from full caches are old by then, and by default
 * V8 lets old garbage grow to a multiple of the live data.
 */
export function keepHeapCompact(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
