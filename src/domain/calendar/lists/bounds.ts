/**
 * The dates that bound a list of events (behaviour/calendar.md#lists-of-events). They are wall
 * times, compared with the wall times of events regardless of their zones.
 */
import { endOfDay, startOfDay, type Cutoff } from '../../time/days.ts'
import { instantOfWall, wallOfInstant } from '../../time/instants.ts'
import { parseMoment, wallTimeIn } from '../../time/parse-moment.ts'
import {
  addDays,
  dateOfWall,
  fieldsOfWall,
  LAST_WALL_TIME,
  midnight,
  wallOfFields,
  type WallTime,
} from '../../time/wall-time.ts'

/** The window within which an event starts and ends. */
const WINDOW = ['start_date', 'end_date'] as const
/** Limits before or after which it starts or ends. */
const RELATIVE = ['starts_before', 'starts_after', 'ends_before', 'ends_after'] as const
export const BOUND_NAMES = [...WINDOW, ...RELATIVE]
export type BoundName = (typeof BOUND_NAMES)[number]

export type RequestedBounds = Partial<Readonly<Record<BoundName, string>>>

/** A bound, and its form in addresses. */
export interface Bound {
  readonly wall: WallTime
  readonly shown: string
}

export type Bounds = Partial<Readonly<Record<BoundName, Bound>>>

export interface BoundRules {
  readonly zone: string
  readonly cutoff: Cutoff
  /** Bounds are exact times, in UTC unless they have a zone; otherwise whole days. */
  readonly strict: boolean
  /** The current time, for relative dates. */
  readonly now: Date
}

/** Reads a bound as a wall time of the site; undefined if it is not a date. */
function readBound(text: string, rules: BoundRules): WallTime | undefined {
  const { zone, strict } = rules
  const moment = momentOf(text, rules)
  if (moment === undefined) return undefined
  const { zone: named, relative = false } = moment
  const inUtc = strict && named === undefined && !relative
  return wallTimeIn(inUtc ? { ...moment, zone: 'UTC' } : moment, zone)
}

const momentOf = (text: string, { zone, now }: BoundRules) =>
  parseMoment(text, wallOfInstant(now, zone))

/** Lists the bounds that are not dates. */
export function unreadableBounds(requested: RequestedBounds, rules: BoundRules): BoundName[] {
  return BOUND_NAMES.filter((name) => {
    const text = requested[name]
    return text !== undefined && readBound(text, rules) === undefined
  })
}

/**
 * Reads the bounds of a list. With whole days, a window goes from the first second of its first day
 * to the last second of its last day, and the relative bounds are at the end of their day. Without
 * bounds, or for a missing side of the window, the default window applies.
 */
export function readBounds(requested: RequestedBounds, rules: BoundRules): Bounds {
  const relative = RELATIVE.some((name) => requested[name] !== undefined)
  const found: Partial<Record<BoundName, Bound>> = {}
  const defaults = relative ? {} : defaultWindow(rules)
  for (const name of BOUND_NAMES) {
    const text = requested[name]
    const wall = text === undefined ? defaults[name] : readBound(text, rules)
    if (wall !== undefined) found[name] = placed(name, wall, rules)
  }
  return found
}

/** From now on for two years. */
function defaultWindow({ now, zone }: BoundRules): Partial<Record<BoundName, WallTime>> {
  const start = wallOfInstant(now, zone)
  if (start === undefined) return {}
  const fields = fieldsOfWall(start)
  const end = wallOfFields({ ...fields, year: fields.year + 2 })
  return { start_date: start, end_date: end ?? LAST_WALL_TIME }
}

function placed(name: BoundName, wall: WallTime, { strict, cutoff }: BoundRules): Bound {
  if (strict) return { wall, shown: wall }
  const date = dateOfWall(wall)
  if (name === 'start_date') return { wall: startOfDay(wall, cutoff), shown: midnight(date) }
  // Written as the end of the date, so that it is read as the same day again.
  return { wall: endOfDay(wall, cutoff), shown: `${date} 23:59:59` }
}

/**
 * Returns until when bounds that depend on the clock stay the same: until the day ends, or for no
 * time at all if they are exact.
 * @returns undefined if nothing depends on the clock
 */
export function boundsValidUntil(requested: RequestedBounds, rules: BoundRules): Date | undefined {
  const { zone, strict, now } = rules
  const whole = WINDOW.every((name) => requested[name] !== undefined)
  const named = whole || RELATIVE.some((name) => requested[name] !== undefined)
  if (named && !BOUND_NAMES.some((name) => isRelativeToNow(requested[name], rules)))
    return undefined
  const today = wallOfInstant(now, zone)
  const tomorrow = today && addDays(midnight(dateOfWall(today)), 1)
  return strict || tomorrow === undefined ? now : instantOfWall(tomorrow, zone)
}

const isRelativeToNow = (text: string | undefined, rules: BoundRules): boolean =>
  text !== undefined && momentOf(text, rules)?.relative === true
