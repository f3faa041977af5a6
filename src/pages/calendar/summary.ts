import type { EventCard, SummaryDay, SummaryView } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import { longWeekday, formatDay, type DateStyle } from './format-dates.ts'
import { timeOn } from './event-time.ts'
import { featuredMark, titleLink } from './event-parts.ts'
import type { StyledView } from './labels.ts'

/**
 * One line per event, under the heading of its day (behaviour/calendar-pages.md#months-and-days).
 */
export function summaryBody({ view, style }: StyledView<SummaryView>): Html | undefined {
  if (view.days.length === 0) return undefined
  return html`<div class="cal-events-calendar-summary">
    ${view.days.map((day) => dayOf(day, style))}
  </div>`
}

function dayOf({ date, url, events }: SummaryDay, style: DateStyle): Html {
  return html`<section class="cal-events-calendar-summary__day">
    <h2>
      <a href="${url}" data-js="cal-events-view-link"
        ><time datetime="${date}"
          ><span class="cal-events-calendar-summary__weekday">${longWeekday(date, style)}</span>
          ${formatDay(date, style)}</time
        ></a
      >
    </h2>
    <ul>
      ${events.map((event) => line(event, date, style))}
    </ul>
  </section>`
}

function line(event: EventCard, date: string, style: DateStyle): Html {
  return html`<li class="${event.featured ? 'cal-event--featured' : ''}">
    <span class="cal-events-calendar-summary__time">${timeOn(event, date, style)}</span>
    <span class="cal-events-calendar-summary__what">
      <h3>${titleLink(event, style)}</h3>
      ${featuredMark(event, style)}${
        event.venue !== undefined &&
        html`<span class="cal-events-calendar-summary__venue">${event.venue.name}</span>`
      }
    </span>
  </li>`
}
