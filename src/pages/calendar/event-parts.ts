/** What the views show of an event, each part on its own. */
import type { CardImage, EventCard } from './views/view-model.ts'
import { Html, html } from '../html.ts'
import type { DateStyle } from './format-dates.ts'
import { dateTimeLine } from './event-time.ts'
import { icons } from './icons.ts'
import { calendarTexts as texts } from './calendar-texts.ts'

/** When, with a mark where the event is featured. */
export function dateLine(event: EventCard, style: DateStyle): Html {
  return html`<p class="cal-event__when">${featuredMark(event)}${dateTimeLine(event, style)}</p>`
}

export function featuredMark({ featured }: Pick<EventCard, 'featured'>): Html | undefined {
  if (!featured) return undefined
  return html`<span class="cal-featured">${icons.star}<span>${texts.featured}</span></span> `
}

type Titled = Pick<EventCard, 'url' | 'title' | 'isCanceled'>

/** The title, behind a word where the event does not take place; its address where it has none. */
export function shownTitle({ url, title, isCanceled }: Titled): Html {
  const label = isCanceled && html`<span class="cal-canceled">${texts.canceled}</span> `
  return html`${label}${title === '' ? url : title}`
}

export const titleLink = (event: Titled): Html =>
  html`<a href="${event.url}" rel="bookmark">${shownTitle(event)}</a>`

/** Name and address of the first venue; only the line below the name where there is no name. */
export function venueLine({ venue }: EventCard): Html | undefined {
  if (venue === undefined) return undefined
  const { name, addressLine } = venue
  return html`<address class="cal-event__venue">
    <span class="cal-event__venue-name">${name}</span>
    ${addressLine !== '' && html`<span class="cal-event__venue-address">${addressLine}</span>`}
  </address>`
}

/** Clean markup of the excerpt; a word about it where a password protects the event. */
export function excerpt({ excerptHtml, isProtected }: EventCard): Html | undefined {
  if (isProtected) return html`<p class="cal-event__excerpt">${texts.protectedEvent}</p>`
  if (excerptHtml === '') return undefined
  return html`<div class="cal-event__excerpt">${new Html(excerptHtml)}</div>`
}

export function costLine({ cost }: EventCard): Html | undefined {
  if (cost === '') return undefined
  return html`<p class="cal-event__cost">${icons.ticket}<span>${cost}</span></p>`
}

/**
 * A featured picture that leads nowhere by itself: the title beside it does.
 * @param title shows when somebody points at it; none where the picture stands for the whole page
 */
export function picture(
  image: CardImage | undefined,
  { sizes, title }: { readonly sizes: string; readonly title?: string },
): Html | undefined {
  if (image === undefined) return undefined
  const { url, srcset, width, height, alt } = image
  return html`<img
    class="cal-event__image"
    src="${url}"
    ${srcset !== '' && html`srcset="${srcset}" sizes="${sizes}"`}
    ${width > 0 && height > 0 && html`width="${width}" height="${height}"`}
    alt="${alt}"
    ${title !== undefined && html`title="${title}" loading="lazy"`}
    decoding="async"
  />`
}
