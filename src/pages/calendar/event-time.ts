import type { EventCard } from './views/view-model.ts'
import { html, type Html, type HtmlValue } from '../html.ts'
import { formatDay, formatTime, type DateStyle } from './format-dates.ts'

type Times = Pick<
  EventCard,
  | 'startsAt'
  | 'endsAt'
  | 'startIso'
  | 'endIso'
  | 'allDay'
  | 'isMultiDay'
  | 'zoneLabel'
  | 'dateTimeSeparator'
  | 'timeRangeSeparator'
>

/** Start and end of an event as text (behaviour/calendar-pages.md#months-and-days). */
export interface FormattedTimes {
  readonly start: string
  /** '' if it adds nothing to the start. */
  readonly end: string
  /** Whether the end shows its time or its date. */
  readonly endKind: 'time' | 'date'
  /** Separator of start and end. */
  readonly between: string
  readonly zone: string
}

export function formatTimes(event: Times, style: DateStyle): FormattedTimes {
  const { startsAt, endsAt, allDay, isMultiDay, zoneLabel } = event
  const between = spaced(event.timeRangeSeparator, style.t('calendar.rangeSeparator'))
  const at = spaced(event.dateTimeSeparator, style.t('calendar.dateTimeSeparator'))
  const sameDate = startsAt.slice(0, 10) === endsAt.slice(0, 10)
  if (allDay) {
    const end = isMultiDay && !sameDate ? formatDay(endsAt, style) : ''
    return { start: formatDay(startsAt, style), end, endKind: 'date', between, zone: '' }
  }
  const both = (wall: string): string => formatDay(wall, style) + at + formatTime(wall, style)
  const end = sameDate ? formatTime(endsAt, style) : both(endsAt)
  return {
    start: both(startsAt),
    end: startsAt === endsAt ? '' : end,
    endKind: sameDate ? 'time' : 'date',
    between,
    zone: zoneLabel === undefined ? '' : ` ${zoneLabel}`,
  }
}

/** `December 5 @ 3:00 pm - 4:30 pm`. */
export function dateTimeLine(event: Times, style: DateStyle): Html {
  const { start, end, endKind, between, zone } = formatTimes(event, style)
  return html`<time class="cal-event-datetime" datetime="${event.startIso}" dir="auto"
    ><span class="cal-event-date-start">${start}</span>${
      end !== '' &&
      html`${between}<span class="${endKind === 'time' ? 'cal-event-time' : 'cal-event-date-end'}"
          >${end}</span
        >`
    }${zone}</time
  >`
}

/** `3:00 pm - 4:30 pm`, where the day is shown elsewhere. */
export function timeRange(event: Times, style: DateStyle): Html {
  const { startsAt, endsAt, zoneLabel } = event
  const between = spaced(event.timeRangeSeparator, style.t('calendar.rangeSeparator'))
  const time = (wall: string): Html =>
    html`<time datetime="${wall.slice(11, 16)}">${formatTime(wall, style)}</time>`
  const zone = zoneLabel !== undefined && ` ${zoneLabel}`
  if (startsAt === endsAt) return html`<bdi>${time(startsAt)}${zone}</bdi>`
  return html`<bdi>${time(startsAt)}${between}${time(endsAt)}${zone}</bdi>`
}

/** The time of an event on one of its days; ends on other days are named with them. */
export function timeOn(event: Times, date: string, style: DateStyle): HtmlValue {
  const { startsAt, endsAt, startIso, endIso, allDay, isMultiDay } = event
  const { t } = style
  if (allDay) return t('calendar.allDay')
  if (!isMultiDay) return timeRange(event, style)
  const at = spaced(event.dateTimeSeparator, t('calendar.dateTimeSeparator'))
  const whole = (wall: string): string =>
    (wall.startsWith(date) ? '' : formatDay(wall, style) + at) + formatTime(wall, style)
  return html`<bdi
    ><time datetime="${startIso}">${whole(startsAt)}</time>${t('calendar.rangeSeparator')}<time
      datetime="${endIso}"
      >${whole(endsAt)}</time
    ></bdi
  >`
}

/** A configured separator may or may not include blanks. */
function spaced(chosen: string, usual: string): string {
  const sign = chosen.trim()
  if (sign === '') return usual
  return /^[,;:]/.test(sign) ? `${sign} ` : ` ${sign} `
}
