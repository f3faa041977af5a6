import type { Bar, Lane } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import type { DateStyle } from './format-dates.ts'
import { shownTitle } from './event-parts.ts'
import { dateTimeLine } from './event-time.ts'
import { icons } from './icons.ts'
import { tooltip } from './tooltip.ts'

/**
 * The rows of bars in one day of a month. A bar belongs to the first day of its week and extends
 * over the following ones, which get a placeholder of the same height, with the event's name for
 * screen readers. Empty rows at the end are omitted.
 */
export function barsOfDay(
  lanes: readonly Lane[],
  column: number,
  style: DateStyle,
): Html | undefined {
  const rows = lanes.map((lane) => lane.find((bar) => covers(bar, column)))
  const last = rows.findLastIndex((bar) => bar !== undefined)
  if (last < 0) return undefined
  return html`<div class="cal-events-calendar-month__multiday">
    ${rows.slice(0, last + 1).map((bar) => row(bar, column, style))}
  </div>`
}

const covers = ({ column, span }: Bar, day: number): boolean => column <= day && day < column + span

function row(bar: Bar | undefined, column: number, style: DateStyle): Html {
  if (bar === undefined) return html`<div class="cal-bar-row"></div>`
  if (bar.column !== column) {
    return html`<div class="cal-bar-row">
      <span class="cal-visually-hidden">${bar.event.title}</span>
    </div>`
  }
  return html`<div class="cal-bar-row">${barMarkup(bar, style)}</div>`
}

/** The part of an event within one week, as wide as its days. */
export function barMarkup({ event, span, startsHere, endsHere }: Bar, style: DateStyle): Html {
  const { featured, isOver, url } = event
  const names = [
    `--width-${span}`,
    startsHere && '--start',
    endsHere && '--end',
    isOver && '--past',
    featured && '--featured',
  ]
  const kinds = names.map((name) => (name === false ? '' : ` cal-bar${name}`)).join('')
  return html`<article class="cal-bar${kinds}" data-js="cal-events-tooltip-anchor">
    <h4 class="cal-bar__title">
      <a href="${url}" rel="bookmark"
        >${featured && icons.star}<span>${shownTitle(event, style)}</span></a
      >
    </h4>
    <p class="cal-visually-hidden">${dateTimeLine(event, style)}</p>
    ${tooltip(event, style)}
  </article>`
}
