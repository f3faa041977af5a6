import type {
  Bar,
  EventCard,
  ListView,
  MonthDay,
  MonthView,
  ViewCommon,
} from '../../../../src/pages/calendar/views/view-model.ts'

const SITE = 'https://town.example'

/** An event of one evening; what a test does not name is filled in. */
export function card(members: Partial<EventCard> = {}): EventCard {
  return {
    id: 7,
    url: `${SITE}/event/choir/`,
    title: 'Choir rehearsal',
    isProtected: false,
    startsAt: '2026-12-05 15:00:00',
    endsAt: '2026-12-05 16:30:00',
    startIso: '2026-12-05T15:00:00+01:00',
    endIso: '2026-12-05T16:30:00+01:00',
    allDay: false,
    isMultiDay: false,
    zoneLabel: undefined,
    featured: false,
    isOver: false,
    isCanceled: false,
    cost: '',
    excerptHtml: '',
    image: undefined,
    venue: undefined,
    dateTimeSeparator: '',
    timeRangeSeparator: '',
    ...members,
  }
}

const common: ViewCommon = {
  siteUrl: SITE,
  url: `${SITE}/events/`,
  previousUrl: '',
  nextUrl: '',
  previousRel: 'prev',
  nextRel: 'next',
  todayUrl: `${SITE}/events/`,
  homeUrl: `${SITE}/events/`,
  formUrl: `${SITE}/events/`,
  restUrl: `${SITE}/api/cal/views/v2/html`,
  views: [
    { slug: 'list', url: `${SITE}/events/list/`, isCurrent: true },
    { slug: 'month', url: `${SITE}/events/month/`, isCurrent: false },
  ],
  breadcrumbs: [],
  isPast: false,
  page: 1,
  chosenDate: undefined,
  bar: { keyword: '', date: '' },
  now: '2026-12-04 10:30:00',
  today: '2026-12-04',
  startOfWeek: 1,
  language: 'en_US',
  siteTitle: 'Our town',
  dateFormat: 'F j, Y',
  timeFormat: 'g:i a',
  searchDisabled: false,
  breakpointPointer: '00000000-0000-4000-8000-000000000000',
  shouldManageUrl: true,
  isInitialLoad: true,
  notice: undefined,
  latestPast: [],
  subscribe: [],
  structuredData: [],
  total: 0,
}

export function listView(
  events: readonly EventCard[],
  members: Partial<Omit<ListView, 'slug' | 'events'>> = {},
): ListView {
  return { ...common, slug: 'list', events, range: undefined, total: events.length, ...members }
}

export function monthDay(date: string, members: Partial<MonthDay> = {}): MonthDay {
  return {
    date: date as MonthDay['date'],
    url: `${SITE}/events/${date}/`,
    isToday: false,
    isPast: false,
    month: 'this',
    events: [],
    shown: [],
    found: 0,
    more: 0,
    ...members,
  }
}

/** One week of December 2026, from its last Monday of November on. */
export function monthView(lanes: readonly (readonly Bar[])[], language = 'en_US'): MonthView {
  const dates = ['2026-11-30', ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)]
  return {
    ...common,
    slug: 'month',
    language,
    month: '2026-12',
    previousMonth: '2026-11',
    nextMonth: '2027-01',
    weeks: [{ days: dates.map((date) => monthDay(date)), lanes }],
  }
}
