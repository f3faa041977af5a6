/** The month, the week and the day (behaviour/calendar-pages.md#months-and-days). */
import type { Neighbours } from '../../../data/events/event-view-reader.ts'
import type { Caller } from '../../../domain/accounts/caller.ts'
import type { Site } from '../../../domain/site/site.ts'
import type { WallDate } from '../../../domain/time/wall-time.ts'
import { firstDayOf, monthOf } from './addresses/address-dates.ts'
import { requestForView } from './addresses/arguments.ts'
import type { ViewRequest } from './addresses/view-request.ts'
import { writeAddress } from './addresses/write-address.ts'
import {
  addMonths,
  addWallDays,
  weekFrom,
  lastDayOf,
  startOfWeek,
  weekdayOf,
  weeksOf,
} from './calendar-days.ts'
import { dayParts, gridWeeks, type GridWeek } from './grid-rules.ts'
import { loadCards, type Cards } from './load-cards.ts'
import { findNeighbours, findTimes, type DayRange } from './find-times.ts'
import { commonFields, type ViewFrame } from './view-common.ts'
import type {
  Bar,
  DayView,
  GridDay,
  Lane,
  Month,
  MonthDay,
  MonthView,
  Notice,
  ViewCommon,
  WeekView,
} from './view-model.ts'

/** The days that a page shows, and the ranges before and after. */
interface Stretches {
  readonly shown: DayRange
  readonly previous: DayRange
  readonly next: DayRange
}

const monthRange = (month: Month): DayRange => ({
  first: firstDayOf(month),
  last: lastDayOf(month),
})
const dayRange = (first: WallDate, length: number): DayRange => ({
  first,
  last: addWallDays(first, length - 1),
})

const startOf = ({ site, request }: ViewFrame): WallDate =>
  request.date === undefined ? site.today : firstDayOf(request.date)

export async function loadMonth(
  context: Site,
  caller: Caller,
  frame: ViewFrame,
): Promise<MonthView> {
  const { site, narrowed } = frame
  const { startOfWeek: first, monthEventsPerDay } = site.settings
  const month = monthOf(startOf(frame))
  const [previousMonth, nextMonth] = [addMonths(month, -1), addMonths(month, 1)]
  const weeks = weeksOf(month, first)
  const grid = {
    first: weeks[0]?.[0] ?? firstDayOf(month),
    last: weeks.at(-1)?.at(-1) ?? lastDayOf(month),
  }
  const shown = monthRange(month)
  const stretches = { shown, previous: monthRange(previousMonth), next: monthRange(nextMonth) }
  const [times, neighbours] = await Promise.all([
    findTimes(context.database, site, narrowed.conditions, grid),
    findNeighbours(context.database, site, narrowed.conditions, stretches),
  ])
  const rows = gridWeeks(weeks, times, monthEventsPerDay)
  const visible = rows.flatMap(({ days }) =>
    days.flatMap(({ single, bars }) => [...bars, ...single]),
  )
  const cards = await loadCards(context, site, caller, visible)
  const inside = times.filter((time) => time.firstDay <= shown.last && time.lastDay >= shown.first)
  const steps = { previous: previousMonth, next: nextMonth }
  const common = gridFields(frame, 'month', { neighbours, steps, cards, total: inside.length })
  const dayOf = (day: GridWeek['days'][number]): MonthDay => {
    const events = cards.of(day.single)
    const cardsShown = [...cards.of(day.bars), ...events]
    const { more } = day
    const side = day.date < shown.first ? 'before' : day.date > shown.last ? 'after' : 'this'
    return {
      ...gridDay(frame, day.date),
      month: side,
      events,
      shown: cardsShown,
      found: cardsShown.length + more,
      more,
    }
  }
  return {
    ...common,
    month,
    previousMonth,
    nextMonth,
    weeks: rows.map(({ days, lanes }) => ({ days: days.map(dayOf), lanes: lanesOf(lanes, cards) })),
  }
}

export async function loadWeek(context: Site, caller: Caller, frame: ViewFrame): Promise<WeekView> {
  const { site, narrowed } = frame
  const { startOfWeek: first, hideWeekends } = site.settings
  const start = startOfWeek(startOf(frame), first)
  const week = weekFrom(start)
  const days = hideWeekends ? week.filter((day) => ![0, 6].includes(weekdayOf(day))) : week
  const stretches = around(start, 7)
  const [found, neighbours] = await Promise.all([
    findTimes(context.database, site, narrowed.conditions, stretches.shown),
    findNeighbours(context.database, site, narrowed.conditions, stretches),
  ])
  const times = found.filter(({ firstDay, lastDay }) =>
    days.some((day) => firstDay <= day && lastDay >= day),
  )
  const [row] = gridWeeks([days], times, -1)
  const cards = await loadCards(context, site, caller, times)
  const steps = { previous: stretches.previous.first, next: stretches.next.first }
  const common = gridFields(frame, 'week', { neighbours, steps, cards, total: times.length })
  return {
    ...common,
    days: (row?.days ?? []).map(({ date, single }) => ({
      ...gridDay(frame, date),
      events: cards.of(single),
    })),
    lanes: lanesOf(row?.lanes ?? [], cards),
  }
}

export async function loadDay(context: Site, caller: Caller, frame: ViewFrame): Promise<DayView> {
  const { site, narrowed } = frame
  const date = startOf(frame)
  const stretches = around(date, 1)
  const [times, neighbours] = await Promise.all([
    findTimes(context.database, site, narrowed.conditions, stretches.shown),
    findNeighbours(context.database, site, narrowed.conditions, stretches),
  ])
  const cards = await loadCards(context, site, caller, times)
  const parts = dayParts(date, times)
  const steps = { previous: stretches.previous.first, next: stretches.next.first }
  const common = gridFields(frame, 'day', { neighbours, steps, cards, total: times.length })
  return {
    ...common,
    date,
    allDay: cards.of(parts.allDay),
    ongoing: cards.of(parts.ongoing),
    hours: parts.hours.map((hour) => ({ time: hour.time, events: cards.of(hour.times) })),
  }
}

const around = (start: WallDate, length: number): Stretches => ({
  shown: dayRange(start, length),
  previous: dayRange(addWallDays(start, -length), length),
  next: dayRange(addWallDays(start, length), length),
})

interface FoundForGrid {
  readonly neighbours: Neighbours
  /** The dates that the links to the ranges before and after lead to. */
  readonly steps: { readonly previous: ViewRequest['date']; readonly next: ViewRequest['date'] }
  readonly cards: Cards
  readonly total: number
}

const gridFields = <Slug extends 'month' | 'week' | 'day'>(
  frame: ViewFrame,
  slug: Slug,
  { neighbours, steps, cards, total }: FoundForGrid,
): ViewCommon & { readonly slug: Slug } => ({
  ...commonFields(frame, {
    ...stepsOf(frame, neighbours, steps),
    notice: total > 0 ? undefined : noticeOf(frame, `${slug}-empty`, neighbours),
    latestPast: [],
    structuredData: cards.structuredData,
    total,
  }),
  slug,
})

/** The links to the ranges before and after, if there are events in that direction. */
function stepsOf(
  { site, request, slug }: ViewFrame,
  { before, after, justBefore, justAfter }: Neighbours,
  dates: FoundForGrid['steps'],
): Pick<ViewCommon, 'previousUrl' | 'nextUrl' | 'previousRel' | 'nextRel'> {
  const at = (date: ViewRequest['date']): string =>
    site.siteUrl + writeAddress({ ...request, view: slug, date })
  return {
    previousUrl: before ? at(dates.previous) : '',
    nextUrl: after ? at(dates.next) : '',
    previousRel: justBefore ? 'prev' : 'noindex',
    nextRel: justAfter ? 'next' : 'noindex',
  }
}

/** The notice on empty days, with a link to the next events. */
function noticeOf(
  { site, request, slug }: ViewFrame,
  ifEmpty: Notice['kind'],
  { later }: Neighbours,
): Notice {
  const { keyword } = request
  const day = later === null ? undefined : (later.slice(0, 10) as WallDate)
  const next = day && writeAddress(requestForView({ ...request, view: undefined, date: day }, slug))
  const laterUrl = next === undefined ? '' : site.siteUrl + next
  return { kind: keyword === '' ? ifEmpty : 'keyword', keyword, laterUrl }
}

function gridDay({ site, request }: ViewFrame, date: WallDate): GridDay {
  const url = site.siteUrl + writeAddress({ ...request, view: 'day', date })
  return { date, url, isToday: date === site.today, isPast: date < site.today }
}

/** Skips bars of events that were deleted meanwhile. */
function lanesOf(lanes: GridWeek['lanes'], cards: Cards): Lane[] {
  return lanes.map((lane) =>
    lane.flatMap(({ item, column, span, startsHere, endsHere }): Bar[] => {
      const [event] = cards.of([item])
      return event === undefined ? [] : [{ event, column, span, startsHere, endsHere }]
    }),
  )
}
