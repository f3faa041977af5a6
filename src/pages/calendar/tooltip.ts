import type { EventCard } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import type { DateStyle } from './format-dates.ts'
import { excerpt, featuredMark, picture } from './event-parts.ts'

/**
 * What the script shows below time and title, which it takes from the grid, when an event is
 * hovered over or focused.
 */
export function tooltip(event: EventCard, style: DateStyle): Html | undefined {
  const { image, title, cost } = event
  const parts = [
    picture(image, { sizes: '18rem', title }),
    featuredMark(event, style),
    excerpt(event, style),
    cost !== '' && html`<p class="cal-event__cost">${cost}</p>`,
  ]
  if (!parts.some(Boolean)) return undefined
  return html`<template data-js="cal-events-tooltip">${parts}</template>`
}
