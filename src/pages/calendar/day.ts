import type { DayView, EventCard } from './views/view-model.ts'
import { html, type Html, type HtmlValue } from '../html.ts'
import { formatTime, type DateStyle } from './format-dates.ts'
import { eventArticle } from './list-body.ts'
import type { StyledView } from './labels.ts'

/**
 * The events of a day: all-day ones, ongoing ones, then by the hour
 * (behaviour/calendar-pages.md#months-and-days).
 */
export function dayBody({ view, style }: StyledView<DayView>): Html | undefined {
  const { allDay, ongoing, hours, date } = view
  if (allDay.length + ongoing.length + hours.length === 0) return undefined
  return html`<div class="cal-events-calendar-day">
    ${group(style.t('calendar.allDay'), allDay, style)}
    ${group(style.t('calendar.ongoing'), ongoing, style)}
    ${hours.map(({ time, events }) =>
      group(
        html`<time datetime="${time}">${formatTime(`${date} ${time}:00`, style)}</time>`,
        events,
        style,
      ),
    )}
  </div>`
}

function group(
  heading: HtmlValue,
  events: readonly EventCard[],
  style: DateStyle,
): Html | undefined {
  if (events.length === 0) return undefined
  return html`<section class="cal-events-calendar-day__group">
    <h2 class="cal-events-calendar-day__separator">${heading}</h2>
    <ul>
      ${events.map((event) => html`<li>${eventArticle(event, { style, level: 3 })}</li>`)}
    </ul>
  </section>`
}
