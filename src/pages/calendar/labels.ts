/** Titles and labels of a view, as pure functions of its model (6.1 and 6.3). */
import type { Breadcrumb, CalendarView, ListRange, ViewCommon } from './views/view-model.ts'
import {
  dateStyle,
  shortMonth,
  formatCompactDay,
  formatCompactMonth,
  formatDay,
  formatLongDay,
  formatMonth,
  formatShortDay,
  type DateStyle,
} from './format-dates.ts'
import { calendarTexts as texts } from './calendar-texts.ts'

/** A view with the format of its dates, the input of every template. */
export interface StyledView<View extends ViewCommon = CalendarView> {
  readonly view: View
  readonly style: DateStyle
}

export function styledView<View extends CalendarView>(view: View): StyledView<View> {
  return { view, style: dateStyle(view.language, view.timeFormat, view.today) }
}

export const nameOf = ({ kind, name }: Breadcrumb): string =>
  kind === 'featured' ? texts.featured : name

/** The page title, such as `Events for December 2026`, preceded by the filters. */
export function titleOf(shown: StyledView): string {
  const narrowed = shown.view.breadcrumbs.map(nameOf).join(', ')
  return narrowed === '' ? baseTitle(shown) : `${narrowed} – ${baseTitle(shown)}`
}

function baseTitle({ view, style }: StyledView): string {
  const { titles } = texts
  if (view.slug === 'month') return titles.month(formatMonth(view.month, style))
  if (view.slug === 'day') return titles.day(formatDay(view.date, style))
  if (view.slug === 'week') return titles.week(formatDay(view.days[0]?.date ?? view.today, style))
  return view.isPast ? titles.past : titles.upcoming
}

/** Texts for wide and for narrow screens. */
export interface Label {
  readonly wide: string
  readonly small: string
}

/** The period in the top bar. */
export interface Period {
  readonly start: Label
  readonly end: Label | undefined
  /** `datetime` attributes of start and end. */
  readonly from: string
  readonly to: string
}

/** The period shown in the date picker (behaviour/calendar-pages.md#structure-of-a-fragment). */
export function periodOf({ view, style }: StyledView): Period {
  if (view.slug === 'month') {
    const { month } = view
    return single(formatMonth(month, style), formatCompactMonth(month, style), month)
  }
  if (view.slug === 'day') {
    return single(formatLongDay(view.date, style), formatShortDay(view.date, style), view.date)
  }
  if (view.slug === 'week') {
    const first = view.days[0]?.date ?? view.today
    const last = view.days.at(-1)?.date ?? first
    return { ...rangeLabels({ start: first, end: last }, style), from: first, to: last }
  }
  const { range, today } = view
  if (range === undefined) return single(texts.upcoming, texts.upcoming, today)
  const day = (end: ListRange['end']): string => (end === 'now' || end === undefined ? today : end)
  return { ...rangeLabels(range, style), from: day(range.start), to: day(range.end) }
}

const single = (wide: string, small: string, from: string): Period => ({
  start: { wide, small },
  end: undefined,
  from,
  to: '',
})

function rangeLabels({ start, end }: ListRange, style: DateStyle): Pick<Period, 'start' | 'end'> {
  return { start: dayLabel(start, style), end: end === undefined ? end : dayLabel(end, style) }
}

function dayLabel(day: string, style: DateStyle): Label {
  if (day === 'now') return { wide: texts.now, small: texts.now }
  return { wide: formatDay(day, style), small: formatCompactDay(day, style) }
}

/** Text and accessible name of a link. */
export interface LinkLabels {
  readonly label: string
  readonly title: string
}

export function todayLabels({ slug }: CalendarView): LinkLabels {
  if (slug === 'month') return { label: texts.thisMonth, title: texts.thisMonthTitle }
  if (slug === 'week') return { label: texts.thisWeek, title: texts.thisWeekTitle }
  return { label: texts.today, title: texts.todayTitle }
}

/** Links to the previous and next period. */
export function stepLabels({ view, style }: StyledView): readonly [LinkLabels, LinkLabels] {
  const [previous, next] = texts.steps[view.slug]
  if (view.slug !== 'month') {
    return [
      { label: previous, title: previous },
      { label: next, title: next },
    ]
  }
  return [
    { label: shortMonth(view.previousMonth, style), title: previous },
    { label: shortMonth(view.nextMonth, style), title: next },
  ]
}
