import type { EventCard, ListView } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import {
  shortWeekday,
  formatMonth,
  formatNumber,
  shortMonth,
  type DateStyle,
} from './format-dates.ts'
import { costLine, dateLine, excerpt, picture, titleLink, venueLine } from './event-parts.ts'
import type { StyledView } from './labels.ts'

/**
 * The events of a list, with a heading for each month
 * (behaviour/calendar-pages.md#months-and-days).
 */
export function listBody({ view, style }: StyledView<ListView>): Html | undefined {
  const { events } = view
  if (events.length === 0) return undefined
  return html`<h2 class="cal-visually-hidden">${style.t('calendar.listLabel')}</h2>
    <ul class="cal-events-calendar-list" aria-label="${style.t('calendar.listLabel')}">
      ${events.map((event, index) => {
        const before = events[index - 1]
        const month = shownDay(event, view).slice(0, 7)
        const opens = before === undefined || shownDay(before, view).slice(0, 7) !== month
        return html`${opens && monthSeparator(month, style)}${eventItem(event, {
          day: shownDay(event, view),
          style,
        })}`
      })}
    </ul>`
}

/** Ongoing events appear under the chosen day, not under one long past. */
function shownDay({ startsAt }: EventCard, { chosenDate, isPast }: ListView): string {
  const day = startsAt.slice(0, 10)
  return chosenDate !== undefined && !isPast && day < chosenDate ? chosenDate : day
}

function monthSeparator(month: string, style: DateStyle): Html {
  return html`<li class="cal-events-calendar-list__month-separator">
    <h3><time datetime="${month}">${formatMonth(month, style)}</time></h3>
  </li>`
}

interface Item {
  /** `YYYY-MM-DD`, shown next to the event. */
  readonly day: string
  readonly style: DateStyle
  /** Include month and year, if no heading shows them. */
  readonly full?: boolean
}

/** An event of a list, with its date. */
export function eventItem(event: EventCard, { day, style, full = false }: Item): Html {
  const level = full ? 3 : 4
  return html`<li class="cal-events-calendar-list__event-row">
    <div class="cal-date-tag" aria-hidden="true">
      <time datetime="${day}">
        <span class="cal-date-tag__weekday"
          >${full ? shortMonth(day, style) : shortWeekday(day, style)}</span
        >
        <span class="cal-date-tag__day">${formatNumber(Number(day.slice(8)), style)}</span>
        ${full && html`<span class="cal-date-tag__year">${day.slice(0, 4)}</span>`}
      </time>
    </div>
    ${eventArticle(event, { style, level })}
  </li>`
}

/** An event as shown in lists and days. */
export function eventArticle(
  event: EventCard,
  { style, level }: { readonly style: DateStyle; readonly level: 3 | 4 },
): Html {
  const title = titleLink(event, style)
  const kinds = `${event.featured ? ' cal-event--featured' : ''}${event.isOver ? ' cal-event--past' : ''}`
  return html`<article class="cal-event${kinds}">
    <div class="cal-event__details">
      ${dateLine(event, style)}
      ${
        level === 3
          ? html`<h3 class="cal-event__title">${title}</h3>`
          : html`<h4 class="cal-event__title">${title}</h4>`
      }
      ${venueLine(event)} ${excerpt(event, style)} ${costLine(event)}
    </div>
    ${picture(event.image, { sizes: '(min-width: 48rem) 18rem, 100vw', title: event.title })}
  </article>`
}
