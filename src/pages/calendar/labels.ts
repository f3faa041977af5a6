/** Titles and labels of a view, as pure functions of its model (6.1 and 6.3). */
import type { ViewSlug } from '../../domain/site/calendar-settings.ts'
import type { PlainMessageKey, Translate } from '../../messages/words.ts'
import type { Breadcrumb, CalendarView, ListRange, ViewCommon } from './views/view-model.ts'
import {
  datesOf,
  shortMonth,
  formatCompactDay,
  formatCompactMonth,
  formatDay,
  formatLongDay,
  formatMonth,
  formatShortDay,
  type DateStyle,
} from './format-dates.ts'

/** A view with the format of its dates, the input of every template. */
export interface StyledView<View extends ViewCommon = CalendarView> {
  readonly view: View
  readonly style: DateStyle
}

export function styledView<View extends CalendarView>(view: View): StyledView<View> {
  return { view, style: datesOf(view, view.today) }
}

/** The name of each view. */
export const VIEW_NAMES = {
  list: 'calendar.view.list',
  month: 'calendar.view.month',
  day: 'calendar.view.day',
  week: 'calendar.view.week',
  summary: 'calendar.view.summary',
} as const satisfies Record<ViewSlug, PlainMessageKey>

export const nameOf = (t: Translate, { kind, name }: Breadcrumb): string =>
  kind === 'featured' ? t('calendar.featured') : name

/** The page title, such as `Events for December 2026`, preceded by the filters. */
export function titleOf(shown: StyledView): string {
  const { t } = shown.style
  const filters = shown.view.breadcrumbs.map((step) => nameOf(t, step)).join(', ')
  const title = baseTitle(shown)
  return filters === '' ? title : t('calendar.title.filtered', { filters, title })
}

function baseTitle({ view, style }: StyledView): string {
  const { t } = style
  if (view.slug === 'month')
    return t('calendar.title.month', { month: formatMonth(view.month, style) })
  if (view.slug === 'day') return t('calendar.title.day', { day: formatDay(view.date, style) })
  if (view.slug === 'week') {
    return t('calendar.title.week', { day: formatDay(view.days[0]?.date ?? view.today, style) })
  }
  return view.isPast ? t('calendar.title.past') : t('calendar.title.upcoming')
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
  if (range === undefined) {
    const whole = style.t(view.isPast ? 'calendar.title.past' : 'calendar.upcoming')
    return single(whole, whole, today)
  }
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
  if (day === 'now') return { wide: style.t('calendar.now'), small: style.t('calendar.now') }
  return { wide: formatDay(day, style), small: formatCompactDay(day, style) }
}

/** Text and accessible name of a link. */
export interface LinkLabels {
  readonly label: string
  readonly title: string
}

export function todayLabels({ view: { slug }, style: { t } }: StyledView): LinkLabels {
  if (slug === 'month')
    return { label: t('calendar.thisMonth'), title: t('calendar.thisMonthTitle') }
  if (slug === 'week') return { label: t('calendar.thisWeek'), title: t('calendar.thisWeekTitle') }
  return { label: t('calendar.today'), title: t('calendar.todayTitle') }
}

/** What the links to the previous and next period say. */
const STEPS = {
  list: ['calendar.previous.events', 'calendar.next.events'],
  summary: ['calendar.previous.events', 'calendar.next.events'],
  month: ['calendar.previous.month', 'calendar.next.month'],
  day: ['calendar.previous.day', 'calendar.next.day'],
  week: ['calendar.previous.week', 'calendar.next.week'],
} as const satisfies Record<ViewSlug, readonly [PlainMessageKey, PlainMessageKey]>

/** Links to the previous and next period. */
export function stepLabels({ view, style }: StyledView): readonly [LinkLabels, LinkLabels] {
  const [previousKey, nextKey] = STEPS[view.slug]
  const [previous, next] = [style.t(previousKey), style.t(nextKey)]
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
