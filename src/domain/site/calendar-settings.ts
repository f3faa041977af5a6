/** What an operator sets for the calendar's pages (behaviour/calendar-pages.md). */
import { VIEW_SLUGS, type ViewSlug } from '../calendar/views/view-model.ts'
import { numberWithin, onOrOff, type Form } from './setting-forms.ts'

/** A service to which the calendar can be added, besides calendar programs. */
export interface CalendarService {
  readonly slug: string
  /** For people. */
  readonly label: string
  /** With `{feed_url}` and `{name}` where these belong. */
  readonly url_template: string
}

export interface CalendarSettings {
  /** Fragments are given to those alone who have a nonce. */
  readonly viewsRequireNonce: boolean
  /** Whose clock decides on an event's day: its own, or that of the site. */
  readonly timezoneMode: string
  /** The zone stands behind times where it is not the site's. */
  readonly showTimezone: boolean
  /** Events of one day that a day of the month shows; -1 for all. */
  readonly monthEventsPerDay: number
  /** Events of one page of a list. */
  readonly eventsPerPage: number
  /** Views that pages offer. */
  readonly enabledViews: readonly ViewSlug[]
  /** Weeks without Saturday and Sunday. */
  readonly hideWeekends: boolean
  readonly disableEventSearch: boolean
  readonly calendarServices: readonly CalendarService[]
  /** Events of the calendar file of a page. */
  readonly icalMax: number
}

const mode: Form<string> = {
  form: 'event or site',
  read: (word) => (['event', 'site'].includes(word) ? word : undefined),
}

const views: Form<readonly ViewSlug[]> = {
  form: `some of ${VIEW_SLUGS.join(', ')}, parted by commas`,
  read(word) {
    const named = word.split(',').map((slug) => slug.trim())
    const known = VIEW_SLUGS.filter((slug) => named.includes(slug))
    return known.length === named.length ? known : undefined
  },
}

const services: Form<readonly CalendarService[]> = {
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

/** The stored key of each, what counts while nothing is stored, and what it means to people. */
export const calendarSettings = {
  viewsRequireNonce: {
    key: 'views_require_nonce',
    fallback: true,
    meaning: 'fragments of calendar pages are given to those alone who have a nonce',
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
    meaning: 'how many events of one day a month shows; -1 for all',
    ...numberWithin(-1, 100),
  },
  eventsPerPage: {
    key: 'events_per_page',
    fallback: 12,
    meaning: 'how many events a page of a list has',
    ...numberWithin(1, 50),
  },
  enabledViews: {
    key: 'enabled_views',
    fallback: ['list', 'month', 'day'],
    meaning: 'the views that calendar pages offer',
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
    meaning: 'calendar pages have no field for a search',
    ...onOrOff,
  },
  icalMax: {
    key: 'ical_max',
    fallback: 30,
    meaning: 'how many events the calendar file of a page has at most, those that begin first',
    ...numberWithin(1, 100_000),
  },
  calendarServices: {
    key: 'calendar_services',
    fallback: [],
    meaning: 'services to which the calendar can be added, beside calendar programs',
    ...services,
  },
} as const satisfies {
  [Name in keyof CalendarSettings]: Form<CalendarSettings[Name]> & {
    key: string
    fallback: CalendarSettings[Name]
    meaning: string
  }
}
