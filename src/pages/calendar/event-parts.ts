/** Templates for the parts of an event, shared by the views. */
import type { ResponsivePicture } from '../../domain/embeds/responsive-picture.ts'
import type { EventCard } from './views/view-model.ts'
import { Html, html } from '../html.ts'
import type { DateStyle } from './format-dates.ts'
import { dateTimeLine } from './event-time.ts'
import { pictureMarkup, type PictureLooks } from '../picture.ts'
import { icons } from './icons.ts'

/** Date and time, marked if the event is featured. */
export function dateLine(event: EventCard, style: DateStyle): Html {
  return html`<p class="cal-event__when">
    ${featuredMark(event, style)}${dateTimeLine(event, style)}
  </p>`
}

export function featuredMark(
  { featured }: Pick<EventCard, 'featured'>,
  { t }: DateStyle,
): Html | undefined {
  if (!featured) return undefined
  return html`<span class="cal-featured"
    >${icons.star}<span>${t('calendar.featured')}</span></span
  > `
}

type Titled = Pick<EventCard, 'url' | 'title' | 'isCanceled'>

/** The title, prefixed if the event is cancelled; the address if there is no title. */
export function shownTitle({ url, title, isCanceled }: Titled, { t }: DateStyle): Html {
  const label = isCanceled && html`<span class="cal-canceled">${t('calendar.canceled')}</span> `
  return html`${label}${title === '' ? url : title}`
}

export const titleLink = (event: Titled, style: DateStyle): Html =>
  html`<a href="${event.url}" rel="bookmark">${shownTitle(event, style)}</a>`

/** Name and address of the first venue; only the address if it has no name. */
export function venueLine({ venue }: EventCard): Html | undefined {
  if (venue === undefined) return undefined
  const { name, addressLine } = venue
  return html`<address class="cal-event__venue">
    <span class="cal-event__venue-name">${name}</span>
    ${addressLine !== '' && html`<span class="cal-event__venue-address">${addressLine}</span>`}
  </address>`
}

/** The sanitized excerpt; for a protected event, a sentence instead. */
export function excerpt(
  { excerptHtml, isProtected }: EventCard,
  { t }: DateStyle,
): Html | undefined {
  if (isProtected) return html`<p class="cal-event__excerpt">${t('calendar.protected')}</p>`
  if (excerptHtml === '') return undefined
  return html`<div class="cal-event__excerpt">${new Html(excerptHtml)}</div>`
}

export function costLine({ cost }: EventCard): Html | undefined {
  if (cost === '') return undefined
  return html`<p class="cal-event__cost">${icons.ticket}<span>${cost}</span></p>`
}

/**
 * A featured picture, itself not a link, because the title next to it is one.
 * @param title shown as a tooltip; omitted if the picture stands for the whole page
 */
export const picture = (
  image: ResponsivePicture | undefined,
  looks: Pick<PictureLooks, 'sizes' | 'title'>,
): Html | undefined =>
  image &&
  pictureMarkup(image, {
    ...looks,
    className: 'cal-event__image',
    later: looks.title !== undefined,
  })
