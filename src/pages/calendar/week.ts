import type { Lane, WeekDay, WeekView } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import {
  shortWeekday,
  formatDay,
  formatNumber,
  formatTime,
  formatWeekdayAndDay,
  type DateStyle,
} from './format-dates.ts'
import { titleLink } from './event-parts.ts'
import { timeRange } from './event-time.ts'
import { barMarkup } from './lanes.ts'
import { tooltip } from './tooltip.ts'
import { hoursOf, placeEvents, type Hours, type Placed } from './week-slots.ts'
import type { StyledView } from './labels.ts'

/** Seven days side by side: all-day events on top, then a column of hours for each day. */
export function weekBody({ view, style }: StyledView<WeekView>): Html {
  const { days, lanes } = view
  const hours = hoursOf(days)
  const first = days[0]?.date ?? view.today
  return html`<h2 class="cal-visually-hidden">
      ${style.t('calendar.weekLabel', { day: formatDay(first, style) })}
    </h2>
    <div class="cal-events-calendar-week cal-events-calendar-week--${days.length}">
      ${bars(lanes, style)} ${axis(hours, style)}
      ${days.map((day, index) => column(day, { index, hours, style }))}
    </div>`
}

function bars(lanes: readonly Lane[], style: DateStyle): Html | undefined {
  if (lanes.length === 0) return undefined
  return html`<div class="cal-week-bars">
    <h3 class="cal-week-bars__label">${style.t('calendar.allDay')}</h3>
    ${lanes.map(
      (lane) =>
        html`<div class="cal-week-lane">
          ${lane.map(
            (bar) =>
              html`<div class="cal-from-${bar.column + 1} cal-over-${bar.span}">
                ${barMarkup(bar, style)}
              </div>`,
          )}
        </div>`,
    )}
  </div>`
}

/** Labels of the hours, decorative because events state their times. */
function axis({ from, to }: Hours, style: DateStyle): Html {
  const hours = Array.from({ length: to - from }, (_, index) => from + index)
  return html`<div class="cal-week-axis" aria-hidden="true">
    ${hours.map((hour) => {
      const wall = `2000-01-01 ${String(hour).padStart(2, '0')}:00:00`
      return html`<span>${formatTime(wall, style)}</span>`
    })}
  </div>`
}

interface Column {
  readonly index: number
  readonly hours: Hours
  readonly style: DateStyle
}

function column(day: WeekDay, { index, hours, style }: Column): Html {
  const { date, url, isToday, isPast, events } = day
  const states = `${isToday ? ' cal-week-day--current' : ''}${isPast ? ' cal-week-day--past' : ''}`
  const empty = events.length === 0 ? ' cal-week-day--empty' : ''
  const placed = placeEvents(day, hours)
  const abreast = Math.max(1, ...placed.map(({ columns }) => columns))
  const kind = `cal-week-day-${index + 1} cal-week-day--columns-${abreast}${states}${empty}`
  return html`<div class="cal-week-day ${kind}">
    <h3 class="cal-week-day__head">
      <a href="${url}" data-js="cal-events-view-link"
        ><time datetime="${date}"
          ><span aria-hidden="true" class="cal-week-day__weekday"
            >${shortWeekday(date, style)}</span
          >
          <span aria-hidden="true" class="cal-week-day__number"
            >${formatNumber(Number(date.slice(8)), style)}</span
          ><span class="cal-visually-hidden">${formatWeekdayAndDay(date, style)}</span></time
        ></a
      >
    </h3>
    <div class="cal-week-day__hours">${placed.map((event) => weekEvent(event, style))}</div>
  </div>`
}

function weekEvent({ event, slot, slots, column: at, columns }: Placed, style: DateStyle): Html {
  const { featured, isOver } = event
  const kinds = `${featured ? ' cal-week-event--featured' : ''}${isOver ? ' cal-week-event--past' : ''}`
  const tight = `${slots < 2 ? ' cal-week-event--short' : ''}${columns > 2 ? ' cal-week-event--narrow' : ''}`
  const place = `cal-at-${slot} cal-for-${slots} cal-column-${at}-${columns}`
  return html`<article
    class="cal-week-event ${place}${tight}${kinds}"
    data-js="cal-events-tooltip-anchor"
  >
    <h4>${titleLink(event, style)}</h4>
    <p>${timeRange(event, style)}</p>
    ${event.venue !== undefined && html`<p class="cal-week-event__venue">${event.venue.name}</p>`}
    ${tooltip(event, style)}
  </article>`
}
