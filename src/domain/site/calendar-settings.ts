/** Operator settings of calendar pages (behaviour/calendar-pages.md). */
import { numberWithin, onOrOff, type ValueFormat } from './setting-forms.ts'

/** The views that calendar pages have. */
export const VIEW_SLUGS = ['list', 'month', 'day', 'week', 'summary'] as const
export type ViewSlug = (typeof VIEW_SLUGS)[number]

/** A service to which the calendar can be added, besides calendar programs. */
export interface CalendarService {
  readonly slug: string
  /** For people. */
  readonly label: string
  /** With the placeholders `{feed_url}` and `{name}`. */
  readonly url_template: string
}

export interface CalendarSettings {
  /** Fragments require a nonce. */
  readonly viewsRequireNonce: boolean
  /** Which zone determines the day of an event: its own, or that of the site. */
  readonly timezoneMode: string
  /** Times are followed by their zone if it is not the site's. */
  readonly showTimezone: boolean
  /** The most events of one day in the month view; -1 for all. */
  readonly monthEventsPerDay: number
  readonly eventsPerPage: number
  readonly enabledViews: readonly ViewSlug[]
  /** Weeks without Saturday and Sunday. */
  readonly hideWeekends: boolean
  readonly disableEventSearch: boolean
  /** Visitors can open maps of venues, which come from another site. */
  readonly showMaps: boolean
  readonly calendarServices: readonly CalendarService[]
  /** The most events in the calendar file of a page. */
  readonly icalMax: number
}

const mode: ValueFormat<string> = {
  form: 'event or site',
  read: (word) => (['event', 'site'].includes(word) ? word : undefined),
}

const views: ValueFormat<readonly ViewSlug[]> = {
  form: `some of ${VIEW_SLUGS.join(', ')}, separated by commas`,
  read(word) {
    const named = word.split(',').map((slug) => slug.trim())
    const known = VIEW_SLUGS.filter((slug) => named.includes(slug))
    return known.length === named.length ? known : undefined
  },
}

const services: ValueFormat<readonly CalendarService[]> = {
  form: 'a JSON list of objects with slug, label and url_template',
  read(word) {
    try {
      const given: unknown = JSON.parse(word)
      if (!Array.isArray(given) || given.length > 20) return undefined
      const known = given.flatMap((one: unknown) => readService(one) ?? [])
      return known.length === given.length ? known : undefined
    } catch {
      return undefined
    }
  },
}

function readService(given: unknown): CalendarService | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { slug, label, url_template } = given as Readonly<Record<string, unknown>>
  if (typeof slug !== 'string' || !/^[a-z0-9-]{1,40}$/.test(slug)) return undefined
  if (typeof label !== 'string' || label === '' || typeof url_template !== 'string')
    return undefined
  return /^(?:https|webcal):\/\//.test(url_template) ? { slug, label, url_template } : undefined
}

/** The stored key, the default and the description of each setting. */
export const calendarSettings = {
  viewsRequireNonce: {
    key: 'views_require_nonce',
    fallback: true,
    meaning: 'fragments of calendar pages require a nonce',
    ...onOrOff,
  },
  timezoneMode: {
    key: 'timezone_mode',
    fallback: 'event',
    meaning: "whose clock decides on an event's day: its own, or that of the site",
    ...mode,
  },
  showTimezone: {
    key: 'show_timezone',
    fallback: false,
    meaning: "the zone of an event is shown where it is not the site's",
    ...onOrOff,
  },
  monthEventsPerDay: {
    key: 'month_events_per_day',
    fallback: 3,
    meaning: 'how many events a day of the month view shows; -1 for all',
    ...numberWithin(-1, 100),
  },
  eventsPerPage: {
    key: 'events_per_page',
    fallback: 12,
    meaning: 'events per page of a list',
    ...numberWithin(1, 50),
  },
  enabledViews: {
    key: 'enabled_views',
    fallback: ['list', 'month', 'day'],
    meaning: 'the views of calendar pages',
    ...views,
  },
  hideWeekends: {
    key: 'hide_weekends',
    fallback: false,
    meaning: 'weeks are shown without Saturday and Sunday',
    ...onOrOff,
  },
  disableEventSearch: {
    key: 'disable_event_search',
    fallback: false,
    meaning: 'calendar pages have no search field',
    ...onOrOff,
  },
  showMaps: {
    key: 'show_maps',
    fallback: false,
    meaning: 'visitors can open maps of venues, which come from OpenStreetMap',
    ...onOrOff,
  },
  icalMax: {
    key: 'ical_max',
    fallback: 30,
    meaning: 'the most events in the calendar file of a page, earliest first',
    ...numberWithin(1, 100_000),
  },
  calendarServices: {
    key: 'calendar_services',
    fallback: [],
    meaning: 'services to which the calendar can be added, besides calendar programs',
    ...services,
  },
} as const satisfies {
  [Name in keyof CalendarSettings]: ValueFormat<CalendarSettings[Name]> & {
    key: string
    fallback: CalendarSettings[Name]
    meaning: string
  }
}
