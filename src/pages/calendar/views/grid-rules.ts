/** The days of months and weeks, and their events; pure functions. */
import type { WallDate } from '../../../domain/time/wall-time.ts'
import { layOutLanes, type Placed } from './lanes.ts'
import { byStart, stickyFirst, type Timed } from './timed.ts'

/** A day of a month, with the occurrences that it shows. */
export interface GridDayTimes {
  readonly date: WallDate
  /** Events of one day that are shown. */
  readonly single: readonly Timed[]
  /** Events shown as bars across the day. */
  readonly bars: readonly Timed[]
  /** The number of events of one day that are not shown. */
  readonly more: number
}

export interface GridWeek {
  readonly days: readonly GridDayTimes[]
  readonly lanes: readonly (readonly Placed<Timed>[])[]
}

/**
 * The weeks of a grid.
 * @param most events of one day that a day shows; -1 for all
 */
export function gridWeeks(
  weeks: readonly (readonly WallDate[])[],
  times: readonly Timed[],
  most: number,
): GridWeek[] {
  const bars = times.filter(({ isBar }) => isBar)
  const single = new Map<WallDate, Timed[]>()
  for (const time of times) {
    if (time.isBar) continue
    const found = single.get(time.firstDay)
    if (found === undefined) single.set(time.firstDay, [time])
    else found.push(time)
  }
  return weeks.map((days) => ({
    days: days.map((date) => {
      const all = (single.get(date) ?? []).toSorted(stickyFirst)
      const shown = most < 0 ? all : all.slice(0, most)
      return { date, single: shown, bars: barsOn(date, bars), more: all.length - shown.length }
    }),
    lanes: layOutLanes(days, bars),
  }))
}

const barsOn = (date: WallDate, bars: readonly Timed[]): Timed[] =>
  bars.filter(({ firstDay, lastDay }) => firstDay <= date && lastDay >= date).toSorted(stickyFirst)

/** The parts of a day: all-day events, ongoing ones, and the rest by starting hour. */
export interface DayParts {
  readonly allDay: readonly Timed[]
  readonly ongoing: readonly Timed[]
  readonly hours: readonly { readonly time: string; readonly times: readonly Timed[] }[]
}

export function dayParts(date: WallDate, times: readonly Timed[]): DayParts {
  const timesOfDay = times.toSorted(byStart)
  const allDay = timesOfDay.filter(({ occurrence }) => occurrence.allDay)
  const rest = timesOfDay.filter(({ occurrence }) => !occurrence.allDay)
  const hours = new Map<string, Timed[]>()
  for (const time of rest.filter(({ firstDay }) => firstDay >= date)) {
    const hour = halfHour(time.startsAt)
    hours.set(hour, [...(hours.get(hour) ?? []), time])
  }
  return {
    allDay,
    ongoing: rest.filter(({ firstDay }) => firstDay < date),
    hours: [...hours].map(([time, found]) => ({ time, times: found })),
  }
}

/** The half hour of a wall time. */
const halfHour = (wall: string): string =>
  `${wall.slice(11, 13)}:${wall.slice(14, 16) < '30' ? '00' : '30'}`
