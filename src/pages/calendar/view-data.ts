/**
 * View data for scripts, embedded in the fragment
 * (behaviour/calendar-pages.md#structure-of-a-fragment).
 */
import type { CalendarView, EventCard, MonthView } from './views/view-model.ts'
import { formatCompactDay, formatCompactMonth, formatMonth } from './format-dates.ts'
import { dateTimeSeparator, RANGE_SEPARATOR } from './event-time.ts'
import { noticeMarkup } from './notices.ts'
import { subscribeLabel } from './subscribe.ts'
import { calendarTexts as texts } from './calendar-texts.ts'
import {
  nameOf,
  periodOf,
  stepLabels,
  titleOf,
  todayLabels,
  type Period,
  type StyledView,
} from './labels.ts'

type Members = Readonly<Record<string, unknown>>

export function viewData(shown: StyledView): Members {
  return { ...common(shown), ...ownData(shown) }
}

function common(shown: StyledView): Members {
  const { view, style } = shown
  const [previous, next] = stepLabels(shown)
  const today = todayLabels(view)
  const title = titleOf(shown)
  return {
    slug: view.slug,
    view_slug: view.slug,
    view_label: texts.views[view.slug],
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
      time_range_separator: RANGE_SEPARATOR,
      date_time_separator: dateTimeSeparator(style),
    },
    messages: messagesOf(shown),
    start_of_week: view.startOfWeek,
    header_title: '',
    content_title: title,
    show_content_title: true,
    breadcrumbs: breadcrumbsOf(view),
    backlink: false,
    display_events_bar: true,
    disable_event_search: view.searchDisabled,
    live_refresh: true,
    ical: icalOf(view),
    container_classes: ['cal-events-view', `cal-events-view--${view.slug}`],
    is_past: view.isPast,
    breakpoints: BREAKPOINTS,
    breakpoint_pointer: view.breakpointPointer,
    is_initial_load: view.isInitialLoad,
    public_views: Object.fromEntries(view.views.map((link) => [link.slug, publicView(link)])),
    show_latest_past: view.latestPast.length > 0,
    past: view.isPast,
    subscribe_links: view.subscribe.map((link) => ({
      slug: link.slug,
      label: subscribeLabel(link),
      uri: link.url,
    })),
  }
}

const BREAKPOINTS = { xsmall: 500, medium: 768, full: 960 } as const

const messagesOf = (shown: StyledView): Members | readonly [] => {
  const { notice } = shown.view
  return notice === undefined ? [] : { notice: [noticeMarkup(shown, notice).toString()] }
}

const publicView = ({ slug, url }: CalendarView['views'][number]): Members => {
  const label = texts.views[slug]
  return { view_url: url, view_label: label, aria_label: texts.showView(label) }
}

function breadcrumbsOf({ breadcrumbs, homeUrl }: CalendarView): readonly Members[] {
  if (breadcrumbs.length === 0) return []
  const last = breadcrumbs.length - 1
  return [
    { link: homeUrl, label: texts.events, is_last: false },
    ...breadcrumbs.map((step, index) => ({
      link: index === last ? '' : step.url,
      label: nameOf(step),
      is_last: index === last,
    })),
  ]
}

function icalOf({ subscribe }: CalendarView): Members {
  const file = subscribe.find(({ slug }) => slug === 'ics')
  if (file === undefined) return { display_link: false }
  const text = texts.subscribeLinks.ics
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
  if (view.slug === 'list' || view.slug === 'summary') return listData(view, periodOf(shown))
  if (view.slug === 'month') return monthData(view, shown.style)
  if (view.slug === 'day') {
    return { next_rel: view.nextRel, prev_rel: view.previousRel, day_view_disabled: false }
  }
  return { next_rel: view.nextRel, prev_rel: view.previousRel }
}

function listData(
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
    now_label: texts.now,
    now_label_mobile: texts.now,
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
