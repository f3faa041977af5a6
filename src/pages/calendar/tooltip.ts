import type { EventCard } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import type { DateStyle } from './format-dates.ts'
import { eventLines } from './event-lines.ts'
import { excerpt, featuredMark, picture, shownTitle } from './event-parts.ts'

/** Shown by the script when an event in a grid is hovered over or focused. */
export function tooltip(event: EventCard, style: DateStyle): Html {
  return html`<template data-js="cal-events-tooltip">
    ${picture(event.image, { sizes: '18rem', title: event.title })}
    <p class="cal-event__when">${featuredMark(event, style)}${eventLines(event, style).when}</p>
    <p class="cal-tooltip__title">${shownTitle(event, style)}</p>
    ${excerpt(event, style)}
    ${event.cost !== '' && html`<p class="cal-event__cost">${event.cost}</p>`}
  </template>`
}
