import type { EventCard } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import type { DateStyle } from './format-dates.ts'
import { costLine, dateLine, excerpt, picture, shownTitle } from './event-parts.ts'

/** Shown by the script when an event in a grid is hovered over or focused. */
export function tooltip(event: EventCard, style: DateStyle): Html {
  return html`<template data-js="cal-events-tooltip">
    ${picture(event.image, { sizes: '18rem', title: event.title })} ${dateLine(event, style)}
    <p class="cal-tooltip__title">${shownTitle(event, style)}</p>
    ${excerpt(event, style)} ${costLine(event)}
  </template>`
}
