import type { EventPage } from '../views/event-page.ts'
import { plainExcerpt } from '../../../domain/embeds/entry-texts.ts'
import type { Translate } from '../../../messages/words.ts'
import { html, type Html } from '../../html.ts'
import { datesOf, formatLongDay, formatTime, type DateStyle } from '../format-dates.ts'
import { featuredMark, picture } from '../event-parts.ts'
import { dateTimeLine, timeRange } from '../event-time.ts'
import { icons } from '../icons.ts'
import { factList, linkList } from './facts.ts'
import { googleAddress, websiteLink } from './external-links.ts'
import type { ShownMaps } from './map.ts'
import { organizerFacts, placeLink, venueFacts } from './places.ts'
import type { SingleParts } from './single.ts'

/**
 * The parts of an event's page (behaviour/calendar-pages.md#page-of-an-event). For protected events
 * most are omitted.
 */
export function eventParts(page: EventPage, maps: ShownMaps): SingleParts {
  const { card, event, isOver, site } = page
  const style = datesOf(site.settings, site.today)
  const { t } = style
  const { open } = event
  return {
    back: `${site.siteUrl}/events/`,
    intro: html`<p class="cal-single__when">
        ${featuredMark(card, style)}${dateTimeLine(card, style)} ${open && costOf(page)}
      </p>
      ${card.isCanceled && html`<p class="notice">${t('event.canceled')}</p>`}
      ${isOver && html`<p class="notice">${t('event.over')}</p>`}`,
    ...(open && {
      picture: picture(card.image, { sizes: '(min-width: 72rem) 48rem, 100vw' }),
      belowText: addLinks(t, page),
      facts: html`${details(page, style)} ${laterTimes(page, style)} ${venues(page, t, maps)}
      ${organizers(page, t)}`,
    }),
    after: neighbours(page, t),
  }
}

const costOf = ({ card }: EventPage): Html | undefined =>
  card.cost === ''
    ? undefined
    : html`<span class="cal-single__cost">${icons.ticket} ${card.cost}</span>`

function details(page: EventPage, style: DateStyle): Html {
  const { t } = style
  const { card, event, categories, tags } = page
  return html`<section class="cal-single__block">
    <h2>${t('event.details')}</h2>
    ${factList([
      ...times(card, style),
      [t('event.cost'), card.cost],
      [t('event.costNote'), event.details.costDescription],
      [t('event.categories'), linkList(categories)],
      [t('event.tags'), linkList(tags)],
      [t('event.website'), websiteLink(event.details.website)],
    ])}
  </section>`
}

/** Date and time, or start and end if they are on different days. */
function times(card: EventPage['card'], style: DateStyle): (readonly [string, Html])[] {
  const { t } = style
  const { startsAt, endsAt, startIso, endIso, allDay, isMultiDay } = card
  const day = (wall: string, iso: string): Html =>
    html`<time datetime="${iso}"
      >${
        allDay
          ? formatLongDay(wall, style)
          : t('event.moment', {
              date: formatLongDay(wall, style),
              time: formatTime(wall, style),
            })
      }</time
    >`
  const oneDate = startsAt.slice(0, 10) === endsAt.slice(0, 10)
  if (oneDate || (allDay && !isMultiDay)) {
    const date = html`<time datetime="${startsAt.slice(0, 10)}"
      >${formatLongDay(startsAt, style)}</time
    >`
    const hours = [t('event.time'), timeRange(card, style)] as const
    return [[t('event.date'), date], ...(allDay ? [] : [hours])]
  }
  return [
    [t('event.start'), day(startsAt, startIso)],
    [t('event.end'), day(endsAt, endIso)],
  ]
}

/** Later occurrences of a recurring event. */
function laterTimes({ later }: EventPage, style: DateStyle): Html | undefined {
  if (later.length === 0) return undefined
  return html`<section class="cal-single__block">
    <h2>${style.t('event.laterTimes')}</h2>
    <ul>
      ${later.map((time) => html`<li>${dateTimeLine(time, style)}</li>`)}
    </ul>
  </section>`
}

function venues({ event, site }: EventPage, t: Translate, maps: ShownMaps): Html | undefined {
  if (event.venues.length === 0) return undefined
  return html`<section class="cal-single__block">
    <h2>${t('event.venues', { count: event.venues.length })}</h2>
    ${event.venues.map(
      (venue) =>
        html`<div>
          <h3>${placeLink(site.siteUrl, venue)}</h3>
          ${venueFacts(t, venue, maps, event.details)}
        </div>`,
    )}
  </section>`
}

function organizers({ event, site }: EventPage, t: Translate): Html | undefined {
  if (event.organizers.length === 0) return undefined
  return html`<section class="cal-single__block">
    <h2>${t('event.organizers', { count: event.organizers.length })}</h2>
    ${event.organizers.map(
      (organizer) =>
        html`<div>
          <h3>${placeLink(site.siteUrl, organizer)}</h3>
          ${organizerFacts(t, organizer)}
        </div>`,
    )}
  </section>`
}

/** Links to add the event to other calendars; a protected event has no public file. */
function addLinks(t: Translate, { card, event }: EventPage): Html | undefined {
  if (event.entry.password !== '' || event.entry.status !== 'publish') return undefined
  const { venue } = card
  const location =
    venue === undefined ? '' : [venue.name, venue.addressLine].filter(Boolean).join(', ')
  const google = googleAddress({
    title: card.title,
    times: event.details,
    description: `${plainExcerpt(event.entry)}\n\n${card.url}`.trim(),
    location,
  })
  const outside = 'noopener noreferrer nofollow noindex'
  return html`<section class="cal-single__add" aria-labelledby="cal-add">
    <h2 id="cal-add">${t('event.addToCalendar')}</h2>
    <ul>
      <li>
        <a class="cal-button cal-button--quiet" href="${card.url}?ical=1" rel="${outside}"
          >${icons.calendar} ${t('event.file')}</a
        >
      </li>
      <li>
        <a class="cal-button cal-button--quiet" href="${google}" rel="${outside}" target="_blank"
          >${icons.calendar} ${t('event.google')}</a
        >
      </li>
    </ul>
  </section>`
}

function neighbours({ previous, next }: EventPage, t: Translate): Html | undefined {
  if (previous === undefined && next === undefined) return undefined
  return html`<nav class="cal-single__neighbours" aria-label="${t('event.neighbours')}">
    <ul>
      <li>
        ${
          previous &&
          html`<a href="${previous.url}" rel="prev"
            >${icons.previous}<span>${previous.title}</span></a
          >`
        }
      </li>
      <li>
        ${next && html`<a href="${next.url}" rel="next"><span>${next.title}</span>${icons.next}</a>`}
      </li>
    </ul>
  </nav>`
}
