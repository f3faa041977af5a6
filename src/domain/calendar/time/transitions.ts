import { createCache, valueBytes } from '../../../cache/cache.ts'
import { zoneOffset } from './zones.ts'

/** A moment from which the clocks of a zone differ otherwise from UTC. */
export interface Transition {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Milliseconds to the east, before and from then on. */
  readonly before: number
  readonly after: number
}

const STEP = 10 * 86_400_000
const remembered = createCache<readonly Transition[]>({
  name: 'transitions of zones',
  maxBytes: 8 * 1024 * 1024,
  sizeOf: valueBytes,
})

/** The changes of a zone's clocks within a year of UTC, in order. */
export function transitionsOf(zone: string, year: number): readonly Transition[] {
  const key = `${year} ${zone}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const found = find(zone, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1))
  remembered.set(key, found)
  return found
}

/** When the clocks of a zone change next in the present year of UTC, if they do. */
export function nextTransition(zone: string, now: Date): Date | undefined {
  const next = transitionsOf(zone, now.getUTCFullYear()).find(({ at }) => at > now.getTime())
  return next && new Date(next.at)
}

/** Changes are weeks apart, so each step holds one at most. */
function find(zone: string, from: number, to: number): Transition[] {
  const transitions: Transition[] = []
  const offset = (moment: number): number => zoneOffset(zone, new Date(moment))
  for (let start = from; start < to; start += STEP) {
    const end = Math.min(start + STEP, to)
    const before = offset(start)
    const after = offset(end)
    if (before !== after) transitions.push({ at: change(offset, start, end), before, after })
  }
  return transitions
}

/** The first second with another offset than that at the start. */
function change(offset: (moment: number) => number, start: number, end: number): number {
  const before = offset(start)
  let low = start / 1000
  let high = end / 1000
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offset(middle * 1000) === before) low = middle
    else high = middle
  }
  return high * 1000
}
