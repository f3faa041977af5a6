/** Structured data of venues and organizers for search engines, in the schema.org vocabulary. */
import type { PlaceRow, VenueDetails } from '../../../data/places/place-row.ts'
import { renderContent, renderTitle } from '../../content/rendering/render.ts'
import { plainText } from '../../embeds/entry-texts.ts'
import { postalLines } from './postal-address.ts'

type JsonLd = Readonly<Record<string, unknown>>

/** A venue as a Place, without empty lines of the address. */
export function venueJsonLd(row: PlaceRow<'venue'>, image?: string): JsonLd {
  const { details } = row
  return {
    '@type': 'Place',
    ...described(row, image),
    url: '',
    address: { '@type': 'PostalAddress', ...postalLines(details) },
    ...coordinatesOf(details),
    telephone: details.phone,
    sameAs: details.website,
  }
}

/** An organizer as a Person; its website is also its address. */
export function organizerJsonLd(row: PlaceRow<'organizer'>, image?: string): JsonLd {
  const { phone, website, email } = row.details
  return {
    '@type': 'Person',
    ...described(row, image),
    url: website,
    telephone: phone,
    ...(email !== '' && { email }),
    sameAs: website,
  }
}

function described({ title, content }: PlaceRow, image: string | undefined): JsonLd {
  return {
    name: plainText(renderTitle(title)),
    description: plainText(renderContent(content)),
    ...(image !== undefined && { image }),
  }
}

function coordinatesOf({ latitude, longitude }: VenueDetails): JsonLd {
  if (latitude === null || longitude === null) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}
