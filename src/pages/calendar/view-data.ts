/**
 * View data for scripts, embedded in the fragment
 * (behaviour/calendar-pages.md#structure-of-a-fragment).
 */
import type { Translate } from '../../messages/words.ts'
import type { CalendarView, EventCard, MonthView } from './views/view-model.ts'
import { formatCompactDay, formatCompactMonth, formatMonth } from './format-dates.ts'
import { noticeMarkup } from './notices.ts'
import { subscribeLabel } from './subscribe.ts'
import {
  nameOf,
  periodOf,
  stepLabels,
  titleOf,
  todayLabels,
  VIEW_NAMES,
  type Period,
  type StyledView,
} from './labels.ts'

type Members = Readonly<Record<string, unknown>>

export function viewData(shown: StyledView): Members {
  return { ...common(shown), ...ownData(shown) }
}

function common(shown: StyledView): Members {
  const { view, style } = shown
  const { t } = style
  const [previous, next] = stepLabels(shown)
  const today = todayLabels(shown)
  const title = titleOf(shown)
  return {
    slug: view.slug,
    view_slug: view.slug,
    view_label: t(VIEW_NAMES[view.slug]),
    title: `${title} – ${view.siteTitle}`,
    events: idsOf(view),
    url: view.url,
    prev_url: view.previousUrl,
    next_url: view.nextUrl,
    today_url: view.todayUrl,
    today_title: today.title,
    today_label: today.label,
    prev_label: previous.label,
    next_label: next.label,
    url_event_date: view.chosenDate ?? false,
    bar: view.bar,
    today: `${view.today} 00:00:00`,
    now: view.now,
    home_url: view.homeUrl,
    rest_url: view.restUrl,
    rest_method: 'GET',
    should_manage_url: view.shouldManageUrl,
    date_formats: {
      compact: 'Y-m-d',
      month_and_year_compact: 'Y-m',
      month_and_year: 'F Y',
      time_range_separator: t('calendar.rangeSeparator'),
      date_time_separator: t('calendar.dateTimeSeparator'),
    },
    messages: messagesOf(shown),
    start_of_week: view.startOfWeek,
    header_title: '',
    content_title: title,
    show_content_title: true,
    breadcrumbs: breadcrumbsOf(t, view),
    backlink: false,
    display_events_bar: true,
    disable_event_search: view.searchDisabled,
    live_refresh: true,
    ical: icalOf(t, view),
    container_classes: ['cal-events-view', `cal-events-view--${view.slug}`],
    is_past: view.isPast,
    breakpoints: BREAKPOINTS,
    breakpoint_pointer: view.breakpointPointer,
    is_initial_load: view.isInitialLoad,
    public_views: Object.fromEntries(view.views.map((link) => [link.slug, publicView(t, link)])),
    show_latest_past: view.latestPast.length > 0,
    past: view.isPast,
    subscribe_links: view.subscribe.map((link) => ({
      slug: link.slug,
      label: subscribeLabel(t, link),
      uri: link.url,
    })),
  }
}

const BREAKPOINTS = { xsmall: 500, medium: 768, full: 960 } as const

const messagesOf = (shown: StyledView): Members | readonly [] => {
  const { notice } = shown.view
  return notice === undefined ? [] : { notice: [noticeMarkup(shown, notice).toString()] }
}

const publicView = (t: Translate, { slug, url }: CalendarView['views'][number]): Members => {
  const label = t(VIEW_NAMES[slug])
  return {
    view_url: url,
    view_label: label,
    aria_label: t('calendar.showView', { view: label }),
  }
}

function breadcrumbsOf(t: Translate, { breadcrumbs, homeUrl }: CalendarView): readonly Members[] {
  if (breadcrumbs.length === 0) return []
  const last = breadcrumbs.length - 1
  return [
    { link: homeUrl, label: t('calendar.events'), is_last: false },
    ...breadcrumbs.map((step, index) => ({
      link: index === last ? '' : step.url,
      label: nameOf(t, step),
      is_last: index === last,
    })),
  ]
}

function icalOf(t: Translate, { subscribe }: CalendarView): Members {
  const file = subscribe.find(({ slug }) => slug === 'ics')
  if (file === undefined) return { display_link: false }
  const text = t('calendar.subscribe.ics')
  return { display_link: true, link: { url: file.url, text, title: text } }
}

const ids = (events: readonly EventCard[]): number[] => events.map(({ id }) => id)

const byDay = (days: readonly { date: string; events: readonly EventCard[] }[]): Members =>
  Object.fromEntries(days.map(({ date, events }) => [date, ids(events)]))

function idsOf(view: CalendarView): readonly number[] | Members {
  if (view.slug === 'list') return ids(view.events)
  if (view.slug === 'day') {
    return ids([...view.allDay, ...view.ongoing, ...view.hours.flatMap(({ events }) => events)])
  }
  if (view.slug === 'month') {
    return byDay(daysOf(view).map(({ date, shown }) => ({ date, events: shown })))
  }
  return byDay(view.days)
}

const daysOf = ({ weeks }: MonthView) => weeks.flatMap(({ days }) => days)

function ownData(shown: StyledView): Members {
  const { view } = shown
  if (view.slug === 'list' || view.slug === 'summary')
    return listData(shown.style.t, view, periodOf(shown))
  if (view.slug === 'month') return monthData(view, shown.style)
  if (view.slug === 'day') {
    return { next_rel: view.nextRel, prev_rel: view.previousRel, day_view_disabled: false }
  }
  return { next_rel: view.nextRel, prev_rel: view.previousRel }
}

function listData(
  t: Translate,
  {
    isPast,
    page,
    chosenDate,
    range,
  }: Pick<CalendarView, 'isPast' | 'page' | 'chosenDate'> & {
    readonly range: { readonly start: string } | undefined
  },
  { start, end, from, to }: Period,
): Members {
  return {
    show_now: !isPast && page === 1 && chosenDate === undefined && range?.start === 'now',
    now_label: t('calendar.now'),
    now_label_mobile: t('calendar.now'),
    show_end: end !== undefined,
    selected_start_datetime: from,
    selected_start_date_label: start.wide,
    selected_start_date_mobile: start.small,
    selected_end_datetime: to,
    selected_end_date_label: end?.wide ?? '',
    selected_end_date_mobile: end?.small ?? '',
    datepicker_date: from,
  }
}

function monthData(view: MonthView, style: StyledView['style']): Members {
  const days = daysOf(view)
  return {
    the_date: `${view.month}-01`,
    today_date: view.today,
    grid_date: view.month,
    formatted_grid_date: formatMonth(view.month, style),
    formatted_grid_date_mobile: formatCompactMonth(view.month, style),
    days: Object.fromEntries(
      view.weeks.flatMap((week) =>
        week.days.map((day, column) => {
          const bars = week.lanes.map((lane) =>
            lane.find((bar) => bar.column <= column && column < bar.column + bar.span),
          )
          return [
            day.date,
            {
              date: day.date,
              is_start_of_week: column === 0,
              year_number: Number(day.date.slice(0, 4)),
              month_number: Number(day.date.slice(5, 7)),
              day_number: Number(day.date.slice(8)),
              events: ids(day.events),
              featured_events: ids(day.shown.filter(({ featured }) => featured)),
              multiday_events: bars.map((bar) => bar?.event.id ?? false),
              found_events: day.found,
              more_events: day.more,
              day_url: day.url,
            },
          ]
        }),
      ),
    ),
    next_month: view.nextMonth,
    prev_month: view.previousMonth,
    next_rel: view.nextRel,
    prev_rel: view.previousRel,
    mobile_messages: messagesOf({ view, style }),
    grid_start_date: days[0]?.date ?? '',
    datepicker_date: formatCompactDay(`${view.month}-01`, style),
  }
}
