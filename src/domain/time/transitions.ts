import { createCache, valueBytes } from '../../cache/cache.ts'
import { zoneOffset } from './zones.ts'

/** A change of the UTC offset of a zone. */
export interface Transition {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Milliseconds east of UTC, before and after. */
  readonly before: number
  readonly after: number
}

const STEP = 10 * 86_400_000
const transitionsOfZones = createCache<readonly Transition[]>({
  name: 'transitions of zones',
  sizeOf: valueBytes,
})

/** The offset changes of a zone within a UTC year, in order. */
export function transitionsOf(zone: string, year: number): readonly Transition[] {
  const key = `${year} ${zone}`
  const known = transitionsOfZones.get(key)
  if (known !== undefined) return known
  const found = find(zone, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1))
  transitionsOfZones.set(key, found)
  return found
}

/** The next offset change of a zone in the current UTC year, if there is one. */
export function nextTransition(zone: string, now: Date): Date | undefined {
  const next = transitionsOf(zone, now.getUTCFullYear()).find(({ at }) => at > now.getTime())
  return next && new Date(next.at)
}

/** Changes are weeks apart, so each step has at most one. */
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

/** Finds the first second with a different offset than at the start. */
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
