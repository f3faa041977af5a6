import type { EventCard, GridDay, MonthDay, MonthView, MonthWeek } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import {
  longWeekday,
  weekdayLetter,
  formatLongDay,
  formatMonth,
  formatNumber,
  type DateStyle,
} from './format-dates.ts'
import { titleLink } from './event-parts.ts'
import { timeRange } from './event-time.ts'
import { barsOfDay } from './lanes.ts'
import { mobileDay, mobileId } from './month-mobile.ts'
import { tooltip } from './tooltip.ts'
import type { StyledView } from './labels.ts'

/**
 * The grid of a month, followed by its days for narrow screens
 * (behaviour/calendar-pages.md#months-and-days).
 */
export function monthBody({ view, style }: StyledView<MonthView>): Html {
  const { weeks, month, today } = view
  const current = today.startsWith(month) ? ' cal-events-calendar-month-mobile--current' : ''
  return html`<h2 class="cal-visually-hidden" id="cal-events-grid-label">
      ${style.t('calendar.monthLabel', { month: formatMonth(month, style) })}
    </h2>
    <table class="cal-events-calendar-month" aria-labelledby="cal-events-grid-label">
      <thead>
        <tr>
          ${weeks[0]?.days.map(({ date }) => weekday(date, style))}
        </tr>
      </thead>
      <tbody>
        ${weeks.map((week) => weekRow(week, style))}
      </tbody>
    </table>
    <div class="cal-events-calendar-month-mobile${current}">
      ${weeks.flatMap(({ days }) => days).map((day) => mobileDay(day, style))}
    </div>`
}

function weekday(date: string, style: DateStyle): Html {
  const name = longWeekday(date, style)
  return html`<th scope="col">
    <span class="cal-small" aria-hidden="true">${weekdayLetter(date, style)}</span>
    <span class="cal-wide" aria-hidden="true">${name}</span>
    <span class="cal-visually-hidden">${name}</span>
  </th>`
}

function weekRow({ days, lanes }: MonthWeek, style: DateStyle): Html {
  return html`<tr>
    ${days.map((day, column) => cell(day, barsOfDay(lanes, column, style), style))}
  </tr>`
}

function cell(day: MonthDay, bars: Html | undefined, style: DateStyle): Html {
  const { date, events } = day
  const id = `cal-events-calendar-day-${date}`
  return html`<td class="cal-events-calendar-month__day${states(day)}" aria-labelledby="${id}">
    ${mobileLink(day, style)}
    <div class="cal-events-calendar-month__desktop">
      <h3 class="cal-events-calendar-month__date" id="${id}">${dayNumber(day, style)}</h3>
      ${bars}
      ${
        events.length > 0 &&
        html`<div class="cal-events-calendar-month__events">
          ${events.map((event) => dayEvent(event, style))}
        </div>`
      }
      ${more(day, style)}
    </div>
  </td>`
}

function states({ isToday, isPast, month }: MonthDay): string {
  const names = [
    isToday && '--current',
    isPast && '--past',
    month !== 'this' && '--other-month',
    month === 'before' && '--past-month',
    month === 'after' && '--next-month',
  ]
  return names
    .map((name) => (name === false ? '' : ` cal-events-calendar-month__day${name}`))
    .join('')
}

/** The number of the day, linked to its page if it has events. */
function dayNumber(day: MonthDay, style: DateStyle): Html {
  const { date, url, found } = day
  const number = html`<time datetime="${date}" aria-hidden="true"
      >${formatNumber(Number(date.slice(8)), style)}</time
    ><span class="cal-visually-hidden">${formatLongDay(date, style)}</span>`
  if (found === 0) return number
  return html`<a href="${url}" data-js="cal-events-view-link">${number}</a>`
}

/** Link to the day's events below the grid, for narrow screens. */
function mobileLink(day: MonthDay, style: DateStyle): Html {
  const { date, shown, found } = day
  const name = style.t('calendar.dayEvents', {
    day: formatLongDay(date, style),
    count: found,
    tense: tense(day),
  })
  return html`<a
    class="cal-events-calendar-month__mobile"
    href="#${mobileId(date)}"
    aria-label="${name}"
    ><time datetime="${date}">${formatNumber(Number(date.slice(8)), style)}</time>${
      found > 0 &&
      html`<span class="cal-dots"
        >${shown
          .slice(0, MAX_DOTS)
          .map(
            ({ featured }) =>
              html`<i class="${featured ? 'cal-dot cal-dot--featured' : 'cal-dot'}"></i>`,
          )}</span
      >`
    }</a
  >`
}

const MAX_DOTS = 3

const tense = ({ isToday, isPast }: GridDay): string =>
  isToday ? 'today' : isPast ? 'past' : 'upcoming'

function dayEvent(event: EventCard, style: DateStyle): Html {
  const { featured, isOver } = event
  const kinds = `${featured ? ' cal-month-event--featured' : ''}${isOver ? ' cal-month-event--past' : ''}`
  return html`<article class="cal-month-event${kinds}" data-js="cal-events-tooltip-anchor">
    <div class="cal-month-event__time">${timeRange(event, style)}</div>
    <h4 class="cal-month-event__title">${titleLink(event, style)}</h4>
    ${tooltip(event, style)}
  </article>`
}

function more({ date, url, more: count }: MonthDay, style: DateStyle): Html | undefined {
  if (count === 0) return undefined
  return html`<a
    class="cal-events-calendar-month__more"
    href="${url}"
    data-js="cal-events-view-link"
    >${style.t('calendar.more', { count })}<span class="cal-visually-hidden"
      >, ${formatLongDay(date, style)}</span
    ></a
  >`
}
