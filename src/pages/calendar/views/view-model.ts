/**
 * The content of a calendar page (behaviour/calendar-pages.md) as plain data: no labels, no markup
 * except excerpts, all addresses absolute. Templates need nothing else to render it. Titles and
 * names are plain text and have to be escaped.
 */
import type { ResponsivePicture } from '../../../domain/embeds/responsive-picture.ts'
import type { ViewSlug } from '../../../domain/site/calendar-settings.ts'
import type { Description } from '../../../domain/structured-data/node.ts'
import type { WallDate, WallTime } from '../../../domain/time/wall-time.ts'

/** `YYYY-MM`. */
export type Month = `${string}-${string}`

export interface CardVenue {
  readonly name: string
  /** `street, city, state, country`, without unknown parts. */
  readonly addressLine: string
}

/** A category or a tag. */
export interface NamedLink {
  readonly name: string
  readonly url: string
}

/** One occurrence of an event, in any view. A protected event has only its title and its times. */
export interface EventCard {
  readonly id: number
  readonly url: string
  readonly title: string
  readonly isProtected: boolean
  /**
   * As they are shown: in the zone of the event, or of the site
   * (behaviour/calendar-pages.md#time-zones). Of whole days, the first second of the first date and
   * the last one of the last.
   */
  readonly startsAt: WallTime
  readonly endsAt: WallTime
  /** The same with UTC offset; for all-day events, the dates. */
  readonly startIso: string
  readonly endIso: string
  readonly allDay: boolean
  /**
   * Touches more than one day of the calendar, whose days end at the cut-off
   * (behaviour/calendar-pages.md#days).
   */
  readonly isMultiDay: boolean
  /** The zone to show after times, if it is to be shown. */
  readonly zoneLabel: string | undefined
  readonly featured: boolean
  readonly isOver: boolean
  /** The event was announced and then canceled. */
  readonly isCanceled: boolean
  /** As people read it, such as `$10 – $25`; '' if unknown. */
  readonly cost: string
  /** Sanitized markup; '' if there is none. */
  readonly excerptHtml: string
  readonly image: ResponsivePicture | undefined
  readonly venue: CardVenue | undefined
  /** Separators set for the event; '' for the default ones. */
  readonly dateTimeSeparator: string
  readonly timeRangeSeparator: string
}

export interface ViewLink {
  readonly slug: ViewSlug
  readonly url: string
  readonly isCurrent: boolean
}

/** A filter of the page; the last breadcrumb is the page itself. */
export interface Breadcrumb {
  readonly kind: 'category' | 'tag' | 'featured' | 'venue' | 'organizer'
  /** Name of the term or the place; '' for `featured`. */
  readonly name: string
  readonly url: string
}

/** Why a page has no events (behaviour/calendar-pages.md#structure-of-a-fragment). */
export interface Notice {
  readonly kind: 'keyword' | 'empty' | 'none-upcoming' | 'month-empty' | 'day-empty' | 'week-empty'
  /** With `keyword`. */
  readonly keyword: string
  /** The address of the next events; '' if there are none or no link is shown. */
  readonly laterUrl: string
}

export interface SubscribeLink {
  /** `ical`, `ics`, `desktop-ics`, or that of a configured calendar service. */
  readonly slug: string
  /** The label of a calendar service; '' for the three. */
  readonly label: string
  readonly url: string
}

/**
 * The two values of the fragment's last script (behaviour/calendar-pages.md#nonces). They are not
 * part of the cacheable content.
 */
export interface ViewNonces {
  readonly primary: string
  /** '' for visitors. */
  readonly secondary: string
}

export interface ViewCommon {
  readonly siteUrl: string
  /** Address of this page, in the path form (behaviour/calendar-pages.md#addresses). */
  readonly url: string
  /** '' if there is nothing before or after. */
  readonly previousUrl: string
  readonly nextUrl: string
  /**
   * For the `rel` of the two links, with months and days
   * (behaviour/calendar-pages.md#months-and-days).
   */
  readonly previousRel: 'prev' | 'noindex'
  readonly nextRel: 'next' | 'noindex'
  readonly todayUrl: string
  /** The calendar without any filter, `…/events/`. */
  readonly homeUrl: string
  /** The target of the forms of the page: its address without date and query. */
  readonly formUrl: string
  /** `…/api/cal/views/v2/html`. */
  readonly restUrl: string
  readonly views: readonly ViewLink[]
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly isPast: boolean
  /** From 1. */
  readonly page: number
  /** The first day requested, for a month its first day; undefined if none was. */
  readonly chosenDate: WallDate | undefined
  readonly bar: { readonly keyword: string; readonly date: string }
  /** In the site's zone, to the minute, so that an answer stays the same for a minute. */
  readonly now: WallTime
  readonly today: WallDate
  /** 0 is Sunday. */
  readonly startOfWeek: number
  /** Such as `en_US`. */
  readonly language: string
  readonly siteTitle: string
  /** Patterns of the settings, such as `F j, Y` and `g:i a`. */
  readonly dateFormat: string
  readonly timeFormat: string
  readonly searchDisabled: boolean
  /** Identifies the element; a UUID that is the same for the same page. */
  readonly breakpointPointer: string
  readonly shouldManageUrl: boolean
  /** A full page, not a fragment for an open page. */
  readonly isInitialLoad: boolean
  readonly notice: Notice | undefined
  /**
   * Newest past events below the notice of the default view
   * (behaviour/calendar-pages.md#months-and-days); usually none.
   */
  readonly latestPast: readonly EventCard[]
  /** Empty if there are no events. */
  readonly subscribe: readonly SubscribeLink[]
  /**
   * Structured data of the events that everybody may read
   * (behaviour/calendar-pages.md#structure-of-a-fragment).
   */
  readonly structuredData: readonly Description[]
  /** Events on the page. */
  readonly total: number
}

/**
 * The date range of a list (behaviour/calendar-pages.md#structure-of-a-fragment); a list of all
 * upcoming events has none, nor has a list without events.
 */
export interface ListRange {
  readonly start: 'now' | WallDate
  readonly end: 'now' | WallDate | undefined
}

export interface ListView extends ViewCommon {
  readonly slug: 'list'
  /** In the order in which they are shown. */
  readonly events: readonly EventCard[]
  readonly range: ListRange | undefined
}

/** Events under the heading of a day; one that touches several days is listed under each. */
export interface SummaryDay {
  readonly date: WallDate
  readonly url: string
  readonly events: readonly EventCard[]
}

export interface SummaryView extends ViewCommon {
  readonly slug: 'summary'
  readonly days: readonly SummaryDay[]
  readonly range: ListRange | undefined
}

export interface HourGroup {
  /** `HH:MM`, rounded to the half hour. */
  readonly time: string
  readonly events: readonly EventCard[]
}

export interface DayView extends ViewCommon {
  readonly slug: 'day'
  readonly date: WallDate
  readonly allDay: readonly EventCard[]
  /** Started on an earlier day. */
  readonly ongoing: readonly EventCard[]
  readonly hours: readonly HourGroup[]
}

/** The part of an event within one week. */
export interface Bar {
  readonly event: EventCard
  /** From 0. */
  readonly column: number
  /** Days, from 1. */
  readonly span: number
  /** Whether the event itself starts and ends with the bar, or continues in another week. */
  readonly startsHere: boolean
  readonly endsHere: boolean
}

/** One row of bars that do not touch each other, by column. */
export type Lane = readonly Bar[]

export interface GridDay {
  readonly date: WallDate
  readonly url: string
  readonly isToday: boolean
  readonly isPast: boolean
}

export interface MonthDay extends GridDay {
  readonly month: 'before' | 'this' | 'after'
  /** Events of one day that are shown. */
  readonly events: readonly EventCard[]
  /** The events shown that touch the day, bars first; small screens list them. */
  readonly shown: readonly EventCard[]
  /** How many events touch the day. */
  readonly found: number
  /** Events of the day that are not shown in the grid. */
  readonly more: number
}

export interface MonthWeek {
  /** Seven. */
  readonly days: readonly MonthDay[]
  readonly lanes: readonly Lane[]
}

export interface MonthView extends ViewCommon {
  readonly slug: 'month'
  readonly month: Month
  readonly previousMonth: Month
  readonly nextMonth: Month
  readonly weeks: readonly MonthWeek[]
}

export interface WeekDay extends GridDay {
  /** Of one day, with hours, by start. */
  readonly events: readonly EventCard[]
}

export interface WeekView extends ViewCommon {
  readonly slug: 'week'
  /** Seven, or five without the weekend; columns of lanes count these. */
  readonly days: readonly WeekDay[]
  readonly lanes: readonly Lane[]
}

export type CalendarView = ListView | SummaryView | DayView | MonthView | WeekView
