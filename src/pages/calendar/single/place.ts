import type { PlaceRow } from '../../../data/places/place-row.ts'
import { imageOf } from '../views/event-card.ts'
import type { ListView } from '../views/view-model.ts'
import type { Translate } from '../../../messages/words.ts'
import { html, type Html } from '../../html.ts'
import { picture } from '../event-parts.ts'
import { listBody } from '../list-body.ts'
import { subscribeMenu } from '../subscribe.ts'
import { viewNav } from '../view-nav.ts'
import { styledView } from '../labels.ts'
import { organizerFacts, venueFacts } from './places.ts'
import type { ShownMaps } from './map.ts'
import type { SingleParts } from './single.ts'

/** A venue or organizer, with a page of its events. */
export interface PlacePage {
  readonly row: PlaceRow
  /** Undefined if the place is not published. */
  readonly view: ListView | undefined
  readonly siteUrl: string
  readonly t: Translate
  readonly maps: ShownMaps
}

/**
 * The parts of a place's page: its details, and its events (behaviour/calendar-pages.md#addresses).
 */
export function placeParts({ row, view, siteUrl, t, maps }: PlacePage): SingleParts {
  const facts = isVenue(row)
    ? venueFacts(t, row, maps)
    : isOrganizer(row)
      ? organizerFacts(t, row)
      : undefined
  const image = row.picture === null ? undefined : imageOf(siteUrl, row.picture)
  return {
    back: `${siteUrl}/events/`,
    picture: picture(image, { sizes: '(min-width: 72rem) 48rem, 100vw' }),
    ...(facts && {
      facts: html`<section class="cal-single__block">
        <h2>${t('event.details')}</h2>
        ${facts}
      </section>`,
    }),
    ...(view && { after: eventsOf(view), list: view }),
  }
}

const isVenue = (row: PlaceRow): row is PlaceRow<'venue'> => row.type === 'cal_venue'
const isOrganizer = (row: PlaceRow): row is PlaceRow<'organizer'> => row.type === 'cal_organizer'

function eventsOf(view: ListView): Html {
  const shown = styledView(view)
  const { t } = shown.style
  const moves = view.previousUrl !== '' || view.nextUrl !== ''
  const heading = view.isPast ? t('calendar.title.past') : t('calendar.title.upcoming')
  return html`<section class="cal-single__upcoming" aria-labelledby="cal-upcoming">
    <h2 id="cal-upcoming">${heading}</h2>
    ${view.events.length === 0 && html`<p class="notice">${t('event.noneHere')}</p>`}
    ${listBody(shown)} ${moves && viewNav(shown)} ${subscribeMenu(t, view.subscribe)}
  </section>`
}
