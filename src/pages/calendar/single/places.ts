import type { PlaceRow } from '../../../data/places/place-row.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import { plainTitle } from '../../../domain/embeds/entry-texts.ts'
import { html, type Html } from '../../html.ts'
import { calendarTexts } from '../calendar-texts.ts'
import { factList } from './facts.ts'
import { emailLink, mapAddress, phoneLink, websiteLink } from './external-links.ts'

const texts = calendarTexts.single

/**
 * The details of a venue, except its name.
 * @param map whether the event requests a map even if the venue does not
 */
export function venueFacts(
  { details }: PlaceRow<'venue'>,
  { map = false }: { readonly map?: boolean } = {},
): Html | undefined {
  const shown = map || details.showMapLink ? mapAddress(details) : ''
  return factList([
    [texts.address, postalAddress(details)],
    [texts.phone, phoneLink(details.phone)],
    [texts.website, websiteLink(details.website)],
    [
      texts.mapLabel,
      shown !== '' && html`<a href="${shown}" rel="external nofollow noopener">${texts.map}</a>`,
    ],
  ])
}

function postalAddress(details: PlaceRow<'venue'>['details']): Html | undefined {
  const { address, zip, city, stateProvince, state, province, country } = details
  const lines = [address, `${zip} ${city}`.trim(), stateProvince || state || province, country]
  const known = lines.filter((line) => line !== '')
  if (known.length === 0) return undefined
  return html`<address>
    ${known.map((line, index) => html`${index > 0 && html`<br />`}${line}`)}
  </address>`
}

export const organizerFacts = ({ details }: PlaceRow<'organizer'>): Html | undefined =>
  factList([
    [texts.phone, phoneLink(details.phone)],
    [texts.email, emailLink(details.email)],
    [texts.website, websiteLink(details.website)],
  ])

/** The name of a place, linked to its page. */
export function placeLink(siteUrl: string, row: PlaceRow): Html {
  const type = row.type === 'cal_venue' ? contentTypes.cal_venue : contentTypes.cal_organizer
  const url = permalink(siteUrl, type, { ...row, path: [row.slug] })
  return html`<a href="${url}">${plainTitle(row) || url}</a>`
}
