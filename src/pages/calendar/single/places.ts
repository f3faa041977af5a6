import type { PlaceRow, VenueDetails } from '../../../data/places/place-row.ts'
import { addressLines } from '../../../domain/calendar/postal-address.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import { plainTitle } from '../../../domain/embeds/entry-texts.ts'
import type { Translate } from '../../../messages/words.ts'
import { html, type Html } from '../../html.ts'
import { factList } from './facts.ts'
import { venueMap, type ShownMaps } from './map.ts'
import { addressOf, emailLink, mapAddress, phoneLink, websiteLink } from './external-links.ts'

/** What an event requests of its venues, even if they do not. */
export type RequestedMaps = Partial<Pick<VenueDetails, 'showMap' | 'showMapLink'>>

/** The details of a venue, except its name, and its map. */
export function venueFacts(
  t: Translate,
  venue: PlaceRow<'venue'>,
  maps: ShownMaps,
  requested: RequestedMaps = {},
): Html | undefined {
  const { id, details } = venue
  const shown = requested.showMapLink || details.showMapLink ? mapAddress(details) : ''
  const map =
    (requested.showMap || details.showMap) &&
    venueMap(t, { id, title: plainTitle(venue), details }, maps)
  const facts = factList([
    [t('event.address'), postalAddress(details)],
    [t('event.phone'), phoneLink(details.phone)],
    [t('event.website'), websiteLink(details.website)],
    [
      t('event.mapLabel'),
      shown !== '' &&
        html`<a href="${shown}" rel="external nofollow noopener">${t('event.map')}</a>`,
    ],
  ])
  return facts === undefined && !map ? undefined : html`${facts}${map}`
}

function postalAddress(details: PlaceRow<'venue'>['details']): Html | undefined {
  const lines = addressLines(addressOf(details))
  if (lines.length === 0) return undefined
  return html`<address>
    ${lines.map((line, index) => html`${index > 0 && html`<br />`}${line}`)}
  </address>`
}

export const organizerFacts = (
  t: Translate,
  { details }: PlaceRow<'organizer'>,
): Html | undefined =>
  factList([
    [t('event.phone'), phoneLink(details.phone)],
    [t('event.email'), emailLink(details.email)],
    [t('event.website'), websiteLink(details.website)],
  ])

/** The name of a place, linked to its page. */
export function placeLink(siteUrl: string, row: PlaceRow): Html {
  const type = row.type === 'cal_venue' ? contentTypes.cal_venue : contentTypes.cal_organizer
  const url = permalink(siteUrl, type, { ...row, path: [row.slug] })
  return html`<a href="${url}">${plainTitle(row) || url}</a>`
}
