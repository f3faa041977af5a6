import { readCalendar, type CalendarItem } from '../../calendar/icalendar/read-calendar.ts'
import type { CalendarEvent } from '../../calendar/icalendar/calendar-event.ts'
import type { WorkBudget } from '../../calendar/recurrence/work-budget.ts'
import { basicDate, basicTime } from '../../calendar/recurrence/wall-moments.ts'
import { RecurrenceProblem } from '../../calendar/recurrence/rule.ts'
import { instantOfWall, wallOfInstant } from '../../time/instants.ts'
import type { WallTime } from '../../time/wall-time.ts'
import { CalendarProblem } from '../../../adapters/icalendar/unfold.ts'
import type { Parsed } from '../parsed.ts'
import { ImportProblem } from '../service/problem.ts'
import { eventItem, uidOf, type ItemIdentity } from './event-item.ts'
import { newFileBudget, timesWithin, type SingleTime, type Window } from './occurrences.ts'

export interface CalendarReading {
  /** Zone of times without one. */
  readonly zone: string
  readonly now: Date
  readonly window: Window
  /** Include events whose CLASS is not public. */
  readonly includePrivate?: boolean
}

/**
 * Reads the items of a calendar file (behaviour/imports.md) in file order, as it arrives. Series
 * become single events; an overridden occurrence is yielded both as the rule has it and as
 * overridden, and the override names the former in `replaces`.
 * @throws ImportProblem error:not-ics
 */
export async function* calendarItems(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  reading: CalendarReading,
): AsyncGenerator<Parsed> {
  const budget = newFileBudget()
  try {
    for await (const item of readCalendar(chunks, reading)) yield* parsedItem(item, reading, budget)
  } catch (error) {
    if (!(error instanceof CalendarProblem)) throw error
    throw new ImportProblem('error:not-ics', error.message, { cause: error })
  }
}

type Read = Extract<CalendarItem, { kind: 'event' }>

function* parsedItem(item: CalendarItem, reading: CalendarReading, budget: WorkBudget) {
  if (item.kind === 'problem') {
    yield item satisfies Parsed
  } else if (item.extras.confidential && reading.includePrivate !== true) {
    const uid = uidOf(item.event)
    const { line } = item
    const message = 'The event is marked as private.'
    yield { kind: 'problem', line, uid, message, ...replacedTime(item.event, uid) } satisfies Parsed
  } else if (item.event.recurrence === undefined) {
    yield singleEvent(item, reading.window)
  } else {
    yield* series(item, reading.window, budget)
  }
}

function singleEvent({ line, event, extras }: Read, window: Window): Parsed {
  const uid = uidOf(event)
  const replaced = replacedTime(event, uid)
  const startsAt = instantOfWall(event.start, event.zone)
  if (startsAt > window.to || instantOfWall(event.end, event.zone) < window.from) {
    return { kind: 'outside', line, ...replaced }
  }
  const item = eventItem(event, extras, event, identityOf(event, uid))
  return { kind: 'event', line, item, startsAt, ...replaced }
}

/** A single event may have been a series before, of which it is the first occurrence. */
function identityOf(event: CalendarEvent, uid: string): ItemIdentity {
  const { replaces } = event
  if (replaces === undefined) return { uid, replaces_uid: timeUid(uid, event.start) }
  const start = replaces.allDay ? basicDate(replaces.start) : basicTime(replaces.start)
  const written = replaces.zone === 'UTC' && !replaces.allDay ? `${start}Z` : start
  const instant = instantOfWall(replaces.start, replaces.zone)
  const wall = wallOfInstant(instant, event.zone) ?? replaces.start
  const ownTime = replaces.allDay ? replaces.start : wall
  return { uid: `${uid}#${written}`, parent_uid: uid, replaces_uid: timeUid(uid, ownTime) }
}

function* series(
  { line, event, extras }: Read,
  window: Window,
  budget: WorkBudget,
): Generator<Parsed> {
  const uid = uidOf(event)
  const { recurrence } = event
  if (recurrence === undefined) return
  let found = 0
  try {
    for (const time of timesWithin(
      { ...event, ...lengthOf(event, extras) },
      recurrence,
      window,
      budget,
    )) {
      found++
      yield timeOfSeries({ kind: 'event', line, event, extras }, uid, time)
    }
  } catch (error) {
    if (!(error instanceof RecurrenceProblem)) throw error
    yield { kind: 'problem', line, uid, message: error.message }
    return
  }
  if (found === 0) yield { kind: 'outside', line }
}

/** Days have no hours that the clocks could change. */
const lengthOf = ({ allDay }: CalendarEvent, { duration }: Read['extras']) =>
  allDay ? {} : { duration }

function timeOfSeries({ line, event, extras }: Read, uid: string, time: SingleTime): Parsed {
  const rrule = event.recurrence?.rrule ?? undefined
  const startsAt = instantOfWall(time.start, event.zone)
  const identity: ItemIdentity = {
    uid: timeUid(uid, time.start),
    parent_uid: uid,
    ...(rrule !== undefined && { recurrence: `RRULE:${rrule}` }),
    // Before it became a series, the event had its own id.
    ...(time.start === event.start && { replaces_uid: uid }),
  }
  const item = eventItem(event, extras, time, identity)
  return { kind: 'event', line, item, startsAt, instance: instanceOf(uid, startsAt) }
}

const timeUid = (uid: string, start: WallTime): string => `${uid}-${basicTime(start)}`

const instanceOf = (uid: string, startsAt: Date): string => `${uid} ${startsAt.toISOString()}`

/** The occurrence that an event overrides, in whatever zone it is given. */
function replacedTime({ replaces }: CalendarEvent, uid: string): { readonly replaces?: string } {
  if (replaces === undefined) return {}
  return { replaces: instanceOf(uid, instantOfWall(replaces.start, replaces.zone)) }
}
