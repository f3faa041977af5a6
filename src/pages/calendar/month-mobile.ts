import type { EventCard, MonthDay } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import { formatLongDay, type DateStyle } from './format-dates.ts'
import { timeOn } from './event-time.ts'
import { featuredMark, titleLink } from './event-parts.ts'

/** `cal-events-calendar-mobile-day-2026-12-5`. */
export const mobileId = (date: string): string =>
  `cal-events-calendar-mobile-day-${date.slice(0, 8)}${Number(date.slice(8))}`

/** A day's events on narrow screens, shown on request; a sentence if there are none. */
export function mobileDay(day: MonthDay, style: DateStyle): Html {
  const { date, url, shown, found } = day
  const name = formatLongDay(date, style)
  const id = mobileId(date)
  if (found === 0) {
    return html`<p class="cal-mobile-day cal-mobile-day--empty" id="${id}" tabindex="-1">
      ${style.t('calendar.noEventsOn', { day: name })}
    </p>`
  }
  const listed = shown.slice(0, MAX_EVENTS)
  const others = found - listed.length
  const past = day.isPast ? ' cal-mobile-day--past' : ''
  const other = day.month === 'this' ? '' : ' cal-mobile-day--other-month'
  return html`<section class="cal-mobile-day${past}${other}" id="${id}" tabindex="-1">
    <h3><a href="${url}" data-js="cal-events-view-link">${name}</a></h3>
    <ul>
      ${listed.map((event) => line(event, date, style))}
    </ul>
    ${
      others > 0 &&
      html`<a class="cal-events-calendar-month__more" href="${url}" data-js="cal-events-view-link"
        >${style.t('calendar.more', { count: others })}</a
      >`
    }
  </section>`
}

/** With more events, the page of the day is easier to read. */
const MAX_EVENTS = 8

function line(event: EventCard, date: string, style: DateStyle): Html {
  return html`<li${event.featured && html` class="cal-event--featured"`}>
    <p class="cal-event__when">${featuredMark(event, style)}${timeOn(event, date, style)}</p>
    <h4>${titleLink(event, style)}</h4>
  </li>`
}
