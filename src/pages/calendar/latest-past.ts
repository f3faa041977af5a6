import { html, type Html } from '../html.ts'
import { eventItem } from './list-body.ts'
import type { StyledView } from './labels.ts'

/**
 * The latest past events, shown if nothing is upcoming
 * (behaviour/calendar-pages.md#months-and-days).
 */
export function latestPast({ view, style }: StyledView): Html | undefined {
  if (view.latestPast.length === 0) return undefined
  return html`<section class="cal-events-latest-past" aria-labelledby="cal-latest-past">
    <h2 id="cal-latest-past">${style.t('calendar.latestPast')}</h2>
    <ul class="cal-events-calendar-list">
      ${view.latestPast.map((event) =>
        eventItem(event, { day: event.startsAt.slice(0, 10), style, full: true }),
      )}
    </ul>
  </section>`
}
