/**
 * The dates that bound a list of events (behaviour/calendar.md#lists-of-events). They are wall
 * times, and compared with the wall times of events, whatever zones these have.
 */
import { endOfDay, startOfDay, type Cutoff } from '../time/days.ts'
import { instantOfWall, wallOfInstant } from '../time/instants.ts'
import { parseMoment, wallIn } from '../time/parse-moment.ts'
import {
  addDays,
  dateOfWall,
  fieldsOfWall,
  LAST_WALL_TIME,
  midnight,
  wallOfFields,
  type WallTime,
} from '../time/wall-time.ts'

/** The window within which an event starts and ends. */
const WINDOW = ['start_date', 'end_date'] as const
/** What it starts or ends before or after. */
const RELATIVE = ['starts_before', 'starts_after', 'ends_before', 'ends_after'] as const
export const BOUND_NAMES = [...WINDOW, ...RELATIVE]
export type BoundName = (typeof BOUND_NAMES)[number]

/** Bounds as they were asked for, in any form of date. */
export type AskedBounds = Partial<Readonly<Record<BoundName, string>>>

/** A bound, and how addresses tell it. */
export interface Bound {
  readonly wall: WallTime
  readonly shown: string
}

export type Bounds = Partial<Readonly<Record<BoundName, Bound>>>

/** How bounds are read. */
export interface BoundRules {
  /** Zone of the site. */
  readonly zone: string
  readonly cutoff: Cutoff
  /** Bounds are the very times that were given, in UTC unless they name a zone; else whole days. */
  readonly strict: boolean
  /** The present, from which days may be told. */
  readonly now: Date
}

/** A bound as a wall time of the site; undefined where the text names no date. */
function readBound(text: string, rules: BoundRules): WallTime | undefined {
  const { zone, strict } = rules
  const moment = momentOf(text, rules)
  if (moment === undefined) return undefined
  const { zone: named, relative = false } = moment
  const inUtc = strict && named === undefined && !relative
  return wallIn(inUtc ? { ...moment, zone: 'UTC' } : moment, zone)
}

const momentOf = (text: string, { zone, now }: BoundRules) =>
  parseMoment(text, wallOfInstant(now, zone))

/** The bounds that name no date. */
export function unreadableBounds(asked: AskedBounds, rules: BoundRules): BoundName[] {
  return BOUND_NAMES.filter((name) => {
    const text = asked[name]
    return text !== undefined && readBound(text, rules) === undefined
  })
}

/**
 * The bounds of a list. Whole days: a window goes from the first second of its first day to the
 * last of its last, and the relative bounds all stand at the end of their day. Without any of
 * these the default window counts, or what is missing of it where a window was asked for.
 */
export function readBounds(asked: AskedBounds, rules: BoundRules): Bounds {
  const relative = RELATIVE.some((name) => asked[name] !== undefined)
  const found: Partial<Record<BoundName, Bound>> = {}
  const defaults = relative ? {} : defaultWindow(rules)
  for (const name of BOUND_NAMES) {
    const text = asked[name]
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
  // Told as the end of the date, so that it is read as the same day again.
  return { wall: endOfDay(wall, cutoff), shown: `${date} 23:59:59` }
}

/**
 * Until when bounds that depend on the clock mean what they mean now: until the day ends, or at no
 * time where they are exact.
 * @returns undefined where nothing depends on the clock
 */
export function boundsHoldUntil(asked: AskedBounds, rules: BoundRules): Date | undefined {
  const { zone, strict, now } = rules
  const whole = WINDOW.every((name) => asked[name] !== undefined)
  const named = whole || RELATIVE.some((name) => asked[name] !== undefined)
  if (named && !BOUND_NAMES.some((name) => isToldFromNow(asked[name], rules))) return undefined
  const today = wallOfInstant(now, zone)
  const tomorrow = today && addDays(midnight(dateOfWall(today)), 1)
  return strict || tomorrow === undefined ? now : instantOfWall(tomorrow, zone)
}

const isToldFromNow = (text: string | undefined, rules: BoundRules): boolean =>
  text !== undefined && momentOf(text, rules)?.relative === true
